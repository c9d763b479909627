"""A table knows its rematch: everybody who sat at it finds the way there."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("next", sa.String(16)))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("next")

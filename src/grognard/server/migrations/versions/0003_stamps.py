"""How a table stands is written now and then, not with every line: it says up to which line it is true."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("stamped", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET stamped = (SELECT count(*) FROM lines WHERE lines.table_id = tables.id)")


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("stamped")

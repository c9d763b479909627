"""The requests of a table have no index of their own: a table knows them all, and the number of a line is taken once."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_NAMES = {"uq": "%(table_name)s_%(column_0_N_name)s_key"}  # as PostgreSQL named it


def upgrade() -> None:
    with op.batch_alter_table("lines", naming_convention=_NAMES) as lines:
        lines.drop_constraint("lines_table_id_request_key", type_="unique")


def downgrade() -> None:
    with op.batch_alter_table("lines", naming_convention=_NAMES) as lines:
        lines.create_unique_constraint("lines_table_id_request_key", ["table_id", "request"])

"""Ready marks, short codes, reasons, and what was decided at a table beside its game."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("ready", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("code", sa.String(length=10)))
    op.create_index("ix_tables_code", "tables", ["code"], unique=True)
    op.add_column("motions", sa.Column("reason", sa.Text(), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("deed", sa.String(length=20)))
    op.add_column("chat", sa.Column("doer", sa.String(length=40), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("chat", "doer")
    op.drop_column("chat", "deed")
    op.drop_column("motions", "reason")
    op.drop_index("ix_tables_code", "tables")
    op.drop_column("tables", "code")
    op.drop_column("seats", "ready")

"""Where a game is played on from a moment of another."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(length=20)))
    op.add_column("tables", sa.Column("origin_moves", sa.Integer()))


def downgrade() -> None:
    op.drop_column("tables", "origin_moves")
    op.drop_column("tables", "origin")

"""Which finished game a table follows, and who opened it."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("follows", sa.String(length=20)))
    op.add_column("tables", sa.Column("opener", sa.String(length=20)))


def downgrade() -> None:
    op.drop_column("tables", "opener")
    op.drop_column("tables", "follows")

"""Which finished game a table follows."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("follows", sa.String(length=20)))


def downgrade() -> None:
    op.drop_column("tables", "follows")

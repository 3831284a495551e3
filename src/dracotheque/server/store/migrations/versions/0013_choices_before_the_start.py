"""What is chosen for a seat before the game begins."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("choice", sa.String(length=40)))


def downgrade() -> None:
    op.drop_column("seats", "choice")

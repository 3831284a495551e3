"""Gestures among what is said at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("gesture", sa.String(length=10)))


def downgrade() -> None:
    op.drop_column("chat", "gesture")

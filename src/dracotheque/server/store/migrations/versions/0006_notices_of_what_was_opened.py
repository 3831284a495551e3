"""Notices say of what they tell: a turn, or that what was hidden lies open."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None
KEY = ["table_id", "seat", "after", "channel"]


def upgrade() -> None:
    with op.batch_alter_table("notices") as notices:
        notices.add_column(sa.Column("kind", sa.String(length=10), nullable=False, server_default="turn"))
        notices.drop_constraint("pk_notices", type_="primary")
        notices.create_primary_key("pk_notices", [*KEY, "kind"])


def downgrade() -> None:
    op.execute("DELETE FROM notices WHERE kind <> 'turn'")
    with op.batch_alter_table("notices") as notices:
        notices.drop_constraint("pk_notices", type_="primary")
        notices.drop_column("kind")
        notices.create_primary_key("pk_notices", KEY)

"""Friends, and whom somebody does not want to meet."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table, other, more in (
        ("friendships", "friend", [sa.Column("accepted", sa.BigInteger())]),
        ("shuns", "shunned", []),
    ):
        op.create_table(
            table,
            sa.Column("person", sa.String(length=20), nullable=False),
            sa.Column(other, sa.String(length=20), nullable=False),
            sa.Column("at", sa.BigInteger(), nullable=False),
            *more,
            sa.ForeignKeyConstraint(["person"], ["people.id"], name=f"fk_{table}_person", ondelete="CASCADE"),
            sa.ForeignKeyConstraint([other], ["people.id"], name=f"fk_{table}_{other}", ondelete="CASCADE"),
            sa.PrimaryKeyConstraint("person", other, name=f"pk_{table}"),
        )
        op.create_index(f"ix_{table}_{other}", table, [other])


def downgrade() -> None:
    for table in ("shuns", "friendships"):
        op.drop_table(table)

"""What names look like, so that nobody is mistaken for somebody else; and no name is longer than it may be."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "looks",
        sa.Column("look", sa.String(length=160), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_looks_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("look", name="pk_looks"),
    )
    op.create_index("ix_looks_person", "looks", ["person"])
    for table in ("people", "seats", "chat"):
        op.execute(f"UPDATE {table} SET name = substr(name, 1, 40) WHERE length(name) > 40")


def downgrade() -> None:
    op.drop_table("looks")

"""Motions: votes and requests that all server processes know of, and that a restart does not forget."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "motions",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("voter", sa.Integer(), nullable=False),
        sa.Column("kept", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_motions_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "kind", "seat", "voter", name="pk_motions"),
    )


def downgrade() -> None:
    op.drop_table("motions")

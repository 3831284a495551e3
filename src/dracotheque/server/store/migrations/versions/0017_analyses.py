"""Finished games that are studied, and what was found in them."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("key", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("server", sa.String(length=20), nullable=False),
        sa.Column("alive", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("failed", sa.Boolean(), nullable=False),
        sa.Column("made", sa.String(length=32), nullable=False),
        sa.Column("content", sa.LargeBinary()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_analyses_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_analyses"),
    )
    op.create_index("ix_analyses_failed_analyses_asked", "analyses", ["failed", "asked"])


def downgrade() -> None:
    op.drop_table("analyses")

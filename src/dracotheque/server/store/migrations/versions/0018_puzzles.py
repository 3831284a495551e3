"""Tries at puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("puzzle", sa.String(length=40), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("daily", sa.Boolean(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("puzzle_mu", sa.Float(), nullable=False),
        sa.Column("puzzle_sigma", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_puzzle_tries_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "game", "puzzle", name="pk_puzzle_tries"),
    )
    op.create_index(
        "ix_puzzle_tries_game_puzzle_tries_puzzle_puzzle_tries_at", "puzzle_tries", ["game", "puzzle", "at"]
    )


def downgrade() -> None:
    op.drop_table("puzzle_tries")

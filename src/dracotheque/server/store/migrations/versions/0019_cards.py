"""Cards of people's own making that are shown, and thanks for them."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "cards",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("author", sa.String(length=20), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("fingerprint", sa.String(length=64), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["author"], ["people.id"], name="fk_cards_author", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_cards"),
        sa.UniqueConstraint("author", "fingerprint", name="uq_cards_author_fingerprint"),
    )
    op.create_index("ix_cards_game_cards_public_cards_created", "cards", ["game", "public", "created"])
    op.create_table(
        "thanks",
        sa.Column("card", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["card"], ["cards.id"], name="fk_thanks_card", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_thanks_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("card", "person", name="pk_thanks"),
    )
    op.create_index("ix_thanks_person", "thanks", ["person"])


def downgrade() -> None:
    op.drop_table("thanks")
    op.drop_table("cards")

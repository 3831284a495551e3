"""Accounts, results and ratings, notices, limits and orders."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("name_key", sa.String(length=160), nullable=False),
        sa.Column("password", sa.Text(), nullable=False),
        sa.Column("email", sa.String(length=254)),
        sa.Column("email_confirmed", sa.Boolean(), nullable=False),
        sa.Column("admin", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_accounts_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name="pk_accounts"),
        sa.UniqueConstraint("name_key", name="uq_accounts_name_key"),
    )
    op.create_index("ix_accounts_email", "accounts", ["email"])
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("label", sa.String(length=80), nullable=False),
        sa.ForeignKeyConstraint(
            ["token_hash"], ["sessions.token_hash"], name="fk_devices_token_hash", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token_hash", name="pk_devices"),
    )
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_blocks_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name="pk_blocks"),
    )
    op.create_table(
        "settled",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_settled_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_settled"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("score", sa.BigInteger(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("rating_before", sa.Float()),
        sa.Column("rating_after", sa.Float()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    op.create_index("ix_results_person_results_ended", "results", ["person", "ended"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("shown", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_ratings_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "game", name="pk_ratings"),
    )
    op.create_index("ix_ratings_game_ratings_shown", "ratings", ["game", "shown"])
    op.create_table(
        "wishes",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("email", sa.Boolean(), nullable=False),
        sa.Column("webhook", sa.String(length=500)),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_wishes_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name="pk_wishes"),
    )
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("channel", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger()),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_notices_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notices_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "after", "channel", name="pk_notices"),
    )
    op.create_index("ix_notices_due", "notices", ["due"])
    op.create_table(
        "limits",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_limits"),
    )
    op.create_table(
        "orders",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("target", sa.String(length=20), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_orders"),
    )


def downgrade() -> None:
    names = ("orders", "limits", "notices", "wishes", "ratings", "results", "settled", "blocks", "devices", "accounts")
    for name in names:
        op.drop_table(name)

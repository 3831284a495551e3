"""The hall: what is said there, who is here, and tables where bots will fill the free chairs."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "hall_chat",
        sa.Column("language", sa.String(length=5), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("language", "number", name="pk_hall_chat"),
    )
    op.create_index("ix_hall_chat_person", "hall_chat", ["person"])
    op.create_table(
        "presences",
        sa.Column("server", sa.String(length=20), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("server", name="pk_presences"),
    )
    op.add_column("tables", sa.Column("fills", sa.BigInteger()))


def downgrade() -> None:
    op.drop_column("tables", "fills")
    op.drop_table("presences")
    op.drop_table("hall_chat")

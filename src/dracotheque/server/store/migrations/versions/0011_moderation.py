"""Reports, silences, hidden words and cards, the log of those who run the server, and when somebody was last here."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("who", sa.String(length=20)),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("what", sa.String(length=20), nullable=False),
        sa.Column("target", sa.String(length=80), nullable=False),
        sa.Column("detail", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_audit"),
    )
    op.create_index("ix_audit_at", "audit", ["at"])
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("reporter", sa.String(length=20), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=20)),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=20)),
        sa.Column("place", sa.Integer()),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("reason", sa.String(length=500), nullable=False),
        sa.Column("outcome", sa.String(length=10)),
        sa.Column("decided", sa.BigInteger()),
        sa.PrimaryKeyConstraint("number", name="pk_reports"),
    )
    op.create_index("ix_reports_decided_reports_at", "reports", ["decided", "at"])
    op.create_table(
        "silences",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_silences_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name="pk_silences"),
    )
    op.create_table(
        "hidden_cards",
        sa.Column("fingerprint", sa.String(length=64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("fingerprint", name="pk_hidden_cards"),
    )
    op.add_column("chat", sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"))
    op.execute("UPDATE people SET seen = created")
    op.create_index("ix_people_guest_people_seen", "people", ["guest", "seen"])
    op.create_index("ix_sessions_expires", "sessions", ["expires"])


def downgrade() -> None:
    op.drop_index("ix_sessions_expires", "sessions")
    op.drop_index("ix_people_guest_people_seen", "people")
    op.drop_column("people", "seen")
    op.drop_column("chat", "hidden")
    for table in ("hidden_cards", "silences", "reports", "audit"):
        op.drop_table(table)

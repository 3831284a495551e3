"""Alembic's way in: it is handed a connection by `dracotheque.server.store.migrate`."""

from alembic import context

from dracotheque.server.store import registers, social

assert registers.accounts.metadata is social.hall_chat.metadata
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=registers.accounts.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()

"""The server: tables that never lose a move and never leak a card."""

import structlog

from dracotheque.tables import log

log.use(structlog.get_logger)

"""How the server is, for those who watch it."""

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.responses import Response

from dracotheque import __version__
from dracotheque.server import metrics
from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.store import StoreDown
from dracotheque.server.wire.requests import Health


async def health(call: Call) -> Health:
    if not await call.services.store.is_well():
        raise StoreDown
    return Health("ok", len(call.services.hub.tables), __version__)


async def show_metrics(call: Call) -> Response:
    metrics.tables.set(len(call.services.hub.tables))
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)


OPERATIONS = (
    Operation("GET", "/healthz", health, "Whether the server and its store are well", answer=Health),
    Operation("GET", "/metrics", show_metrics, "Figures for Prometheus"),
)

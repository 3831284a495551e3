"""How the server is, for those who watch it."""

from hmac import compare_digest

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.responses import Response

from dracotheque import __version__
from dracotheque.server import metrics
from dracotheque.server.http.guard import token_of
from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.store import StoreDown
from dracotheque.tables.refusals import Denied
from dracotheque.tables.wire.requests import Done, Health


async def health(call: Call) -> Health:
    if not await call.services.checkup.is_well():
        raise StoreDown
    return Health("ok", len(call.services.hub.tables), __version__)


async def live(call: Call) -> Done:
    """Whoever answers lives."""
    return Done()


async def ready(call: Call) -> Done:
    await health(call)
    return Done()


async def show_metrics(call: Call) -> Response:
    """Figures tick at hidden changes, too: they are for whoever runs the server, and has given a token for them."""
    expected = call.services.settings.metrics_token
    shown, by_cookie = token_of(call.request)
    if expected is None or shown is None or by_cookie or not compare_digest(shown.encode(), expected.encode()):
        raise Denied(404, "server-no-such-page")
    metrics.tables.set(len(call.services.hub.tables))
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)


OPERATIONS = (
    Operation("GET", "/healthz", health, "Whether the server is well and can write things down", answer=Health),
    Operation("GET", "/livez", live, "Whether the server answers at all", answer=Done),
    Operation("GET", "/readyz", ready, "Whether the server can take visitors", answer=Done),
    Operation("GET", "/metrics", show_metrics, "Figures for Prometheus, for who has the token", refusals=(404,)),
)

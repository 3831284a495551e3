"""The HTTP side: operations from which routes and OpenAPI follow, and the guard in front of them."""

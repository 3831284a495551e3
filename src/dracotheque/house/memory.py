"""A storage that forgets when it ends, for tests and for devices that keep nothing."""


class MemoryStorage:
    """Names and bytes in a dictionary, which may be handed on."""

    def __init__(self, content: dict[str, bytes] | None = None) -> None:
        self.content = {} if content is None else content

    async def get(self, key: str) -> bytes | None:
        return self.content.get(key)

    async def put(self, key: str, value: bytes) -> None:
        self.content[key] = value

    async def delete(self, key: str) -> None:
        self.content.pop(key, None)

    async def keys(self, prefix: str) -> list[str]:
        return [key for key in self.content if key.startswith(prefix)]

"""`draco admin mail --to`: whether letters leave this machine, found out before somebody waits for one."""

from typing import Annotated

from cyclopts import Parameter

from dracotheque.cli.complaints import Misuse
from dracotheque.cli.parameters import Spoken


def mail(
    *,
    to: Annotated[str, Parameter(metavar="ADDRESS", help="Whose inbox to look into afterwards.")],
    voice: Spoken,
) -> int:
    """Send a letter with the settings of the server, and say what the mail server answered."""
    from dracotheque.server.notices.post import Post, Undelivered
    from dracotheque.server.notices.settings import from_environment

    settings = from_environment().mail
    if settings is None:
        raise Misuse("cli-error-no-mail")
    post = Post(settings)
    try:
        post.send_now(to, voice.say("cli-admin-mail-subject"), voice.say("cli-admin-mail-text"))
    except Undelivered as error:
        raise Misuse("cli-error-mail", host=settings.host, port=settings.port, detail=str(error)) from None
    finally:
        post.close()
    print(voice.say("cli-admin-mail-sent", host=settings.host, to=to))
    return 0

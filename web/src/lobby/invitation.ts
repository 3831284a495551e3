// Invitations: `/table/<id>#<invite>`; what follows `#` never reaches a server's log.

const LINK = /^(?:https?:\/\/[^/\s]+)?\/?table\/([A-Za-z0-9_.:-]+)(?:\?hand)?(?:#([A-Za-z0-9_.:-]+))?$/;

/** The address on this page that an invitation leads to, or null. */
export function readInvitation(text: string): string | null {
  const found = LINK.exec(text.trim());
  return found ? `/table/${found[1]}${found[2] ? `#${found[2]}` : ''}` : null;
}

const CODE = /^(?:(?:https?:\/\/[^/\s]+)?\/?join\/)?([A-Za-z0-9]{6})$/;

/** The short code of a table, as somebody has typed or pasted it, or null. */
export function readCode(text: string): string | null {
  return CODE.exec(text.replace(/[\s-]/g, ''))?.[1]?.toLowerCase() ?? null;
}

/** A short code as one reads it out. */
export function shownCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`.toUpperCase();
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Where other devices find this page: null where they cannot, because the server listens to its own machine alone. */
export function reachable(here: { hostname: string; origin: string }, house: string | null): string | null {
  return LOOPBACK.test(here.hostname) ? house : here.origin;
}

/** The link to send to friends; `hand` for a phone beside a big screen. */
export function invitationLink(origin: string, table: string, invite: string | null, hand = false): string {
  return `${origin}/table/${table}${hand ? '?hand' : ''}${invite ? `#${invite}` : ''}`;
}

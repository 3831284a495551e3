// Invitations: `/table/<id>#<invite>`; what follows `#` never reaches a server's log.

const LINK = /^(?:https?:\/\/[^/\s]+)?\/?table\/([A-Za-z0-9_.:-]+)(?:\?hand)?(?:#([A-Za-z0-9_.:-]+))?$/;

/** The address on this page that an invitation leads to, or null. */
export function readInvitation(text: string): string | null {
  const found = LINK.exec(text.trim());
  return found ? `/table/${found[1]}${found[2] ? `#${found[2]}` : ''}` : null;
}

/** The link to send to friends; `hand` for a phone beside a big screen. */
export function invitationLink(origin: string, table: string, invite: string | null, hand = false): string {
  return `${origin}/table/${table}${hand ? '?hand' : ''}${invite ? `#${invite}` : ''}`;
}

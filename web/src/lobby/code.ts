// A short code leads to its table, with the invitation.
import { api } from '../lib/api';
import { attempt } from '../lib/attempt';
import { router } from '../lib/router.svelte';

/** Go there; whether it leads anywhere. */
export function followCode(code: string): Promise<boolean> {
  return attempt(async () => {
    const { table, invite } = await api.code(code);
    router.go(`/table/${table}#${invite}`, { replace: true });
  });
}

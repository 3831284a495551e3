// Where other devices find this page.
import { session } from '../lib/session.svelte';
import { reachable } from './invitation';

/** The beginning of a link that others can follow; null while it is not known, or where there is none. */
export class Outside {
  origin = $state<string | null>(null);
  known = $state(false);

  constructor() {
    void session
      .house()
      .then(({ address }) => reachable(location, address))
      .catch(() => location.origin)
      .then((origin) => {
        this.origin = origin;
        this.known = true;
      });
  }
}

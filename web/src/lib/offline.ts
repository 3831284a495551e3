// Where the server cannot be reached, a worker answers with a page of ours; only over HTTPS, and on this machine.

/** From now on a page that cannot be fetched says so in this language. */
export function answerOffline(language: string): void {
  if (import.meta.env.PROD) navigator.serviceWorker?.register(`/offline.${language}.js`).catch(() => undefined);
}

// The page of a server, kept on the device: it opens without the network, and says what then cannot be had. Every
// visitor fetches this, so what few need is fetched by them.

/** Called once the page is there: nobody waits for this. Only over HTTPS, and on this machine, a browser keeps pages. */
export async function keep(): Promise<void> {
  const above = () => import('../frame/above');
  const watch = () =>
    above().then(
      (found) => found.watchNetwork(),
      () => undefined,
    );
  // A page that was opened without its server, or a device without a network.
  if ('away' in document.documentElement.dataset || !navigator.onLine) void watch();
  else addEventListener('offline', watch, { once: true });
  const workers = navigator.serviceWorker;
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  if (!workers || top !== self || saveData) return;
  workers.onmessage = async ({ data }: MessageEvent<{ entry: string }>) => {
    if (document.querySelector(`script[src="${data.entry}"]`)) return;
    await (await above()).announceNewer(() => location.reload());
  };
  const kept = await workers.register('/keeper.js');
  document.addEventListener('visibilitychange', () => kept.update().catch(() => undefined));
}

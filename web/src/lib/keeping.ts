// The page of a server, kept on the device: it opens without the network, and says what then cannot be had.

/** Called once the page is there: nobody waits for this. Only over HTTPS, and on this machine, a browser keeps pages. */
export async function keep(): Promise<void> {
  // Fetched while there is a network: without one, nothing more comes.
  const above = await import('../frame/above');
  await above.watchNetwork();
  const workers = navigator.serviceWorker;
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  if (!workers || top !== self || saveData) return;
  workers.onmessage = async ({ data }: MessageEvent<{ entry: string }>) => {
    if (document.querySelector(`script[src="${data.entry}"]`)) return;
    await above.announceNewer(() => location.reload());
  };
  await workers.register('/keeper.js');
  document.addEventListener('visibilitychange', async () => {
    const kept = await workers.getRegistration();
    await kept?.update().catch(() => undefined);
  });
}

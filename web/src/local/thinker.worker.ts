// A worker who thinks for bots, so that no thought holds up a table.
import { startPython } from './engine';
import type { FromThinker, ToThinker } from './messages';

const tell = (message: FromThinker): void => postMessage(message);
let think: Promise<(request: string) => string> | null = null;

async function open(folder: string): Promise<(request: string) => string> {
  const python = await startPython(folder, () => undefined);
  const { answer } = python.pyimport('dracotheque.tables.thinking') as unknown as {
    answer(request: string): string;
  };
  return answer;
}

onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  if (data.type === 'open') {
    think = open(data.folder);
    await think;
    tell({ type: 'open' });
    return;
  }
  const { id, request } = data;
  const answer = await think?.then((answering) => answering(request)).catch(() => null);
  tell({ type: 'thought', id, answer: answer ?? null });
};

// The server checks a card and puts it into words; the browser knows neither the rules nor the sentences. (6.2-validation)
import { Refusal } from '../../../lib/api';
import type { Script } from './script';

export interface TextLine {
  depth: number;
  text: string;
}

/** What the engine says of a card. */
export interface CardReport {
  errors: string[];
  warnings: string[];
  text: { fr: TextLine[]; en: TextLine[] };
  /** Estimated worth in gold of one auction; null for a card with errors. */
  worth: number | null;
}

const ROUTE = '/api/workshop/pierres_du_dragon/check';

export async function checkCard(card: Script, signal?: AbortSignal): Promise<CardReport> {
  const response = await fetch(ROUTE, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Draco': '1' },
    body: JSON.stringify({ card }),
    signal: signal ?? null,
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as CardReport;
  const problem = (answer as { error?: Refusal['problem'] } | null)?.error;
  throw new Refusal(response.status, problem ?? { code: 'web-error-strange', args: {}, rule: '' });
}

// The server checks a card and puts it into words; the browser knows neither the rules nor the sentences. (6.2-validation)
import { call } from '../../../lib/api';
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

export const checkCard = (card: Script, signal?: AbortSignal): Promise<CardReport> =>
  call<CardReport>('POST', ROUTE, { card }, { signal });

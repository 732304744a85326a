import type { ChiaveCostante } from '../costanti/chiavi.ts';

/** Constants in points from 0 to 100: people are told what they do, never the points. */
const PUNTEGGI: ReadonlySet<string> = new Set<ChiaveCostante>([
  'score.red',
  'score.yellow',
  'livelli.tetti',
  'priorita.bonus',
  'passaggio.convivente',
  'affidabilita.segnali',
]);
export const isPunteggio = (key: string): boolean => PUNTEGGI.has(key);

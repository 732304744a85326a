import type { Analisi, Soluzione } from '@bussola/domain';

/** What deserves action, the most pressing first: the order is the engine's. */
export const toFace = ({ soluzioni }: Analisi): Soluzione[] =>
  soluzioni.filter(({ level }) => level === 'red' || level === 'yellow');

/** The first three. */
export const priorities = (analisi: Analisi): Soluzione[] => toFace(analisi).slice(0, 3);

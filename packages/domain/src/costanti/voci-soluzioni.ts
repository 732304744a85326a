import { SOLUZIONI, type SoluzioneCode } from '../aree.ts';
import type { ChiaveCostante } from './chiavi.ts';
import { RILASCIO, voci, type Voci } from './voce.ts';

const P = 'Ipotesi Bussola, modificabile';

const GENERALI = voci({
  'score.red': [67, 'points', 'P', RILASCIO, P, 1, 100],
  'score.yellow': [34, 'points', 'P', RILASCIO, P, 1, 100],
  'soluzione.soglie': [
    { gestione: 10000, polizza: 50000, unit: 5000, etaRiscatto: 60 },
    '€, y',
    'P',
    RILASCIO,
    P,
    0,
    1e9,
  ],
  'ui.decimali.prezzi': [0, 'digits', 'P', RILASCIO, 'Specifica del prodotto', 0, 2, '●'],
  'ui.vix.giorniMax': [5, 'days', 'P', RILASCIO, P, 1, 30],
  'gestione.anniUscite': [3, 'years', 'P', RILASCIO, 'Specifica del prodotto', 3, 3, '●'],
});

type PerSoluzione = Extract<ChiaveCostante, `soluzione.${SoluzioneCode}.${string}`>;

/** Weight, switch and place of each solution, as shipped. */
const PER_SOLUZIONE = Object.assign(
  {},
  ...SOLUZIONI.map((code, index) =>
    voci({
      [`soluzione.${code}.peso`]: [1, '–', 'P', RILASCIO, P, 0, 2],
      [`soluzione.${code}.attiva`]: [true, '–', 'P', RILASCIO, P, 0, 1],
      [`soluzione.${code}.ordine`]: [index + 1, '–', 'P', RILASCIO, P, 1, 12],
    } as unknown as Parameters<typeof voci>[0]),
  ),
) as Voci<PerSoluzione>;

export const VOCI_SOLUZIONI = { ...GENERALI, ...PER_SOLUZIONE };

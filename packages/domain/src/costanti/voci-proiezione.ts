import { RILASCIO, voci } from './voce.ts';

const P = 'Ipotesi Bussola, modificabile';

/** What the projection supposes: all choices of ours, in real terms (inflation taken away). */
export const VOCI_PROIEZIONE = voci({
  'proiezione.etaFinale': [95, 'years', 'P', RILASCIO, P, 80, 110],
  'proiezione.inflazione': [
    0.02,
    'rate',
    'P',
    RILASCIO,
    `${P}; obiettivo della Banca centrale europea`,
    0,
    0.1,
  ],
  'proiezione.quotaAltreSpese': [0.2, 'share', 'P', RILASCIO, P, 0, 0.6],
  'proiezione.mutuo.tasso': [0.035, 'rate', 'P', RILASCIO, P, 0, 0.12],
  'proiezione.mutuo.anni': [20, 'years', 'P', RILASCIO, P, 1, 40],
  'proiezione.mutuo.etaMax': [75, 'years', 'P', RILASCIO, P, 60, 95],
  'proiezione.immobili': [0, 'rate', 'P', RILASCIO, P, -0.05, 0.05],
  'proiezione.quotaStatali': [0.5, 'share', 'P', RILASCIO, P, 0, 1],
  'proiezione.rendimenti': [
    {
      azioni: 0.045,
      obbligazioni: 0.012,
      gestioneSeparate: 0.02,
      oro: 0.008,
      liquidi: -0.005,
      altro: 0.015,
    },
    'rate',
    'P',
    RILASCIO,
    `${P}; medie reali di lungo periodo, al netto dei costi, prima delle imposte`,
    -0.1,
    0.15,
  ],
  // Shares, bonds, crypto, gold, cash, other: rows and columns in the order of the classes.
  'proiezione.correlazioni': [
    [
      [1, 0.15, 0.4, 0.05, 0, 0.5],
      [0.15, 1, 0.05, 0.2, 0.2, 0.2],
      [0.4, 0.05, 1, 0.1, 0, 0.25],
      [0.05, 0.2, 0.1, 1, 0, 0.15],
      [0, 0.2, 0, 0, 1, 0],
      [0.5, 0.2, 0.25, 0.15, 0, 1],
    ],
    '–',
    'P',
    RILASCIO,
    P,
    -1,
    1,
  ],
  'proiezione.percorsi': [10000, 'paths', 'P', RILASCIO, P, 1000, 100000],
});

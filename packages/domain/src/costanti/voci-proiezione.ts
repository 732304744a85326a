import { NOSTRA, RILASCIO, ipotesi, toCostanti } from './to-costanti.ts';

/** What the projection supposes: all choices of ours, in real terms (inflation taken away). */
export const VOCI_PROIEZIONE = toCostanti({
  'proiezione.etaFinale': ipotesi({
    value: 95,
    unit: 'years',
    min: 80,
    max: 110,
  }),
  'proiezione.inflazione': {
    value: 0.02,
    unit: 'rate',
    kind: 'P',
    from: RILASCIO,
    fonte: `${NOSTRA}; obiettivo della Banca centrale europea`,
    min: 0,
    max: 0.1,
  },
  'proiezione.quotaAltreSpese': ipotesi({
    value: 0.2,
    unit: 'share',
    min: 0,
    max: 0.6,
  }),
  'proiezione.mutuo.tasso': ipotesi({
    value: 0.035,
    unit: 'rate',
    min: 0,
    max: 0.12,
  }),
  'proiezione.mutuo.anni': ipotesi({
    value: 20,
    unit: 'years',
    min: 1,
    max: 40,
  }),
  'proiezione.mutuo.etaMax': ipotesi({
    value: 75,
    unit: 'years',
    min: 60,
    max: 95,
  }),
  'proiezione.immobili': ipotesi({
    value: 0,
    unit: 'rate',
    min: -0.05,
    max: 0.05,
  }),
  'proiezione.quotaStatali': ipotesi({
    value: 0.5,
    unit: 'share',
    min: 0,
    max: 1,
  }),
  'proiezione.rendimenti': {
    value: {
      azioni: 0.045,
      obbligazioni: 0.012,
      gestioneSeparate: 0.02,
      oro: 0.008,
      liquidi: -0.005,
      altro: 0.015,
    },
    unit: 'rate',
    kind: 'P',
    from: RILASCIO,
    fonte: `${NOSTRA}; medie reali di lungo periodo, al netto dei costi, prima delle imposte`,
    min: -0.1,
    max: 0.15,
  },
  // Shares, bonds, crypto, gold, cash, other: rows and columns in the order of the classes.
  'proiezione.correlazioni': ipotesi({
    value: [
      [1, 0.15, 0.4, 0.05, 0, 0.5],
      [0.15, 1, 0.05, 0.2, 0.2, 0.2],
      [0.4, 0.05, 1, 0.1, 0, 0.25],
      [0.05, 0.2, 0.1, 1, 0, 0.15],
      [0, 0.2, 0, 0, 1, 0],
      [0.5, 0.2, 0.25, 0.15, 0, 1],
    ],
    unit: '–',
    min: -1,
    max: 1,
  }),
  'proiezione.percorsi': ipotesi({
    value: 10000,
    unit: 'paths',
    min: 1000,
    max: 100000,
  }),
});

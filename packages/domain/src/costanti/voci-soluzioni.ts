import { SOLUZIONI, type SoluzioneCode } from '../aree.ts';
import type { ChiaveCostante } from './chiavi.ts';
import { NOSTRA, RILASCIO, ipotesi, toCostanti, type Voci } from './to-costanti.ts';

const GENERALI = toCostanti({
  'score.red': ipotesi({ value: 67, unit: 'points', min: 1, max: 100 }),
  'score.yellow': ipotesi({
    value: 34,
    unit: 'points',
    min: 1,
    max: 100,
  }),
  'affidabilita.segnali': ipotesi({
    value: {
      regimeIgnoto: 25,
      cassaIgnota: 25,
      professioneAltro: 25,
      mistoSenzaAnni: 30,
      mistoConAnni: 15,
      anniIgnoti: 20,
      inizioIncerto: 30,
      continuitaIgnota: 10,
      sogliaVicina: 20,
      sessoIgnoto: 15,
      speseStimate: 25,
      rateStimate: 10,
      comuneIgnoto: 10,
      quotaIgnota: 15,
    },
    unit: 'points',
    min: 0,
    max: 100,
  }),
  'affidabilita.banda': ipotesi({
    value: { stima: [0.15, 0.25, 0.4], pensione: [5, 8, 12] },
    unit: 'share, points',
    min: 0,
    max: 100,
  }),
  'priorita.bonus': ipotesi({
    value: {
      carenza: 100,
      'gestione-patrimonio': -5,
      TCM: 40,
      senzaDipendenti: -10,
      'infortuni-malattie': 40,
      'polizze-rischi': 25,
      polizza: 20,
      pensione: 10,
      LTC: 5,
      'riscatto-laurea': -10,
      'assistenza-medica': -20,
      'tutela-legale': -20,
      'investimenti-capitale-garantito': 0,
      'unit-index-linked': 0,
    },
    unit: 'points',
    min: -50,
    max: 150,
  }),
  'soluzione.soglie': ipotesi({
    value: { gestione: 10000, polizza: 50000, unit: 5000, etaRiscatto: 60 },
    unit: '€, y',
    min: 0,
    max: 1e9,
  }),
  'ui.decimali.prezzi': {
    value: 0,
    unit: 'digits',
    kind: 'P',
    from: RILASCIO,
    fonte: 'Specifica del prodotto',
    min: 0,
    max: 2,
    pubblica: true,
  },
  'ui.vix.giorniMax': ipotesi({
    value: 5,
    unit: 'days',
    min: 1,
    max: 30,
  }),
  'gestione.anniUscite': {
    value: 3,
    unit: 'years',
    kind: 'P',
    from: RILASCIO,
    fonte: 'Specifica del prodotto',
    min: 3,
    max: 3,
    pubblica: true,
  },
});

type PerSoluzione = Extract<ChiaveCostante, `soluzione.${SoluzioneCode}.${string}`>;

/** Weight, switch and place of each solution, as shipped. */
const PER_SOLUZIONE = Object.assign(
  {},
  ...SOLUZIONI.map((code, index) =>
    toCostanti({
      [`soluzione.${code}.peso`]: {
        value: 1,
        unit: '–',
        kind: 'P',
        from: RILASCIO,
        fonte: NOSTRA,
        min: 0,
        max: 2,
      },
      [`soluzione.${code}.attiva`]: {
        value: true,
        unit: '–',
        kind: 'P',
        from: RILASCIO,
        fonte: NOSTRA,
        min: 0,
        max: 1,
      },
      [`soluzione.${code}.ordine`]: {
        value: index + 1,
        unit: '–',
        kind: 'P',
        from: RILASCIO,
        fonte: NOSTRA,
        min: 1,
        max: 12,
      },
    } as unknown as Parameters<typeof toCostanti>[0]),
  ),
) as Voci<PerSoluzione>;

export const VOCI_SOLUZIONI = { ...GENERALI, ...PER_SOLUZIONE };

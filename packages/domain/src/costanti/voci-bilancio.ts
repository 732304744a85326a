import { ipotesi, toCostanti } from './to-costanti.ts';

/** Budget, plan, debts and hard situations (domain.md 13). */
export const VOCI_BILANCIO = toCostanti({
  'spese.quotaReddito': ipotesi({ value: 0.6, unit: 'share', min: 0.3, max: 1 }),
  'bilancio.mesi': ipotesi({ value: 36, unit: 'months', min: 6, max: 240 }),
  'bilancio.mesiSolide': ipotesi({ value: 120, unit: 'months', min: 6, max: 240 }),
  'debiti.mesiApertura': ipotesi({ value: 6, unit: 'months', min: 1, max: 36 }),
  'debiti.mesiOcc': ipotesi({ value: 12, unit: 'months', min: 1, max: 36 }),
  'debiti.rateLiquide': ipotesi({ value: 3, unit: 'instalments', min: 1, max: 36 }),
  'rate.soglie': ipotesi({ value: [0.3, 0.35, 0.5], unit: 'share', min: 0, max: 1 }),
  'piano.protezione': ipotesi({
    value: { quota: 0.3, reddito: 0.04, max: 200 },
    unit: 'share, share, €/month',
    min: 0,
    max: 1000,
  }),
  'piano.minimo': ipotesi({ value: 10, unit: '€/month', min: 1, max: 100 }),
  'piano.riservaTollerata': ipotesi({ value: 0.1, unit: 'share', min: 0, max: 0.3 }),
  'situazioni.anziani': {
    value: { tm: 2, eta: 64 },
    unit: '× minimum pension, years',
    kind: 'L',
    from: '2017-01-01',
    fonte: 'L. 232/2016, art. 1, comma 187; L. 127/2007, art. 5',
    min: 1,
    max: 70,
  },
  'situazioni.etaAssegno': ipotesi({ value: 50, unit: 'years', min: 40, max: 67 }),
  'situazioni.redditoFigli': ipotesi({ value: 0.6, unit: 'share', min: 0.3, max: 1 }),
});

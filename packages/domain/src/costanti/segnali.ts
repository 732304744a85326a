/** Why an estimate is less sure than its answers: what the model has to suppose. */
export const SEGNALI = [
  'regimeIgnoto',
  'cassaIgnota',
  'professioneAltro',
  'mistoSenzaAnni',
  'mistoConAnni',
  'anniIgnoti',
  'inizioIncerto',
  'continuitaIgnota',
  'sogliaVicina',
  'sessoIgnoto',
  'speseStimate',
  'rateStimate',
  'comuneIgnoto',
  'quotaIgnota',
] as const;
export type Segnale = (typeof SEGNALI)[number];

/** Rules of the second edition that are still to be built; a rule leaves this list when it is. */
export const DA_FARE: ReadonlySet<string> = new Set([
  'affidabilita',
  'contaTesto',
  'famiglia',
  'erediTesto',
  'scoreAssistenza',
  'scoreGarantito',
  'scorePolizza',
  'scorePolizzeRischi',
  'scoreRiscatto',
  'scoreTutelaLegale',
  'scoreUnit',
  'segnaliPensione',
  'stimaSuccessione',
]);

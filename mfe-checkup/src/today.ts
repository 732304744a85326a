/** The day in Italy, where the rules of age apply; schemas take it as an argument. */
export const today = (now: Date = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(now);

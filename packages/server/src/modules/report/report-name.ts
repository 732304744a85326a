const NAME_LENGTH = 120;

/**
 * «Report famiglia Rossi – 3 maggio 2026»; the family's name is cut where the
 * whole would not be a name any more.
 */
export function reportName(language: 'it' | 'en', lastName: string, at: Date): string {
  const day = new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Rome',
  }).format(at);
  const named = (family: string): string =>
    `${(language === 'it' ? `Report famiglia ${family}` : `${family} family report`).trim()} – ${day}`;
  const letters = [...lastName];
  let name = named(lastName);
  while (name.length > NAME_LENGTH) {
    letters.pop();
    name = named(`${letters.join('').trim()}…`);
  }
  return name;
}

import { known } from '../records.ts';
import type { Valori } from '../costanti/costanti.ts';

export type Ripartizione = 'Nord' | 'Centro' | 'Mezzogiorno';

const SINONIMI: Record<string, string> = {
  'friuli-vg': 'friuli-venezia giulia',
  'provincia autonoma di trento': 'pa trento',
  'provincia autonoma di bolzano': 'pa bolzano',
};
const regioni = (ripartizione: Ripartizione, ...nomi: string[]) =>
  Object.fromEntries(nomi.map((nome) => [nome, ripartizione]));
const RIPARTIZIONE: Record<string, Ripartizione> = {
  ...regioni(
    'Nord',
    'Piemonte',
    "Valle d'Aosta",
    'Liguria',
    'Lombardia',
    'PA Trento',
    'PA Bolzano',
    'Trentino-Alto Adige',
    'Veneto',
    'Friuli-Venezia Giulia',
    'Emilia-Romagna',
  ),
  ...regioni('Centro', 'Toscana', 'Umbria', 'Marche', 'Lazio'),
  ...regioni(
    'Mezzogiorno',
    'Abruzzo',
    'Molise',
    'Campania',
    'Puglia',
    'Basilicata',
    'Calabria',
    'Sicilia',
    'Sardegna',
  ),
};
const plain = (name: string) => known(name.split('/')[0]).trim().replaceAll('’', "'").toLowerCase();
const CANONICHE = new Map(Object.keys(RIPARTIZIONE).map((name) => [plain(name), name]));

/**
 * The key of a region in our tables: the text before «/» of the ISTAT name; Trentino-Alto Adige is
 * told apart by the sigla of the province. Null when the place is unknown, foreign or not given:
 * national values apply.
 */
export function chiaveRegione(
  regione: string | null | undefined,
  sigla?: string | null,
): string | null {
  if (!regione) return null;
  let name = note.get(regione);
  if (name === undefined) {
    name = plain(regione);
    // Names are typed by people and come without end; a few hundred are all that repeat.
    if (note.size > 500) note.clear();
    note.set(regione, name);
  }
  if (name === 'trentino-alto adige')
    return sigla === 'TN' ? 'PA Trento' : sigla === 'BZ' ? 'PA Bolzano' : 'Trentino-Alto Adige';
  return CANONICHE.get(SINONIMI[name] ?? name) ?? null;
}
/** Tidied names: tidying one costs more than all that is done with it. */
const note = new Map<string, string>();

export const ripartizioneDi = (chiave: string | null): Ripartizione | null =>
  (chiave && RIPARTIZIONE[chiave]) || null;

/** Regional and municipal surtax rates together with the default of Italy. */
export function aliquoteAddizionali(valori: Valori, regione: string | null | undefined): number {
  const table = valori['tax.addizionali.regioni'];
  // Most callers give the key itself; tidying a name on every call would cost more than the sum it
  // feeds.
  const key = regione && !Object.hasOwn(table, regione) ? chiaveRegione(regione) : regione;
  const own = key ? table[key] : undefined;
  return own
    ? own[0] + own[1]
    : valori['tax.addizionali.default.r'] + valori['tax.addizionali.default.c'];
}

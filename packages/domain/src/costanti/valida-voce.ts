/**
 * Is this value fit for this constant? Kind, shape, bounds and order of every number in it
 * (domain.md 8).
 */
import { known } from '../records.ts';
import { ConfigError } from '../errors.ts';
import { cholesky } from './cholesky.ts';
import type { Costante, Costanti } from './costanti.ts';
import { formaDi, type Forma } from './forme.ts';
import { problema, type ProblemaVoce } from './problemi.ts';

/**
 * Everything that is wrong with a value proposed for one constant; none means that it may enter a
 * release. Bounds are those of the constant in `costanti`; what must hold between constants is
 * asked of `relazioni`.
 * @param costanti the release the change starts from: it knows the keys, their bounds and their
 *   shapes
 */
export function validaVoce(costanti: Costanti, key: string, value: unknown): ProblemaVoce[] {
  const voci: Readonly<Record<string, Costante<unknown>>> = costanti.voci;
  const voce = voci[key];
  if (!voce || !Object.hasOwn(costanti.voci, key))
    return [
      problema(
        key,
        '',
        'chiave-sconosciuta',
        `La costante «${key}» non esiste.`,
        `There is no constant «${key}».`,
      ),
    ];
  const found: ProblemaVoce[] = [];
  visita({ key, voce, found }, '', formaDi(key, voce.values.at(-1)?.value), value);
  return found;
}

const CRESCERE = ['I valori devono crescere.', 'Values must rise.'] as const;
const DIMINUIRE = ['I valori devono diminuire.', 'Values must fall.'] as const;

const isGiorno = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

interface Visita {
  key: string;
  voce: Costante<unknown>;
  found: ProblemaVoce[];
}

function visita(v: Visita, path: string, forma: Forma, value: unknown): void {
  const say = (code: ProblemaVoce['code'], it: string, en: string) =>
    void v.found.push(problema(v.key, path, code, it, en));
  switch (forma.tipo) {
    case 'booleano':
      if (typeof value !== 'boolean') say('tipo', 'Serve sì o no.', 'Yes or no is needed.');
      return;
    case 'testo':
      if (typeof value !== 'string' || value.trim() === '')
        say('tipo', 'Serve un testo.', 'A text is needed.');
      return;
    case 'giorno':
      if (typeof value !== 'string' || !isGiorno(value))
        say('tipo', 'Serve un giorno, come 2026-12-31.', 'A day is needed, like 2026-12-31.');
      return;
    case 'numero':
      return numero(v, path, forma, value);
    case 'tupla':
      return tupla(v, path, forma, value);
    case 'righe':
      return righe(v, path, forma, value);
    case 'correlazione':
      return correlazione(v, path, forma.lato, value);
    case 'campi':
      return campi(v, path, forma, value);
    case 'mappa':
      return mappa(v, path, forma, value);
  }
}

function campi(
  { key, voce, found }: Visita,
  path: string,
  forma: Extract<Forma, { tipo: 'campi' }>,
  value: unknown,
): void {
  const say = (code: ProblemaVoce['code'], it: string, en: string) =>
    void found.push(problema(key, path, code, it, en));
  if (!isElenco(value))
    return say(
      'tipo',
      'Serve un elenco di nomi e valori.',
      'A list of names and values is needed.',
    );
  const missing = Object.keys(forma.campi).filter((name) => !Object.hasOwn(value, name));
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(forma.campi, name));
  if (missing.length > 0)
    say('nomi', `Manca: ${missing.join(', ')}.`, `Missing: ${missing.join(', ')}.`);
  if (unknown.length > 0)
    say(
      'nomi',
      `Nome non previsto: ${unknown.join(', ')}.`,
      `Unexpected name: ${unknown.join(', ')}.`,
    );
  for (const [name, part] of Object.entries(forma.campi))
    if (Object.hasOwn(value, name))
      visita({ key, voce, found }, `${path}.${name}`, part, value[name]);
}

function mappa(
  v: Visita,
  path: string,
  forma: Extract<Forma, { tipo: 'mappa' }>,
  value: unknown,
): void {
  const say = (code: ProblemaVoce['code'], it: string, en: string) =>
    void v.found.push(problema(v.key, path, code, it, en));
  if (!isElenco(value) || Object.keys(value).length === 0)
    return say(
      'tipo',
      'Serve almeno una riga con nome e valore.',
      'At least one row with a name and a value is needed.',
    );
  for (const [name, part] of Object.entries(value)) {
    if (forma.chiave.test(name)) visita(v, `${path}.${name}`, forma.valori, part);
    else say('nomi', `«${name}» non è un nome previsto.`, `«${name}» is not an expected name.`);
  }
}

const isElenco = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function numero(
  { key, voce, found }: Visita,
  path: string,
  forma: Extract<Forma, { tipo: 'numero' }>,
  value: unknown,
): void {
  if (typeof value !== 'number' || !Number.isFinite(value))
    return void found.push(problema(key, path, 'tipo', 'Serve un numero.', 'A number is needed.'));
  const [min, max] = forma.limiti ?? [voce.min, voce.max];
  if (value < min || value > max)
    found.push(
      problema(
        key,
        path,
        'fuori-limiti',
        `${value} è fuori dai limiti: da ${min} a ${max}.`,
        `${value} is out of bounds: from ${min} to ${max}.`,
      ),
    );
  else if (forma.intero && !Number.isInteger(value))
    found.push(
      problema(key, path, 'intero', 'Serve un numero intero.', 'A whole number is needed.'),
    );
}

function tupla(
  v: Visita,
  path: string,
  forma: Extract<Forma, { tipo: 'tupla' }>,
  value: unknown,
): void {
  if (!Array.isArray(value) || value.length !== forma.parti.length) {
    return void v.found.push(
      problema(
        v.key,
        path,
        'parti',
        `Servono ${forma.parti.length} valori.`,
        `${forma.parti.length} values are needed.`,
      ),
    );
  }
  const before = v.found.length;
  forma.parti.forEach((part, at) => visita(v, `${path}[${at}]`, part, value[at]));
  if (v.found.length > before) return;
  for (const run of forma.crescenti ?? []) {
    for (let at = 1; at < run.length; at++) {
      if (Number(value[known(run[at])]) <= Number(value[known(run[at - 1])]))
        v.found.push(problema(v.key, `${path}[${known(run[at])}]`, 'ordine', ...CRESCERE));
    }
  }
  if (!forma.nonDecrescente) return;
  for (let at = 1; at < value.length; at++)
    if (Number(value[at]) < Number(value[at - 1]))
      v.found.push(problema(v.key, `${path}[${at}]`, 'ordine', ...CRESCERE));
}

function righe(
  v: Visita,
  path: string,
  forma: Extract<Forma, { tipo: 'righe' }>,
  value: unknown,
): void {
  const { key, found } = v;
  if (!Array.isArray(value) || value.length === 0)
    return void found.push(
      problema(key, path, 'parti', 'Serve almeno una riga.', 'At least one row is needed.'),
    );
  const before = found.length;
  value.forEach((row: unknown, at) => {
    const here = `${path}[${at}]`;
    if (!Array.isArray(row) || row.length !== forma.colonne.length)
      return void found.push(
        problema(
          key,
          here,
          'parti',
          `Servono ${forma.colonne.length} valori.`,
          `${forma.colonne.length} values are needed.`,
        ),
      );
    forma.colonne.forEach((column, c) => {
      const open = forma.ultimaAperta === true && c === 0;
      const isLast = at === value.length - 1;
      if (open && isLast && row[c] !== null)
        found.push(
          problema(
            key,
            `${here}[0]`,
            'tipo',
            'L’ultima riga non ha limite.',
            'The last row has no limit.',
          ),
        );
      else if (!(open && isLast)) visita(v, `${here}[${c}]`, column, row[c]);
    });
  });
  if (found.length > before) return;
  for (const [column, verso] of Object.entries(forma.ordine)) {
    const c = Number(column);
    const [it, en] = verso === 'decrescente' ? DIMINUIRE : CRESCERE;
    const cells = value.map((row: (number | null | undefined)[]) => row[c]);
    for (let at = 1; at < cells.length; at++)
      if (!isInOrdine(verso, cells[at - 1], cells[at]))
        found.push(problema(key, `${path}[${at}][${c}]`, 'ordine', it, en));
  }
}

type Verso = Extract<Forma, { tipo: 'righe' }>['ordine'][number];
/** A cell without a number, the open limit of the last row, is in order with any. */
function isInOrdine(
  verso: Verso,
  a: number | null | undefined,
  b: number | null | undefined,
): boolean {
  if (typeof a !== 'number' || typeof b !== 'number') return true;
  if (verso === 'crescente') return b > a;
  return verso === 'decrescente' ? b < a : b >= a;
}

/**
 * A matrix that is not of any possible set of returns is refused: the simulation could not draw
 * from it.
 */
function correlazione(v: Visita, path: string, lato: number, value: unknown): void {
  const say = (where: string, it: string, en: string) =>
    void v.found.push(problema(v.key, where, 'correlazione', it, en));
  if (
    !Array.isArray(value) ||
    value.length !== lato ||
    !value.every((row) => Array.isArray(row) && row.length === lato)
  ) {
    return void v.found.push(
      problema(
        v.key,
        path,
        'parti',
        `Serve una tabella di ${lato} righe e ${lato} colonne.`,
        `A table of ${lato} rows and ${lato} columns is needed.`,
      ),
    );
  }
  const m = value as unknown[][];
  const before = v.found.length;
  m.forEach((row, i) =>
    row.forEach((cell, j) =>
      numero(
        v,
        `${path}[${i}][${j}]`,
        { tipo: 'numero', limiti: [Math.max(-1, v.voce.min), 1] },
        cell,
      ),
    ),
  );
  if (v.found.length > before) return;
  for (let i = 0; i < lato; i++) {
    if (known(m[i])[i] !== 1)
      return say(`${path}[${i}][${i}]`, 'Sulla diagonale va 1.', 'The diagonal is 1.');
    for (let j = 0; j < i; j++)
      if (known(m[i])[j] !== known(m[j])[i])
        return say(
          `${path}[${i}][${j}]`,
          'La tabella deve essere simmetrica.',
          'The table must be symmetric.',
        );
  }
  if (!isSemidefinita(m as number[][]))
    say(
      path,
      'Queste correlazioni non possono stare insieme.',
      'These correlations cannot hold together.',
    );
}

/**
 * Asked of the factorisation that the simulation draws with: what it cannot use is refused here.
 */
function isSemidefinita(m: readonly (readonly number[])[]): boolean {
  try {
    cholesky(m);
    return true;
  } catch (error) {
    if (error instanceof ConfigError) return false;
    throw error;
  }
}

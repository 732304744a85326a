/** A whole release as text and back, so that it can be stored, pinned and sent to a browser. */
import { isIsoDate } from '../calendario.ts';
import { ConfigError } from '../errors.ts';
import type { IsoDate } from '../money.ts';
import { conTipi, type Costante, type Costanti } from './costanti.ts';

/** Grows when the writing changes, not when a constant does. */
export const FORMATO_RELEASE = 1;

interface Scritta {
  formato: number;
  id: string;
  validFrom: IsoDate;
  voci: Record<string, Costante<unknown>>;
}

/** The same release gives the same text, to the byte: constants in order of key. */
export function scriviRelease({ id, validFrom, voci }: Costanti): string {
  const inOrder = Object.fromEntries(
    Object.entries<Costante<unknown>>(voci)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, voce]) => [key, ordinata(voce)]),
  );
  return JSON.stringify({
    formato: FORMATO_RELEASE,
    id,
    validFrom,
    voci: inOrder,
  } satisfies Scritta);
}

/** Fields in one order, whatever code made them; values keep the order they were given in. */
const ordinata = ({
  key,
  unit,
  kind,
  min,
  max,
  pubblica,
  fonte,
  verificatoIl,
  values,
}: Costante<unknown>): Costante<unknown> => ({
  key,
  unit,
  kind,
  min,
  max,
  pubblica,
  fonte,
  verificatoIl,
  values,
});

/**
 * Reads what {@link scriviRelease} wrote.
 * @param attese the keys that the reader's engine knows: `Object.keys` of the constants it ships
 * @throws ConfigError naming the format, the unknown key, the missing key or the constant that
 *   cannot be read
 */
export function leggiRelease(text: string, attese: readonly string[]): Costanti {
  const { id, validFrom, voci } = aperta(text);
  const known = new Set(attese);
  const unknown = Object.keys(voci).find((key) => !known.has(key));
  if (unknown !== undefined)
    throw new ConfigError(unknown, `release ${id} has a constant that this engine does not know`);
  const missing = attese.find((key) => !Object.hasOwn(voci, key));
  if (missing !== undefined)
    throw new ConfigError(missing, `release ${id} has no such constant, and this engine needs it`);
  return { id, validFrom, voci: conTipi(voci) };
}

/**
 * A release written for another version of the engine, made whole for this one: values stay those
 * that were approved, constants that are new come from the code, those no longer known go, and
 * kinds, units and bounds are the code's.
 * @returns the same values under a new id, or `undefined` when the text needs nothing
 * @throws ConfigError when the text is not a release
 */
export function completaRelease(
  text: string,
  fornita: Costanti,
  nuova: { id: string; validFrom: IsoDate },
): Costanti | undefined {
  const { id, validFrom, voci } = aperta(text);
  const whole = Object.fromEntries(
    Object.entries<Costante<unknown>>(fornita.voci).map(([key, voce]) => {
      const approved = voci[key];
      return [
        key,
        approved
          ? {
              ...voce,
              fonte: approved.fonte,
              verificatoIl: approved.verificatoIl,
              values: approved.values,
            }
          : voce,
      ];
    }),
  );
  const completed: Costanti = { id, validFrom, voci: conTipi(whole) };
  if (scriviRelease(completed) === scriviRelease({ id, validFrom, voci: conTipi(voci) }))
    return undefined;
  return { ...completed, ...nuova };
}

function aperta(text: string): Scritta {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new ConfigError('release', 'the text is not JSON');
  }
  const { formato, id, validFrom, voci } = (read ?? {}) as Partial<Scritta>;
  if (formato !== FORMATO_RELEASE)
    throw new ConfigError(
      'formato',
      `format ${String(formato)} is not ${FORMATO_RELEASE}, the one this engine reads`,
    );
  if (typeof id !== 'string' || id === '') throw new ConfigError('id', 'the release has no name');
  if (!isIsoDate(validFrom))
    throw new ConfigError('validFrom', `release ${id} does not say from which day it is valid`);
  if (typeof voci !== 'object' || voci === null || Array.isArray(voci))
    throw new ConfigError('voci', `release ${id} has no constants`);
  for (const [key, voce] of Object.entries(voci))
    if (!isVoce(key, voce))
      throw new ConfigError(key, `release ${id} has this constant without value, bounds or source`);
  return { formato, id, validFrom, voci };
}

function isVoce(key: string, voce: unknown): voce is Costante<unknown> {
  if (typeof voce !== 'object' || voce === null) return false;
  const parts: Record<string, unknown> = { ...voce };
  const { key: own, kind, verificatoIl, values } = parts;
  return (
    own === key &&
    ['L', 'S', 'P'].includes(String(kind)) &&
    isIsoDate(verificatoIl) &&
    Object.entries(TIPI).every(([part, tipo]) => typeof parts[part] === tipo) &&
    Array.isArray(values) &&
    values.length > 0 &&
    values.every(isVersione)
  );
}

const TIPI = {
  unit: 'string',
  min: 'number',
  max: 'number',
  pubblica: 'boolean',
  fonte: 'string',
} as const satisfies Partial<Record<keyof Costante<unknown>, string>>;

const isVersione = (version: unknown): boolean =>
  typeof version === 'object' &&
  version !== null &&
  'value' in version &&
  'from' in version &&
  isIsoDate(version.from);

/**
 * Releases of the constants: a new one from changes, what two of them differ in, the old values
 * again. Pure; never an overwrite.
 */
import { ConfigError } from '../errors.ts';
import type { IsoDate } from '../money.ts';
import { isIsoDate } from '../calendario.ts';
import { conTipi, valoriAl, type Costante, type Costanti } from './costanti.ts';
import type { Dated } from './dated.ts';
import { versionInForce } from './dated.ts';
import { problema, type ProblemaVoce } from './problemi.ts';
import { relazioni } from './relazioni.ts';
import { validaVoce } from './valida-voce.ts';

/** A new value of one constant. For law (`L`) source and day of reading are required. */
export interface CambioVoce {
  value: unknown;
  /** Act, article, comma; the statistic; or why we choose so. */
  fonte?: string | undefined;
  verificatoIl?: IsoDate | undefined;
  /** First day of the value; that of the release when not given. */
  from?: IsoDate | undefined;
}
export type Cambi = Readonly<Record<string, CambioVoce>>;
export interface NuovaRelease {
  id: string;
  validFrom: IsoDate;
}
type Versione = Dated<unknown>['values'][number];
type Voci = Record<string, Costante<unknown>>;

/**
 * Everything that keeps these changes from becoming a release; none means that {@link creaRelease}
 * will make it.
 * @param today nobody has read a source after today; without it that is not asked
 */
export function problemiCambi(
  base: Costanti,
  cambi: Cambi,
  validFrom: IsoDate,
  today?: IsoDate,
): ProblemaVoce[] {
  const voci: Voci = base.voci;
  const found = Object.entries(cambi).flatMap(([key, cambio]) => [
    ...validaVoce(base, key, cambio.value),
    ...(Object.hasOwn(voci, key) && voci[key]?.kind === 'L' ? problemiFonte(key, cambio) : []),
    ...problemiDate(key, cambio, today),
  ]);
  if (found.length > 0) return found;
  const next = conCambi(base, cambi, { id: base.id, validFrom });
  const broken = giorni(next).flatMap((day) => relazioni(valoriAl(next, day)));
  return broken.filter(
    ({ key, words }, at) =>
      broken.findIndex((p) => p.key === key && p.words.it === words.it) === at,
  );
}

/** A figure of law needs its source, and the day on which it was read. */
function problemiFonte(key: string, { fonte, verificatoIl }: CambioVoce): ProblemaVoce[] {
  const problems: ProblemaVoce[] = [];
  if (!fonte?.trim())
    problems.push(
      problema(
        key,
        '',
        'fonte',
        'Una cifra di legge ha bisogno della fonte: atto, articolo, comma.',
        'A figure of law needs its source: act, article, comma.',
      ),
    );
  if (verificatoIl === undefined)
    problems.push(
      problema(
        key,
        '',
        'data',
        'Indica il giorno in cui hai letto la fonte.',
        'Say on which day you read the source.',
      ),
    );
  return problems;
}

function problemiDate(
  key: string,
  { verificatoIl, from }: CambioVoce,
  today: IsoDate | undefined,
): ProblemaVoce[] {
  const problems = ([verificatoIl, from] as (string | undefined)[])
    .filter((day) => day !== undefined && !isIsoDate(day))
    .map((day) => problema(key, '', 'data', `«${day}» non è una data.`, `«${day}» is not a date.`));
  if (today !== undefined && verificatoIl !== undefined && verificatoIl > today)
    problems.push(
      problema(
        key,
        '',
        'data',
        'Il giorno della lettura è nel futuro.',
        'The day of reading is in the future.',
      ),
    );
  return problems;
}

/**
 * A release that is `base` with these changes: each changed constant gets one more version, dated,
 * with its source; nothing else moves.
 * @throws ConfigError naming the first constant at fault; ask {@link problemiCambi} before
 */
export function creaRelease(base: Costanti, cambi: Cambi, nuova: NuovaRelease): Costanti {
  const [first] = problemiCambi(base, cambi, nuova.validFrom);
  if (first) throw new ConfigError(first.key, first.words.en);
  return conCambi(base, cambi, nuova);
}

/**
 * The values of an older release again, as a new one. Constants that the older one did not know
 * stay as they are.
 * @param attuale the release to go back from
 */
export function ripristina(
  vecchia: Costanti,
  attuale: Costanti,
  { id, validFrom }: NuovaRelease,
): Costanti {
  const old: Voci = vecchia.voci;
  const voci = Object.fromEntries(
    Object.entries<Costante<unknown>>(attuale.voci).map(([key, voce]) => [
      key,
      valoriDi(old[key] ?? voce, voce),
    ]),
  );
  return { id, validFrom, voci: conTipi(voci) };
}

/** Kind, unit and bounds are those of today; values and sources go back. */
const valoriDi = (
  { fonte, verificatoIl, values }: Costante<unknown>,
  voce: Costante<unknown>,
): Costante<unknown> => ({ ...voce, fonte, verificatoIl, values });

export interface Differenza {
  key: string;
  prima: Versione | undefined;
  dopo: Versione | undefined;
}

/**
 * The constants whose versions are not the same in the two, with what is in force in each on `day`.
 * @param day the first day of `b` when not given
 */
export function differenze(a: Costanti, b: Costanti, day: IsoDate = b.validFrom): Differenza[] {
  const [before, after]: [Voci, Voci] = [a.voci, b.voci];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys
    .filter((key) => JSON.stringify(before[key]?.values) !== JSON.stringify(after[key]?.values))
    .map((key) => ({ key, prima: versione(before[key], day), dopo: versione(after[key], day) }));
}

function versione(voce: Costante<unknown> | undefined, day: IsoDate): Versione | undefined {
  if (!voce || !voce.values.some(({ from }) => from <= day)) return undefined;
  return versionInForce(voce, day);
}

function conCambi(base: Costanti, cambi: Cambi, { id, validFrom }: NuovaRelease): Costanti {
  const voci: Voci = { ...base.voci };
  for (const [key, { value, fonte, verificatoIl, from = validFrom }] of Object.entries(cambi)) {
    const voce = voci[key];
    if (!voce) throw new ConfigError(key, 'there is no such constant');
    const version: Versione = {
      from,
      value,
      ...(fonte?.trim() ? { fonte: fonte.trim() } : {}),
      ...(verificatoIl ? { verificatoIl } : {}),
    };
    voci[key] = { ...voce, values: [...voce.values, version] };
  }
  return { id, validFrom, voci: conTipi(voci) };
}

/** The first day of the release, and every later one on which some value changes. */
function giorni({ validFrom, voci }: Costanti): IsoDate[] {
  const later = Object.values<Costante<unknown>>(voci)
    .flatMap(({ values }) => values.map(({ from }) => from))
    .filter((day) => day > validFrom);
  return [validFrom, ...new Set(later)].sort();
}

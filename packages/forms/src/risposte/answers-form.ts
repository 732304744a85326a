/** The table of answers as the state of a form, and back to what is sent. */
import {
  answerOf,
  EMAIL,
  isChiave,
  isComuneKnown,
  isIsoMonth,
  isMissing,
  isUnasked,
  mayHold,
  premisesOf,
  RISPOSTE,
} from '@bussola/domain';
import type { Answers, Chi, Chiave, Laureato, Persona, Polizze, Risposta } from '@bussola/domain';
import { valueAt, withValue } from '../form/paths.ts';
import { wireDate, wireEuro, wireInteger, wireText, type Patch } from '../form/wire.ts';

type Field<V> = NonNullable<V> extends string ? NonNullable<V> | '' : NonNullable<V> | null;
type Fields<T> = { [K in keyof T]-?: Field<T[K]> };
/**
 * '' and null are not answered yet, NaN is an amount that cannot be read. Only the keys that were
 * asked for are there.
 */
export type AnswersForm = Fields<Omit<Answers, 'polizze' | 'laureato' | 'stimati'>> & {
  polizze: Fields<Polizze>;
  laureato: Fields<Laureato>;
  /** The search of municipalities did not answer: what was typed is kept, and looked up later. */
  isComuneLibero: boolean;
  stimati: string[];
};

/** What an answer that is not there looks like in its field. */
function emptyOf(risposta: Risposta): unknown {
  switch (risposta.kind) {
    case 'name':
    case 'date':
    case 'month':
    case 'choice':
    case 'email':
      return '';
    case 'consent':
      return false;
    case 'split':
      return Object.fromEntries(risposta.parts.map((part) => [part, 0]));
    case 'yesNo':
    case 'euro':
    case 'count':
    case 'share':
    case 'comune':
    case 'rows':
      return null;
  }
}

/** The fields of these answers, and of those that decide whether they are asked. */
export function toForm(keys: readonly Chiave[], saved: object): AnswersForm {
  const { stimati = [], comuneResidenza }: Partial<Persona> = saved;
  let form: object = {
    stimati: [...stimati],
    isComuneLibero: Boolean(comuneResidenza) && !isComuneKnown(comuneResidenza),
  };
  for (const key of new Set(keys.flatMap((one) => [one, ...premisesOf(one)])))
    form = withValue(form, key, shown(RISPOSTE[key], answerOf(saved, key)));
  return form as AnswersForm;
}

/** Years were once kept with decimals: full years are shown, and sent with the next save. */
const shown = (risposta: Risposta, value: unknown): unknown =>
  risposta.kind === 'count' && typeof value === 'number'
    ? Math.floor(value)
    : (value ?? emptyOf(risposta));

/** `undefined`: cannot be sent as it is; `null`: not answered. */
function wireOf(risposta: Risposta, value: unknown): unknown {
  if (isMissing(value)) return null;
  const toWire = WIRE[risposta.kind];
  return toWire ? toWire(value as never, risposta as never) : value;
}

type DiTipo<K extends Risposta['kind']> = Extract<Risposta, { kind: K }>;
/** The others go as they are. */
const WIRE: {
  [K in Risposta['kind']]?: (value: never, risposta: DiTipo<K>) => unknown;
} = {
  name: (value: string) => wireText(value),
  email: (value: string) => (EMAIL.test(wireText(value) ?? '') ? wireText(value) : undefined),
  date: (value: string) => wireDate(value),
  month: (value: string) => (isIsoMonth(value) ? value : undefined),
  share: (value: number, { min, max }) => (value >= min && value <= max ? value : undefined),
  euro: (value: number, { whole, max }) =>
    whole ? wireInteger(value, max) : value > max ? undefined : wireEuro(value),
  count: (value: number, { max }) => wireInteger(value, max),
  consent: (value: boolean) => (value ? true : null),
  split: (value: Record<string, number>) =>
    Object.values(value).every((share) => share >= 0 && share <= 100) ? value : undefined,
};

/**
 * What is sent of these answers: `null` also where the question is not asked, unless an answer is
 * kept there.
 * @param saved lends the parts of a group (`polizze`) that these keys leave alone: on the wire a
 *   group is replaced as a whole
 */
export function toPatch(
  keys: readonly Chiave[],
  form: object,
  saved: object,
  chi: Chi,
): Patch<Answers> {
  const holds = (key: Chiave) => mayHold(key, form, chi);
  const patch: Record<string, unknown> = {};
  for (const key of keys) {
    const value = holds(key) ? wireOf(RISPOSTE[key], answerOf(form, key)) : null;
    const [group = '', inner] = key.split('.');
    if (inner === undefined) patch[key] = value;
    else
      patch[group] = {
        ...((patch[group] ?? answerOf(saved, group)) as object),
        ...(value === undefined ? {} : { [inner]: value }),
      };
  }
  for (const group of ['polizze', 'laureato'])
    if (group in patch) patch[group] = known(group, patch[group] as object, form, chi);
  const stimati = valueAt<string[]>(form, 'stimati').filter(
    (key) => !isChiave(key) || !keys.includes(key) || holds(key),
  );
  return { ...patch, stimati };
}

/** The parts of a group that are answered, also by another screen, and still asked. */
function known(group: string, parts: object, form: Answers, chi: Chi): object | null {
  const isOut = (key: string) => isChiave(key) && isUnasked(key, form, chi);
  const left = Object.entries(parts).filter(
    ([part, value]) => !isMissing(value) && !isOut(`${group}.${part}`),
  );
  return left.length > 0 ? Object.fromEntries(left) : null;
}

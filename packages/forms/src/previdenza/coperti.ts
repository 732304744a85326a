/** Who is covered for medical costs, besides the person who is asked. */
import type { FormApi } from '../form/form-saving.tsx';
import { withEstimate, withoutEstimate } from '../form/estimates.ts';
import { COPERTURE, type Familiare } from './coperture.ts';

const SALUTE = 'coperturaSanitaria';
const OTHERS = COPERTURE.filter((copertura) => copertura !== SALUTE);
const saluteOf = (prefix: string) => `${prefix}polizze.${SALUTE}`;
type Get = FormApi['get'];

export const isCovered = (get: Get, { prefix }: Pick<Familiare, 'prefix'>): boolean =>
  get<boolean | null>(saluteOf(prefix)) === true;

/**
 * The fields that change when somebody is ticked, or not any more, on the card of another. A
 * grown-up has a card of their own: there it looks as if they had ticked it themselves. Of somebody
 * under age a «no» is not an answer, because nobody asks.
 */
export function tickCovered(
  get: Get,
  { prefix, isAdult }: Familiare,
  checked: boolean,
): Record<string, unknown> {
  const key = `polizze.${SALUTE}`;
  const stimati = get<string[]>(`${prefix}stimati`);
  if (!isAdult) return { [saluteOf(prefix)]: checked ? true : null };
  const others = OTHERS.map((copertura) => {
    const name = `${prefix}polizze.${copertura}`;
    return { name, value: get<boolean | null>(name) };
  });
  if (checked)
    return {
      [saluteOf(prefix)]: true,
      ...Object.fromEntries(others.map(({ name, value }) => [name, value ?? false])),
      [`${prefix}stimati`]: withoutEstimate(stimati, key),
    };
  const isUnknown = OTHERS.some((copertura) => stimati.includes(`polizze.${copertura}`));
  if (isUnknown || others.some(({ value }) => value === true))
    return {
      [saluteOf(prefix)]: false,
      ...(isUnknown ? { [`${prefix}stimati`]: withEstimate(stimati, key) } : {}),
    };
  // Nothing is ticked any more, which is no answer.
  return {
    [saluteOf(prefix)]: null,
    ...Object.fromEntries(others.map(({ name }) => [name, null])),
  };
}

/**
 * The children whom nobody's policy covers any more, once a person says to hold none: their answer
 * goes, because no card shows it.
 */
export function uncoveredChildren(
  get: Get,
  family: readonly Familiare[],
  prefix: string,
): Record<string, unknown> {
  const isHeld = family.some((one) => one.isAdult && one.prefix !== prefix && isCovered(get, one));
  return isHeld
    ? {}
    : Object.fromEntries(
        family.filter(({ isAdult }) => !isAdult).map((one) => [saluteOf(one.prefix), null]),
      );
}

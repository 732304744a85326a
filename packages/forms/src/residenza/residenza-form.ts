import { isPropria, shownAt, TAB } from '@bussola/domain';
import type { Persona } from '@bussola/domain';
import { wireEuro } from '../form/wire.ts';
import { toForm, toPatch, type AnswersForm } from '../risposte/answers-form.ts';

/**
 * The home and the other real estate. What is saved is the whole; what is asked is the rest of it.
 */
export type ResidenzaForm = AnswersForm & { altriImmobili: number | null };

const KEYS = shownAt(TAB.casa, 'me');
const ME = { who: 'me', today: '' } as const;

export function toResidenzaForm(persona: Persona): ResidenzaForm {
  const { valorePatrimonioImmobiliare: whole, valorePatrimonioImmobiliareSecondHomes: second = 0 } =
    persona;
  return {
    ...toForm(KEYS, persona),
    altriImmobili:
      whole === undefined ? null : Math.max(0, cents(whole - ownedHome(persona) - second)),
  };
}

export function residenzaPatch(form: ResidenzaForm) {
  const patch = toPatch(KEYS, form, {}, ME);
  const parts = [
    patch.valoreResidenza,
    patch.valorePatrimonioImmobiliareSecondHomes,
    wireEuro(form.altriImmobili),
  ];
  return {
    ...patch,
    // An amount that cannot be read leaves the whole as it was; without the rest it is not told.
    valorePatrimonioImmobiliare: parts.includes(undefined)
      ? undefined
      : form.altriImmobili === null
        ? null
        : wireEuro(cents(parts.reduce<number>((sum, part) => sum + (part ?? 0), 0))),
  };
}

const ownedHome = (persona: Persona): number =>
  isPropria(persona.statoResidenza) ? (persona.valoreResidenza ?? 0) : 0;
const cents = (value: number): number => Math.round(value * 100) / 100;

/**
 * «Non so il valore»: the middle of a range stands for the value, and is marked as an estimate. In
 * euro; the last one is open and takes a third more than where it begins.
 */
export const FASCE_VALORE = [
  { upTo: 100_000, value: 75_000 },
  { upTo: 200_000, value: 150_000 },
  { upTo: 300_000, value: 250_000 },
  { upTo: 450_000, value: 375_000 },
  { upTo: null, value: 600_000 },
] as const;

import { isPropria } from '@bussola/domain';
import type { Persona, StatoResidenza } from '@bussola/domain';
import { replaceEstimates } from '../form/estimates.ts';
import { wireChoice, wireEuro, type PersonaPatch } from '../form/wire.ts';

/** The home and the other real estate. */
export interface ResidenzaForm {
  statoResidenza: StatoResidenza | '';
  valoreResidenza: number | null;
  mutuoResidenza: boolean | null;
  valoreResiduoMutuo: number | null;
  assicurazioneResidenza: boolean | null;
  secondeCase: number | null;
  altriImmobili: number | null;
  stimati: string[];
}

/** One predicate decides what is asked, what is required and what is sent. */
export const asksValore = (stato: StatoResidenza | '' | undefined): boolean => isPropria(stato);
export const asksMutuo = (
  stato: StatoResidenza | '' | undefined,
  mutuo: boolean | null | undefined,
): boolean => isPropria(stato) && mutuo === true;

export function toResidenzaForm(persona: Persona): ResidenzaForm {
  const secondeCase = persona.valorePatrimonioImmobiliareSecondHomes ?? null;
  const tutto = persona.valorePatrimonioImmobiliare;
  return {
    statoResidenza: persona.statoResidenza ?? '',
    valoreResidenza: persona.valoreResidenza ?? null,
    mutuoResidenza: persona.mutuoResidenza ?? null,
    valoreResiduoMutuo: persona.valoreResiduoMutuo ?? null,
    assicurazioneResidenza: persona.assicurazioneResidenza ?? null,
    secondeCase,
    // What is saved is the whole; what is asked is the rest of it.
    altriImmobili:
      tutto === undefined
        ? null
        : Math.max(0, cents(tutto - ownedHome(persona) - (secondeCase ?? 0))),
    stimati: [...(persona.stimati ?? [])],
  };
}

export function residenzaPatch(form: ResidenzaForm): PersonaPatch {
  const propria = asksValore(form.statoResidenza);
  const valoreResidenza = propria ? wireEuro(form.valoreResidenza) : null;
  const secondeCase = wireEuro(form.secondeCase);
  const altri = wireEuro(form.altriImmobili);
  const nothing =
    form.valoreResidenza === null && form.secondeCase === null && form.altriImmobili === null;
  return {
    statoResidenza: wireChoice(form.statoResidenza),
    valoreResidenza,
    mutuoResidenza: propria ? form.mutuoResidenza : null,
    valoreResiduoMutuo: asksMutuo(form.statoResidenza, form.mutuoResidenza)
      ? wireEuro(form.valoreResiduoMutuo)
      : null,
    assicurazioneResidenza: propria ? form.assicurazioneResidenza : null,
    valorePatrimonioImmobiliareSecondHomes: secondeCase,
    // An amount that cannot be read leaves the whole as it was.
    valorePatrimonioImmobiliare: [valoreResidenza, secondeCase, altri].includes(undefined)
      ? undefined
      : nothing
        ? null
        : wireEuro(cents((valoreResidenza ?? 0) + (secondeCase ?? 0) + (altri ?? 0))),
    stimati: propria ? form.stimati : replaceEstimates(form.stimati, ['valoreResidenza'], []),
  };
}

const ownedHome = (persona: Persona): number =>
  isPropria(persona.statoResidenza) ? (persona.valoreResidenza ?? 0) : 0;
const cents = (value: number): number => Math.round(value * 100) / 100;

/**
 * «Non so il valore»: the middle of a range stands for the value, and is told as an estimate. In
 * euro; the last one is open and takes a third more than where it begins.
 */
export const FASCE_VALORE = [
  { upTo: 100_000, value: 75_000 },
  { upTo: 200_000, value: 150_000 },
  { upTo: 300_000, value: 250_000 },
  { upTo: 450_000, value: 375_000 },
  { upTo: null, value: 600_000 },
] as const;

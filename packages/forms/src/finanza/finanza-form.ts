import type {
  Persona,
  Professione,
  RegimeInvestimento,
  StrumentiInvestimento,
  SuddivisioneInvestimento,
} from '@bussola/domain';
import { replaceEstimates } from '../form/estimates.ts';
import { wireEuro, type PersonaPatch } from '../form/wire.ts';
import { CLASSI, emptySplit, isEmptySplit, REGIMI, STRUMENTI } from './split.ts';

/** The company of whoever has one. */
export interface AttivitaForm {
  professione: Professione | '';
  imprenditore: boolean | null;
  valoreAttivita: number | null;
  stimati: string[];
}

/** Savings and investments of the family, and how they are divided. */
export interface FinanzaForm extends AttivitaForm {
  valorePatrimonioMobiliare: number | null;
  suddivisioneInvestimento: SuddivisioneInvestimento;
  strumentiInvestimento: StrumentiInvestimento;
  regimeInvestimento: RegimeInvestimento;
}

export const asksSplits = (mobiliare: number | null | undefined): boolean =>
  typeof mobiliare === 'number' && mobiliare > 0;
export const asksAttivita = (professione: Professione | '' | undefined): boolean =>
  professione === 'Imprenditore';
export const asksValoreAttivita = (
  professione: Professione | '' | undefined,
  imprenditore: boolean | null | undefined,
): boolean => asksAttivita(professione) && imprenditore === true;

export function toAttivitaForm(persona: Persona): AttivitaForm {
  return {
    professione: persona.professione ?? '',
    imprenditore: persona.imprenditore ?? null,
    valoreAttivita: persona.valoreAttivita ?? null,
    stimati: [...(persona.stimati ?? [])],
  };
}

export function toFinanzaForm(persona: Persona): FinanzaForm {
  return {
    ...toAttivitaForm(persona),
    valorePatrimonioMobiliare: persona.valorePatrimonioMobiliare ?? null,
    suddivisioneInvestimento: { ...emptySplit(CLASSI), ...persona.suddivisioneInvestimento },
    strumentiInvestimento: { ...emptySplit(STRUMENTI), ...persona.strumentiInvestimento },
    regimeInvestimento: { ...emptySplit(REGIMI), ...persona.regimeInvestimento },
  };
}

export function attivitaPatch(form: AttivitaForm): PersonaPatch {
  return {
    // Not asked of other professions: for them the answer is known.
    imprenditore: asksAttivita(form.professione)
      ? form.imprenditore
      : form.professione === ''
        ? null
        : false,
    valoreAttivita: asksValoreAttivita(form.professione, form.imprenditore)
      ? wireEuro(form.valoreAttivita)
      : null,
  };
}

export function finanzaPatch(form: FinanzaForm): PersonaPatch {
  const hasSplits = asksSplits(form.valorePatrimonioMobiliare);
  const split = <S extends object>(value: S): S | null | undefined => {
    const shares = value as Record<string, number>;
    if (!hasSplits || isEmptySplit(shares)) return null;
    return Object.values(shares).every(
      (share) => Number.isFinite(share) && share >= 0 && share <= 100,
    )
      ? value
      : undefined;
  };
  return {
    ...attivitaPatch(form),
    valorePatrimonioMobiliare: wireEuro(form.valorePatrimonioMobiliare),
    suddivisioneInvestimento: split(form.suddivisioneInvestimento),
    strumentiInvestimento: split(form.strumentiInvestimento),
    regimeInvestimento: split(form.regimeInvestimento),
    stimati: hasSplits
      ? form.stimati
      : replaceEstimates(form.stimati, ['suddivisioneInvestimento', 'strumentiInvestimento'], []),
  };
}

/** «Non so il totale»: the middle of a range, told as an estimate. In euro. */
export const FASCE_RISPARMI = [
  { upTo: 5_000, value: 2_500 },
  { upTo: 20_000, value: 12_000 },
  { upTo: 50_000, value: 35_000 },
  { upTo: 150_000, value: 90_000 },
  { upTo: null, value: 250_000 },
] as const;

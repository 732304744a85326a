import type { Comune, Persona, Professione, Sesso, TitoloStudio } from '@bussola/domain';
import { wireChoice, wireDate, wireInteger, wireText, type PersonaPatch } from '../form/wire.ts';

/** Who one is and what one earns: the part of a person that is asked first. */
export interface AnagraficaForm {
  dataNascita: string;
  sesso: Sesso | '';
  professione: Professione | '';
  titoloStudio: TitoloStudio | '';
  comuneResidenza: Comune | null;
  /** The search did not answer: what was typed is kept as it is, and looked up later. */
  isComuneLibero: boolean;
  redditoNettoAnnuo: number | null;
  firstName: string;
  lastName: string;
  stimati: string[];
}

export const ESTERO = 'Estero';
/** Known to the list of municipalities, or abroad. */
export const isComuneKnown = (comune: Comune | null | undefined): boolean =>
  Boolean(comune && (comune.codiceIstat || comune.comune === ESTERO));

export function toAnagraficaForm(persona: Persona): AnagraficaForm {
  return {
    dataNascita: persona.dataNascita ?? '',
    sesso: persona.sesso ?? '',
    professione: persona.professione ?? '',
    titoloStudio: persona.titoloStudio ?? '',
    comuneResidenza: persona.comuneResidenza ?? null,
    isComuneLibero: Boolean(persona.comuneResidenza) && !isComuneKnown(persona.comuneResidenza),
    redditoNettoAnnuo: persona.redditoNettoAnnuo ?? null,
    firstName: persona.firstName ?? '',
    lastName: persona.lastName ?? '',
    stimati: [...(persona.stimati ?? [])],
  };
}

export function anagraficaPatch(form: AnagraficaForm): PersonaPatch {
  return {
    dataNascita: wireDate(form.dataNascita),
    sesso: wireChoice(form.sesso),
    professione: wireChoice(form.professione),
    titoloStudio: wireChoice(form.titoloStudio),
    comuneResidenza: form.comuneResidenza,
    redditoNettoAnnuo: wireInteger(form.redditoNettoAnnuo),
    firstName: wireText(form.firstName),
    lastName: wireText(form.lastName),
    stimati: form.stimati,
  };
}

/**
 * Mean net income of a year by profession, used when somebody does not know (domain.md 6.2: MEF,
 * tax year 2024, net through our formulas). Professions outside those data have no estimate.
 */
export const REDDITO_STIMATO: Partial<Record<Professione, number>> = {
  Dipendente: 21_352,
  'Pensionato/a': 17_771,
  'Autonomo/a': 35_092,
  'Artigiano/a': 15_295,
  Imprenditore: 31_608,
};

/** A year's net income from the net of a month, in whole euro. */
export const redditoFromMonthly = (monthly: number, months: number): number =>
  Math.round(monthly * months);

import { isLaurea, shownAt, TAB } from '@bussola/domain';
import type { Chi, Laureato, Persona } from '@bussola/domain';
import { toForm, toPatch, type AnswersForm } from '../risposte/answers-form.ts';

/** Pension fund, degree and policies of one grown-up person. */
const KEYS = shownAt(TAB.previdenza, 'me');
export const toPrevidenzaForm = (persona: Persona): AnswersForm => toForm(KEYS, persona);

/**
 * `saved` lends what this form does not ask and must not lose: legal cover, years of the degree.
 */
export function previdenzaPatch(form: AnswersForm, saved: Persona, chi: Chi) {
  const patch = toPatch(KEYS, form, saved, chi);
  return { ...patch, laureato: laureatoOf(form, patch.laureato) };
}

/** The title of studies says who holds a degree. */
function laureatoOf(
  { titoloStudio }: AnswersForm,
  told: Partial<Laureato> | null | undefined,
): Laureato | null {
  if (!titoloStudio) return null;
  return isLaurea(titoloStudio) ? { ...told, stato: true } : { stato: false };
}

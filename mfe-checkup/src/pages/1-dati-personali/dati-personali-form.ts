import type { AnalisiFamiliare } from '@bussola/domain';
import type { Bozza } from '@bussola/contract';
import { anagraficaPatch, toAnagraficaForm, wireText } from '@bussola/forms';
import type { AnagraficaForm } from '@bussola/forms';
import type { StepData } from '../../draft/draft-merge.ts';

export interface DatiPersonaliForm extends AnagraficaForm {
  analisiFamiliare: AnalisiFamiliare | '';
  email: string;
  acceptTerms: boolean;
}

export const toDatiPersonaliForm = (data: Bozza): DatiPersonaliForm => ({
  ...toAnagraficaForm(data),
  analisiFamiliare: data.analisiFamiliare ?? '',
  email: data.email ?? '',
  acceptTerms: data.acceptTerms ?? false,
});

export const datiPersonaliPatch = (form: DatiPersonaliForm): StepData => {
  const email = wireText(form.email);
  return {
    ...anagraficaPatch(form),
    analisiFamiliare: form.analisiFamiliare === '' ? null : form.analisiFamiliare,
    // Half an address is kept on the screen, where the rules tell what is wrong with it.
    ...(email === null || looksLikeEmail(email) ? { email } : {}),
    acceptTerms: form.acceptTerms ? true : null,
  };
};

/** What the server takes for an address, near enough: it has the last word. */
export const looksLikeEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[A-Za-z0-9_'+\-.]+@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/.test(text) &&
  !/\.\.|^\.|\.@/.test(text);

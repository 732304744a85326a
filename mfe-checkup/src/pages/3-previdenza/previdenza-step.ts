/**
 * Welfare is asked of every grown-up: the first person at the top of the form, the others in a
 * list.
 */
import type { Bozza } from '@bussola/contract';
import { isAdult, previdenzaPatch, toPrevidenzaForm } from '@bussola/forms';
import type { PrevidenzaForm } from '@bussola/forms';
import type { StepData } from '../../draft/draft-merge.ts';
import { today } from '../../today.ts';

export type PrevidenzaStepForm = PrevidenzaForm & { membri: (PrevidenzaForm & { _id: string })[] };

export const adultsOf = (data: Bozza, day = today()): Bozza['membri'] =>
  data.analisiFamiliare === 'perMe'
    ? []
    : data.membri.filter(({ dataNascita }) => isAdult(dataNascita ?? '', day));

export const toPrevidenzaStep = (data: Bozza): PrevidenzaStepForm => ({
  ...toPrevidenzaForm(data),
  membri: adultsOf(data).map((membro) => ({ ...toPrevidenzaForm(membro), _id: membro._id })),
});

export const previdenzaStepPatch = (form: PrevidenzaStepForm, data: Bozza): StepData => ({
  ...previdenzaPatch(form, data),
  membri: form.membri.map(({ _id, ...membro }) => ({
    _id,
    ...previdenzaPatch(membro, data.membri.find((saved) => saved._id === _id) ?? {}),
  })),
});

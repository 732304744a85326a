/**
 * Welfare is asked of every grown-up: the first person at the top of the form, the others in a
 * list.
 */
import type { Bozza } from '@bussola/contract';
import { membriAt } from '@bussola/domain';
import { previdenzaPatch, toPrevidenzaForm } from '@bussola/forms';
import type { AnswersForm } from '@bussola/forms';
import type { StepData } from '../../draft/draft-merge.ts';
import { today } from '../../today.ts';

export type PrevidenzaStepForm = AnswersForm & { membri: (AnswersForm & { _id: string })[] };

export const toPrevidenzaStep = (data: Bozza): PrevidenzaStepForm => ({
  ...toPrevidenzaForm(data),
  membri: membriAt(4, data, today()).map((membro) => ({
    ...toPrevidenzaForm(membro),
    _id: membro._id,
  })),
});

export const previdenzaStepPatch = (form: PrevidenzaStepForm, data: Bozza): StepData => ({
  ...previdenzaPatch(form, data, { who: 'me', today: today() }),
  membri: form.membri.map(({ _id, ...membro }) => ({
    _id,
    ...previdenzaPatch(membro, data.membri.find((saved) => saved._id === _id) ?? {}, {
      who: 'membro',
      today: today(),
    }),
  })),
});

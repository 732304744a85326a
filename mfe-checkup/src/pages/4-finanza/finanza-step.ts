/** Money of the family, and the companies of its members. */
import { membriAt, shownAt } from '@bussola/domain';
import type { Bozza } from '@bussola/contract';
import { toForm, toPatch } from '@bussola/forms';
import type { AnswersForm } from '@bussola/forms';
import type { StepData } from '../../draft/draft-merge.ts';
import { today } from '../../today.ts';

export type FinanzaStepForm = AnswersForm & { membri: (AnswersForm & { _id: string })[] };
const ME = shownAt(5, 'me');
const MEMBRO = shownAt(5, 'membro');

export const toFinanzaStep = (data: Bozza): FinanzaStepForm => ({
  ...toForm(ME, data),
  membri: membriAt(5, data, today()).map((membro) => ({
    ...toForm(MEMBRO, membro),
    _id: membro._id,
  })),
});

export const finanzaStepPatch = ({ membri, ...form }: FinanzaStepForm, data: Bozza): StepData => ({
  ...toPatch(ME, form, data, { who: 'me', today: today() }),
  membri: membri.map(({ _id, ...membro }) => ({
    ...toPatch(MEMBRO, membro, {}, { who: 'membro', today: today() }),
    _id,
  })),
});

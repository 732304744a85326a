/** Money of the family, and the companies of its members. */
import { membriAt, shownAt, TAB } from '@bussola/domain';
import type { Bozza } from '@bussola/contract';
import { toForm, toPatch } from '@bussola/forms';
import type { AnswersForm } from '@bussola/forms';
import type { StepData } from '../../draft/draft-merge.ts';
import { today } from '../../today.ts';

export type FinanzaStepForm = AnswersForm & { membri: (AnswersForm & { _id: string })[] };
const ME = shownAt(TAB.finanza, 'me');
const MEMBRO = shownAt(TAB.finanza, 'membro');

export const toFinanzaStep = (data: Bozza): FinanzaStepForm => ({
  ...toForm(ME, data),
  membri: membriAt(TAB.finanza, data, today()).map((membro) => ({
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

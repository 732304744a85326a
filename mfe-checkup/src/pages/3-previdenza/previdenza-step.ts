/**
 * Welfare is asked of every grown-up: the first person at the top of the form, the others in a
 * list. The list also has the children, whom a policy of the family may cover.
 */
import type { Bozza } from '@bussola/contract';
import {
  answerOf,
  etaOn,
  isAsked,
  isMissing,
  isRequired,
  membriAt,
  shownAt,
  TAB,
} from '@bussola/domain';
import type { Answers, Who } from '@bussola/domain';
import { previdenzaPatch, toPrevidenzaForm } from '@bussola/forms';
import type { AnswersForm, Familiare } from '@bussola/forms';
import type { StepData } from '../../draft/draft-merge.ts';
import { today } from '../../today.ts';

type MembroForm = AnswersForm & { _id: string };
export type PrevidenzaStepForm = AnswersForm & { membri: MembroForm[] };
type Membro = Bozza['membri'][number];

const isAdultOf = (data: Bozza) => {
  const adults = membriAt(TAB.previdenza, data, today());
  return (membro: Membro) => adults.includes(membro);
};
/** Of somebody without a birth date nobody knows yet what to ask. */
const familyOf = ({ analisiFamiliare, membri }: Bozza): Membro[] =>
  analisiFamiliare === 'perNucleo'
    ? membri.filter(({ dataNascita }) => Number.isFinite(etaOn(dataNascita, today())))
    : [];

export const toPrevidenzaStep = (data: Bozza): PrevidenzaStepForm => ({
  ...toPrevidenzaForm(data),
  membri: familyOf(data).map((membro) => ({ ...toPrevidenzaForm(membro), _id: membro._id })),
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

/** Somebody of the form, with what other steps told of them. */
export interface Persona extends Familiare {
  id: string;
  answers: Answers;
  isMe: boolean;
}

/** Everybody of the form, the first person first. `someone` names who has no name. */
export function peopleOf(
  membri: readonly Pick<MembroForm, '_id'>[],
  data: Bozza,
  someone: (place: number) => string,
): Persona[] {
  const isAdult = isAdultOf(data);
  const named = (answers: Answers, tone: number) => ({
    name: answers.firstName || someone(tone + 1),
    fullName: [answers.firstName || someone(tone + 1), answers.lastName].filter(Boolean).join(' '),
    answers,
    tone,
  });
  return [
    { ...named(data, 0), id: 'me', prefix: '', isMe: true, isAdult: true },
    ...membri.flatMap(({ _id }, place) => {
      const at = data.membri.findIndex((membro) => membro._id === _id);
      const membro = data.membri[at];
      if (!membro) return [];
      const prefix = `membri.${place}.`;
      return { ...named(membro, at + 1), id: _id, prefix, isMe: false, isAdult: isAdult(membro) };
    }),
  ];
}

/** Whether some question of the step may stay as empty as it is. */
export function hasBlank(form: PrevidenzaStepForm): boolean {
  const isBlank = (answers: AnswersForm, who: Who) =>
    shownAt(TAB.previdenza, who).some(
      (key) =>
        !isRequired(key, who) &&
        isMissing(answerOf(answers, key)) &&
        isAsked(key, answers as Answers, { who, today: today() }),
    );
  return isBlank(form, 'me') || form.membri.some((membro) => isBlank(membro, 'membro'));
}

import { shownAt, TAB } from '@bussola/domain';
import type { IsoDate } from '@bussola/domain';
import { toForm, toPatch, type AnswersForm } from '../risposte/answers-form.ts';

/** A member as the card asks for it. */
export type MembroForm = AnswersForm & { _id: string };
export interface FamigliaForm {
  membri: MembroForm[];
}

const KEYS = shownAt(TAB.famiglia, 'membro');

export const toMembroForm = (saved: { _id: string }): MembroForm => ({
  ...toForm(KEYS, saved),
  _id: saved._id,
});
export const membroPatch = (form: MembroForm, today: IsoDate) => ({
  ...toPatch(KEYS, form, {}, { who: 'membro', today }),
  _id: form._id,
});

/** An empty card. Most who are added live in the same home. */
export const newMembro = (id: string): MembroForm => ({
  ...toMembroForm({ _id: id }),
  residenza: 'stessa',
});

/** A card like another one: what two brothers share, not what makes them two. */
export const copyMembro = (membro: MembroForm, id: string): MembroForm => ({
  ...membro,
  _id: id,
  firstName: '',
  dataNascita: '',
  stimati: [...membro.stimati],
});

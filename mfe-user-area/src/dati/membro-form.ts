import { answerOf, isAsked, isChiave, isLaurea } from '@bussola/domain';
import type { GradoParentela, IsoDate, Membro } from '@bussola/domain';
import { changedOnly, isSame, toForm, toPatch } from '@bussola/forms';
import type { AnswersForm, PersonaPatch } from '@bussola/forms';
import { CAMPI } from './membro-schema.ts';

/** One person as the screen asks for them. */
export type MembroForm = AnswersForm & {
  isOwner: boolean;
  gradoParentela: Exclude<GradoParentela, 'me'> | '';
};

export function toMembroForm(membro?: Membro): MembroForm {
  const { gradoParentela } = membro ?? {};
  return {
    ...toForm(CAMPI, membro ?? {}),
    isOwner: gradoParentela === 'me',
    gradoParentela: gradoParentela === undefined || gradoParentela === 'me' ? '' : gradoParentela,
  };
}

/**
 * What changed against what is saved: absent is left alone, `null` takes an answer back. A question
 * that is not asked takes its answer back too, and what is typed stops being an estimate.
 */
export function membroPatch(
  form: MembroForm,
  saved: Membro | undefined,
  today: IsoDate,
): PersonaPatch {
  const chi = { who: form.isOwner ? 'me' : 'membro', today } as const;
  const answers: object = form;
  const studia = isAsked('titoloStudio', answers, chi) && form.titoloStudio;
  const before: Partial<Membro> = saved ?? {};
  const wanted: PersonaPatch = {
    ...toPatch(CAMPI, form, before, chi),
    stimati: undefined,
    ...(before.titoloStudio === (studia || undefined)
      ? {}
      : { laureato: studia ? { ...before.laureato, stato: isLaurea(studia) } : null }),
  };
  const changed = changedOnly(wanted, before);
  const next = { ...before, ...changed };
  const { stimati: estimated = [] } = before;
  const stimati = estimated.filter((key) =>
    isChiave(key) ? isSame(answerOf(before, key), answerOf(next, key)) : true,
  );
  return stimati.length === estimated.length ? changed : { ...changed, stimati };
}

/**
 * What the person wrote, over what somebody else has saved meanwhile: a field they did not touch
 * takes the newer value, so that saving again never undoes the other's change.
 */
export function rebaseForm(values: MembroForm, before: MembroForm, latest: MembroForm): MembroForm {
  const polizze = { ...latest.polizze, ...changedOnly(values.polizze, before.polizze) };
  return { ...latest, ...changedOnly(values, before), polizze };
}

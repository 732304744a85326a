import { answerOf, isAsked, isLaurea } from '@bussola/domain';
import type { Chiave, GradoParentela, IsoDate, Membro, Persona } from '@bussola/domain';
import { isSame, toForm, toPatch } from '@bussola/forms';
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
  const studia = isAsked('titoloStudio', form as object, chi) && form.titoloStudio;
  const before: Partial<Membro> = saved ?? {};
  const wanted: PersonaPatch = {
    ...toPatch(CAMPI, form, before, chi),
    stimati: undefined,
    ...(before.titoloStudio === (studia || undefined)
      ? {}
      : { laureato: studia ? { ...before.laureato, stato: isLaurea(studia) } : null }),
  };
  const changed = Object.fromEntries(
    Object.entries(wanted).filter(
      ([key, value]) => value !== undefined && !isSame(value, before[key as keyof Persona]),
    ),
  ) as PersonaPatch;
  const next = { ...before, ...changed };
  const { stimati: estimated = [] } = before;
  const stimati = estimated.filter((key) =>
    isSame(answerOf(before, key as Chiave), answerOf(next, key as Chiave)),
  );
  return stimati.length === estimated.length ? changed : { ...changed, stimati };
}

/**
 * What the person wrote, over what somebody else has saved meanwhile: a field they did not touch
 * takes the newer value, so that saving again never undoes the other's change.
 */
export function rebaseForm(values: MembroForm, before: MembroForm, latest: MembroForm): MembroForm {
  const polizze = { ...latest.polizze, ...touched(values.polizze, before.polizze) };
  return { ...latest, ...touched(values, before), polizze };
}

const touched = <T extends object>(values: T, before: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => !isSame(value, (before as Record<string, unknown>)[key]),
    ),
  ) as Partial<T>;

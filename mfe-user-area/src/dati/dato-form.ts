/** One datum of one person: its form, what is wrong in it, and the change that it asks for. */
import { isChiave, isUnasked } from '@bussola/domain';
import type { Chi, Chiave, Membro } from '@bussola/domain';
import {
  answersSchema,
  brokenRules,
  changedOnly,
  isSame,
  residenzaPatch,
  toForm,
  toPatch,
  toResidenzaForm,
} from '@bussola/forms';
import type { FormErrors, PersonaPatch } from '@bussola/forms';

const WHOLE: Chiave = 'valorePatrimonioImmobiliare';
/**
 * Answers whose editor needs all real estate. It is stored as one sum: a change of one part sends
 * the whole sum. A mortgage is checked against the value of the home.
 */
const IMMOBILI: readonly Chiave[] = [
  'statoResidenza',
  'valoreResidenza',
  'valorePatrimonioImmobiliareSecondHomes',
  WHOLE,
  'valoreResiduoMutuo',
];
type Keys = readonly Chiave[];
const hasImmobili = (keys: Keys): boolean => keys.some((key) => IMMOBILI.includes(key));
const askedOf = (keys: Keys): Chiave[] => keys.filter((key) => key !== WHOLE);

export type DatoForm = ReturnType<typeof toForm> & { altriImmobili?: number | null };

/** What the words of a question may depend on. */
const AROUND: readonly Chiave[] = ['dataNascita', 'professione', 'titoloStudio', 'mutuoResidenza'];

export const toDatoForm = (keys: Keys, membro: Membro): DatoForm => ({
  ...(hasImmobili(keys) ? toResidenzaForm(membro) : {}),
  ...toForm([...askedOf(keys), ...AROUND], membro),
});

export const datoErrors = (keys: Keys, values: DatoForm, chi: Chi): Promise<FormErrors> =>
  brokenRules(answersSchema(askedOf(keys), chi.who), values, { today: chi.today });

/** Absent = untouched, null = taken back; what is not asked any more the server takes back. */
export function datoPatch(keys: Keys, values: DatoForm, membro: Membro, chi: Chi): PersonaPatch {
  const estate = hasImmobili(keys)
    ? residenzaPatch({ ...values, altriImmobili: values.altriImmobili ?? null })
    : undefined;
  const wanted: PersonaPatch = { ...estate, ...toPatch(askedOf(keys), values, membro, chi) };
  const { stimati = [], ...answers } = wanted;
  // Neither may keep an estimate of what is not asked any more.
  const estimated = (stimati ?? []).filter((key) => estate?.stimati?.includes(key) ?? true);
  const changed = Object.fromEntries(
    Object.entries(changedOnly(answers, membro)).filter(
      ([key, value]) => value !== null || !isChiave(key) || !isUnasked(key, values as object, chi),
    ),
  );
  return isSame([...estimated].sort(), [...(membro.stimati ?? [])].sort())
    ? changed
    : { ...changed, stimati: estimated };
}

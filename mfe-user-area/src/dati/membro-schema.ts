import { errorKey, IDENTITA, isSpouse, POLIZZE } from '@bussola/domain';
import type { Chiave, IsoDate, Risposta, YesNoOf } from '@bussola/domain';
import { answersSchema, brokenRules } from '@bussola/forms';
import type { FormErrors } from '@bussola/forms';
import { string } from 'yup';

/**
 * What a schema gets besides the values: it has no clock, and does not know the rest of the
 * family.
 */
export interface SchemaContext {
  today: IsoDate;
  hasSpouse: boolean;
}

/** Covers asked here with a yes or a no: all but the pension fund. */
export type Tutela = Exclude<YesNoOf<typeof POLIZZE>, 'previdenzaComplementare'>;
const coperture: Record<string, Risposta> = POLIZZE;
const isTutela = (key: string): key is Tutela =>
  coperture[key]?.kind === 'yesNo' && key !== 'previdenzaComplementare';
export const TUTELE = Object.keys(coperture).filter(isTutela);

/** What this screen shows of a person. */
export const CAMPI: readonly Chiave[] = [
  'firstName',
  'lastName',
  'nomeLatino',
  'cognomeLatino',
  'dataNascita',
  'convivente',
  'sesso',
  'professione',
  'titoloStudio',
  'redditoNettoAnnuo',
  'anniContributi',
  'garanziePersonali',
  'haTestamento',
  ...TUTELE.map((key) => `polizze.${key}` as const),
  'polizze.capitaleCasoMorte',
];
/** These have their own words for a missing answer. */
const MISSING = [
  'gradoParentela',
  'firstName',
  'dataNascita',
  'professione',
  'titoloStudio',
  'redditoNettoAnnuo',
];

const gradoParentela = string<string, SchemaContext>()
  .required(errorKey('required'))
  .test(
    'one-spouse',
    errorKey('secondSpouse'),
    (value, { options }) => !(isSpouse(value) && options.context?.hasSpouse),
  );
/** Who a person is must be known; covers and commitments may wait. */
const OWNER = answersSchema(CAMPI, 'me', { must: IDENTITA });
const OTHER = answersSchema(CAMPI, 'membro', { must: IDENTITA, more: { gradoParentela } });

export async function membroErrors(
  values: { isOwner: boolean },
  context: SchemaContext,
): Promise<FormErrors> {
  const broken = await brokenRules(values.isOwner ? OWNER : OTHER, values, context);
  for (const field of MISSING)
    if (broken[field] === errorKey('required'))
      broken[field] = `user-area:membri.form.missing.${field}`;
  return broken;
}

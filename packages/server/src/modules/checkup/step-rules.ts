/** What a finished tab must hold (specification §5, product.md 5.2). Pure: today is an argument. */
import {
  ETA_MAGGIORENNE,
  MESSAGGI,
  ageAt,
  isPropria,
  validateDataNascita,
  validateMembro,
  validateMutuo,
  validateSplit,
} from '@bussola/domain';
import type { IsoDate, Persona } from '@bussola/domain';
import type { Bozza, Problem } from '@bussola/contract';

export type FieldError = NonNullable<Problem['errors']>[number];
export type MembroBozza = Bozza['membri'][number];

const REQUIRED = 'Campo obbligatorio.';
/** Professions that live on an income of their own. */
const EARNING = new Set([
  'Imprenditore',
  'Dipendente',
  'Autonomo/a',
  'Artigiano/a',
  'Pensionato/a',
]);
const SPLITS = ['suddivisioneInvestimento', 'strumentiInvestimento', 'regimeInvestimento'] as const;

type Rule = (data: Bozza, today: IsoDate) => FieldError[];

const required = (field: string): FieldError => ({
  field,
  code: 'forms:errors.required',
  message: REQUIRED,
});
const sentence = (field: string, text: string): FieldError => ({
  field,
  code: text,
  message: text,
});
const missing = (subject: object, fields: readonly string[], prefix = ''): FieldError[] =>
  fields
    .filter((field) => (subject as Record<string, unknown>)[field] === undefined)
    .map((field) => required(prefix + field));

function birthErrors(
  born: IsoDate | undefined,
  today: IsoDate,
  field: string,
  adult: boolean,
): FieldError[] {
  if (born === undefined) return [required(field)];
  const wrong = validateDataNascita(born, today);
  if (wrong) return [sentence(field, wrong)];
  return adult && ageAt(born, today) < ETA_MAGGIORENNE ? [sentence(field, MESSAGGI.minorenne)] : [];
}

const datiPersonali: Rule = (data, today) => [
  ...birthErrors(data.dataNascita, today, 'dataNascita', true),
  ...missing(data, [
    'firstName',
    'sesso',
    'professione',
    'comuneResidenza',
    'redditoNettoAnnuo',
    'analisiFamiliare',
  ]),
];

const famiglia: Rule = (data, today) => {
  if (data.analisiFamiliare !== 'perNucleo') return [];
  const spouses = data.membri.filter(
    ({ gradoParentela }) => gradoParentela === 'wife' || gradoParentela === 'husband',
  );
  return [
    ...data.membri.flatMap((membro, at) => membroErrors(membro, today, `membri.${at}.`)),
    ...(spouses.length > 1
      ? [
          {
            field: `membri.${data.membri.indexOf(spouses[1] as MembroBozza)}.gradoParentela`,
            code: 'forms:errors.secondSpouse',
            message: 'Nel nucleo può esserci un solo coniuge.',
          },
        ]
      : []),
  ];
};

function membroErrors(membro: MembroBozza, today: IsoDate, prefix: string): FieldError[] {
  const errors = [
    ...missing(membro, ['gradoParentela', 'firstName'], prefix),
    ...birthErrors(membro.dataNascita, today, `${prefix}dataNascita`, false),
  ];
  if (membro.gradoParentela === 'me')
    errors.push(sentence(`${prefix}gradoParentela`, MESSAGGI.valoreErrato));
  if (membro.dataNascita !== undefined && ageAt(membro.dataNascita, today) >= ETA_MAGGIORENNE) {
    errors.push(...missing(membro, ['professione', 'titoloStudio'], prefix));
    if (membro.professione !== undefined && EARNING.has(membro.professione))
      errors.push(...missing(membro, ['redditoNettoAnnuo'], prefix));
  }
  return [...errors, ...casaErrors(membro, prefix, false), ...splitErrors(membro, prefix, false)];
}

const casa: Rule = (data) => casaErrors(data, '', true);

type Home = Pick<
  Bozza,
  'statoResidenza' | 'valoreResidenza' | 'mutuoResidenza' | 'valoreResiduoMutuo'
>;
/** The mortgage is asked of owned homes only, and never exceeds the home. */
function casaErrors(home: Home, prefix: string, complete: boolean): FieldError[] {
  if (home.statoResidenza === undefined)
    return complete ? [required(`${prefix}statoResidenza`)] : [];
  if (!isPropria(home.statoResidenza)) return [];
  const errors = complete
    ? missing(
        home,
        [
          'valoreResidenza',
          'mutuoResidenza',
          ...(home.mutuoResidenza ? ['valoreResiduoMutuo'] : []),
        ],
        prefix,
      )
    : [];
  const { valoreResidenza, valoreResiduoMutuo } = home;
  if (home.mutuoResidenza && valoreResidenza !== undefined && valoreResiduoMutuo !== undefined) {
    const wrong = validateMutuo(valoreResidenza, valoreResiduoMutuo);
    if (wrong) errors.push(sentence(`${prefix}valoreResiduoMutuo`, wrong));
  }
  return errors;
}

const finanze: Rule = (data) => [
  ...missing(data, [
    'valorePatrimonioMobiliare',
    'imprenditore',
    ...(data.imprenditore ? ['valoreAttivita'] : []),
  ]),
  ...splitErrors(data, '', true),
];

type Splits = Pick<Bozza, (typeof SPLITS)[number] | 'valorePatrimonioMobiliare'>;
/** Each split is the whole: not asked, and not looked at, where there is no financial wealth. */
function splitErrors(subject: Splits, prefix: string, complete: boolean): FieldError[] {
  if (!subject.valorePatrimonioMobiliare) return [];
  return SPLITS.flatMap((field) => {
    const split = subject[field];
    if (split === undefined) return complete ? [required(prefix + field)] : [];
    const wrong = validateSplit(split);
    return wrong ? [sentence(prefix + field, wrong)] : [];
  });
}

const riepilogo: Rule = (data) => (data.acceptTerms === true ? [] : [required('acceptTerms')]);

/**
 * By tab; 0 is the cover, and pension and protection may be unknown: what is missing shows as grey,
 * never as a guess.
 */
const RULES: readonly Rule[] = [
  () => [],
  datiPersonali,
  famiglia,
  casa,
  () => [],
  finanze,
  riepilogo,
];

export const tabErrors = (tab: number, data: Bozza, today: IsoDate): FieldError[] =>
  RULES[tab]?.(data, today) ?? [];
export const allErrors = (data: Bozza, today: IsoDate): FieldError[] =>
  RULES.flatMap((rule) => rule(data, today));
/** `perMe` has no family to describe. */
export const nextTab = (tab: number, data: Bozza): number =>
  tab === 1 && data.analisiFamiliare === 'perMe' ? 3 : Math.min(6, tab + 1);

/**
 * A person of the household, saved at any time: what is there must be right; only the birth date
 * must be there.
 */
export function personaErrors(data: Persona, owner: boolean, today: IsoDate): FieldError[] {
  if (data.dataNascita === undefined) return [required('data.dataNascita')];
  return validateMembro({ ...data, ...(owner ? { gradoParentela: 'me' } : {}) }, today).map(
    ({ field, message }) => sentence(`data.${field}`, message),
  );
}

/**
 * Answers to questions that later answers took away: a mortgage of a home that is rented now,
 * splits of nothing.
 */
export function withoutUnasked<P extends Persona>(persona: P): P {
  const tidy = { ...persona };
  if (tidy.statoResidenza !== undefined && !isPropria(tidy.statoResidenza)) {
    delete tidy.mutuoResidenza;
    delete tidy.valoreResiduoMutuo;
  }
  if (tidy.mutuoResidenza === false) delete tidy.valoreResiduoMutuo;
  if (!tidy.valorePatrimonioMobiliare)
    for (const field of SPLITS) Reflect.deleteProperty(tidy, field);
  if (tidy.imprenditore === false) delete tidy.valoreAttivita;
  return tidy;
}

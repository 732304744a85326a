/** What a finished tab must hold (specification §5, product.md 5.2). Pure: today is an argument. */
import { isPropria } from '@bussola/domain';
import type { IsoDate } from '@bussola/domain';
import type { Bozza, Problem } from '@bussola/contract';

export type FieldError = NonNullable<Problem['errors']>[number];
export type MembroBozza = Bozza['membri'][number];

/** The exact sentences of the specification. */
export const SENTENCES = {
  required: 'Campo obbligatorio.',
  underage: 'Devi essere maggiorenne per proseguire.',
  over: 'Le percentuali assegnate sono superiori del 100%',
  under: 'Le percentuali assegnate sono inferiori del 100%',
  mutuo: 'Il mutuo supera il valore dell\'immobile.',
  wrong: 'Valore errato',
} as const;

const ADULT_YEARS = 18;
const MAX_YEARS = 120;
/** Professions that live on an income of their own. */
const EARNING = new Set(['Imprenditore', 'Dipendente', 'Autonomo/a', 'Artigiano/a', 'Pensionato/a']);
const SPLITS = ['suddivisioneInvestimento', 'strumentiInvestimento', 'regimeInvestimento'] as const;

type Rule = (data: Bozza, today: IsoDate) => FieldError[];

const required = (field: string): FieldError => ({ field, code: 'forms:errors.required', message: SENTENCES.required });
const sentence = (field: string, text: string): FieldError => ({ field, code: text, message: text });
const missing = (subject: object, fields: readonly string[], prefix = ''): FieldError[] =>
  fields.filter((field) => (subject as Record<string, unknown>)[field] === undefined).map((field) => required(prefix + field));

/** Whole years lived on a day. Born on 29 February, one comes of age on 1 March. */
export function ageAt(born: IsoDate, today: IsoDate): number {
  const [year = 0, month = 0, day = 0] = born.split('-').map(Number);
  const [nowYear = 0, nowMonth = 0, nowDay = 0] = today.split('-').map(Number);
  return nowYear - year - (nowMonth < month || (nowMonth === month && nowDay < day) ? 1 : 0);
}

function birthErrors(born: IsoDate | undefined, today: IsoDate, field: string, adult: boolean): FieldError[] {
  if (born === undefined) return [required(field)];
  const age = ageAt(born, today);
  if (born > today || age > MAX_YEARS) return [sentence(field, SENTENCES.wrong)];
  return adult && age < ADULT_YEARS ? [sentence(field, SENTENCES.underage)] : [];
}

const datiPersonali: Rule = (data, today) => [
  ...birthErrors(data.dataNascita, today, 'dataNascita', true),
  ...missing(data, ['firstName', 'sesso', 'professione', 'comuneResidenza', 'redditoNettoAnnuo', 'analisiFamiliare']),
];

const famiglia: Rule = (data, today) => {
  if (data.analisiFamiliare !== 'perNucleo') return [];
  const spouses = data.membri.filter(({ gradoParentela }) => gradoParentela === 'wife' || gradoParentela === 'husband');
  return [
    ...data.membri.flatMap((membro, at) => membroErrors(membro, today, `membri.${at}.`)),
    ...(spouses.length > 1 ? [{ field: `membri.${data.membri.indexOf(spouses[1] as MembroBozza)}.gradoParentela`, code: 'forms:errors.secondSpouse', message: 'Nel nucleo può esserci un solo coniuge.' }] : []),
  ];
};

function membroErrors(membro: MembroBozza, today: IsoDate, prefix: string): FieldError[] {
  const errors = [...missing(membro, ['gradoParentela', 'firstName'], prefix), ...birthErrors(membro.dataNascita, today, `${prefix}dataNascita`, false)];
  if (membro.gradoParentela === 'me') errors.push(sentence(`${prefix}gradoParentela`, SENTENCES.wrong));
  if (membro.dataNascita !== undefined && ageAt(membro.dataNascita, today) >= ADULT_YEARS) {
    errors.push(...missing(membro, ['professione', 'titoloStudio'], prefix));
    if (membro.professione !== undefined && EARNING.has(membro.professione)) errors.push(...missing(membro, ['redditoNettoAnnuo'], prefix));
  }
  return [...errors, ...casaErrors(membro, prefix, false), ...splitErrors(membro, prefix, false)];
}

const casa: Rule = (data) => casaErrors(data, '', true);

type Home = Pick<Bozza, 'statoResidenza' | 'valoreResidenza' | 'mutuoResidenza' | 'valoreResiduoMutuo'>;
/** The mortgage is asked of owned homes only, and never exceeds the home. */
export function casaErrors(home: Home, prefix: string, complete: boolean): FieldError[] {
  if (home.statoResidenza === undefined) return complete ? [required(`${prefix}statoResidenza`)] : [];
  if (!isPropria(home.statoResidenza)) return [];
  const errors = complete ? missing(home, ['valoreResidenza', 'mutuoResidenza', ...(home.mutuoResidenza ? ['valoreResiduoMutuo'] : [])], prefix) : [];
  const { valoreResidenza, valoreResiduoMutuo } = home;
  if (home.mutuoResidenza && valoreResidenza !== undefined && valoreResiduoMutuo !== undefined && valoreResiduoMutuo > valoreResidenza) {
    errors.push(sentence(`${prefix}valoreResiduoMutuo`, SENTENCES.mutuo));
  }
  return errors;
}

const finanze: Rule = (data) => [
  ...missing(data, ['valorePatrimonioMobiliare', 'imprenditore', ...(data.imprenditore ? ['valoreAttivita'] : [])]),
  ...splitErrors(data, '', true),
];

type Splits = Pick<Bozza, (typeof SPLITS)[number] | 'valorePatrimonioMobiliare'>;
/** Each split is the whole: not asked, and not looked at, where there is no financial wealth. */
export function splitErrors(subject: Splits, prefix: string, complete: boolean): FieldError[] {
  if (!subject.valorePatrimonioMobiliare) return [];
  return SPLITS.flatMap((field) => {
    const split = subject[field];
    if (split === undefined) return complete ? [required(prefix + field)] : [];
    const total = Object.values(split).reduce((sum, part) => sum + part, 0);
    // Ten times 10 % is 99.99999999999999 in binary: that much is forgiven, no more.
    if (Math.abs(total - 100) <= 1e-9) return [];
    return [sentence(prefix + field, total > 100 ? SENTENCES.over : SENTENCES.under)];
  });
}

const riepilogo: Rule = (data) => (data.acceptTerms === true ? [] : [required('acceptTerms')]);

/** By tab; 0 is the cover, and pension and protection may be unknown: what is missing shows as grey, never as a guess. */
const RULES: readonly Rule[] = [() => [], datiPersonali, famiglia, casa, () => [], finanze, riepilogo];

export const tabErrors = (tab: number, data: Bozza, today: IsoDate): FieldError[] => RULES[tab]?.(data, today) ?? [];
export const allErrors = (data: Bozza, today: IsoDate): FieldError[] => RULES.flatMap((rule) => rule(data, today));
/** `perMe` has no family to describe. */
export const nextTab = (tab: number, data: Bozza): number => (tab === 1 && data.analisiFamiliare === 'perMe' ? 3 : Math.min(6, tab + 1));

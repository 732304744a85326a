/**
 * The table read aloud: is it asked, is it required, what is wrong. Bounds of a single value are
 * not judged here: contract and forms have them from the table.
 */
import { known } from '../records.ts';
import type { IsoDate } from '../money.ts';
import type { Codice, ErroreRisposta } from './codici.ts';
import type { GradoParentela } from './scelte.ts';
import { ASKED_WHEN, CHECKS, type Chi, type Condition } from './regole.ts';
import { TAB, type Kind, type Tab, type Who } from './risposta.ts';
import { CHIAVI, RISPOSTE, type Answers, type Chiave } from './tabella.ts';

/** The answer of a person: `polizze.casoMorte` is inside its group. */
export function answerOf(answers: object, key: string): unknown {
  const [group = '', inner] = key.split('.');
  const value = (answers as Record<string, unknown>)[group];
  return inner === undefined
    ? value
    : (value as Record<string, unknown> | null | undefined)?.[inner];
}

/** An untouched split is all zeros; no rows are an answer. */
export const isMissing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.values(value).every((part) => part === 0));

/** Who answers for a member of a household. */
export const chiOf = (
  { gradoParentela }: { gradoParentela: GradoParentela },
  today: IsoDate,
): Chi => ({ who: gradoParentela === 'me' ? 'me' : 'membro', today });

/** From the innermost condition outwards. */
const conditionsOf = (key: Chiave): Condition[] => {
  const found: Condition[] = [];
  for (let one = ASKED_WHEN[key]; one; one = one.outer) found.push(one);
  return found;
};
/** The answers that decide whether a question is asked. */
export const premisesOf = (key: Chiave): Chiave[] =>
  conditionsOf(key).flatMap(({ looksAt }) => looksAt);

export const isAsked = (key: Chiave, answers: Answers, chi: Chi): boolean =>
  conditionsOf(key).every(({ asks }) => asks(answers, chi));
/** Asked, or kept where it is not: see `keeps` of a condition. */
export const mayHold = (key: Chiave, answers: Answers, chi: Chi): boolean =>
  conditionsOf(key).every(({ asks, keeps }) => keeps || asks(answers, chi));
/**
 * Surely not asked, and not kept either: while an answer that a condition reads is missing, nobody
 * knows.
 */
export const isUnasked = (key: Chiave, answers: Answers, chi: Chi): boolean =>
  conditionsOf(key).some(
    ({ asks, looksAt, keeps }) =>
      !keeps &&
      !asks(answers, chi) &&
      !looksAt.some((other) => isMissing(answerOf(answers, other))),
  );

/** Where no tab asks it, nobody has to answer. */
export const isRequired = (key: Chiave, who: Who): boolean => {
  const { optional, [who]: tab } = RISPOSTE[key];
  return tab !== undefined && optional !== 'all' && optional !== who;
};
const MISSING: Partial<Record<Kind['kind'], Codice>> = { consent: 'terms', split: 'splitUnder' };

/** @param must whether a missing answer is an error, where the question is asked */
export function errorOf(
  key: Chiave,
  answers: Answers,
  chi: Chi,
  must = isRequired(key, chi.who),
): Codice | undefined {
  const { kind } = RISPOSTE[key];
  const value = answerOf(answers, key);
  if (isMissing(value) || (kind === 'consent' && value !== true))
    return must && isAsked(key, answers, chi) ? (MISSING[kind] ?? 'required') : undefined;
  return isUnasked(key, answers, chi) ? undefined : CHECKS[key]?.(answers, chi);
}

export const errorsOf = (
  keys: readonly Chiave[],
  answers: Answers,
  chi: Chi,
  prefix = '',
): ErroreRisposta[] =>
  keys.flatMap((key) => {
    const code = errorOf(key, answers, chi);
    return code ? [{ field: prefix + key, code }] : [];
  });

/** The tab where an answer is looked at; one that no tab asks belongs with the person. */
export const tabOf = (key: Chiave, who: Who): Tab =>
  RISPOSTE[key][who] ?? (who === 'me' ? TAB.personali : TAB.famiglia);
/** What the screen of a tab shows. */
export const shownAt = (tab: Tab, who: Who): Chiave[] =>
  CHIAVI.filter((key) => RISPOSTE[key][who] === tab);

interface With<M> extends Answers {
  membri: readonly M[];
}
export type Checkup = With<Answers & { _id: string }>;

/** A checkup `perMe` has no members to judge. */
const familyOf = <M>({ analisiFamiliare, membri }: With<M>): readonly M[] =>
  analisiFamiliare === 'perNucleo' ? membri : [];
/** Members whom the screen of a tab asks something. */
export const membriAt = <M extends Answers>(tab: Tab, checkup: With<M>, today: IsoDate): M[] =>
  familyOf(checkup).filter((membro) =>
    shownAt(tab, 'membro').some((key) => isAsked(key, membro, { who: 'membro', today })),
  );

/** What keeps a tab from being complete. */
export function tabErrors(tab: Tab, checkup: Checkup, today: IsoDate): ErroreRisposta[] {
  // Also answers that no screen asks, and that came by another way.
  const keysOf = (who: Who) => CHIAVI.filter((key) => tabOf(key, who) === tab);
  const family = familyOf(checkup);
  return [
    ...errorsOf(keysOf('me'), checkup, { who: 'me', today }),
    ...family.flatMap((membro, at) =>
      errorsOf(keysOf('membro'), membro, { who: 'membro', today }, `membri.${at}.`),
    ),
    ...(tab === TAB.famiglia ? familyErrors(family) : []),
  ];
}

export const isSpouse = (grado: string | null | undefined): boolean =>
  grado === 'wife' || grado === 'husband';
/** As much of a person as tells who the partner is; who is not switched off is there. */
type DiFamiglia = Pick<Answers, 'gradoParentela' | 'convivente'> & { enabled?: boolean };
const isConvivente = ({ gradoParentela, convivente }: DiFamiglia): boolean =>
  gradoParentela === 'other' && convivente === true;

/**
 * The place of the unmarried partner who is one too many: beside another one, or beside a spouse.
 * A spouse who is switched off, as after a separation, leaves the place free.
 */
export function secondPartner(membri: readonly DiFamiglia[]): number | undefined {
  const conviventi = [...membri.keys()].filter((at) => isConvivente(known(membri[at])));
  const isTaken = membri.some(
    ({ gradoParentela, enabled }) => isSpouse(gradoParentela) && enabled !== false,
  );
  return conviventi[isTaken ? 0 : 1];
}

/** Nobody has two spouses, or two partners. */
export function familyErrors(membri: readonly Answers[]): ErroreRisposta[] {
  const [, second] = [...membri.entries()].filter(([, membro]) => isSpouse(membro.gradoParentela));
  const partner = secondPartner(membri);
  return [
    ...(second
      ? [{ field: `membri.${second[0]}.gradoParentela`, code: 'secondSpouse' as const }]
      : []),
    ...(partner === undefined
      ? []
      : [{ field: `membri.${partner}.convivente`, code: 'secondPartner' as const }]),
  ];
}

/** `perMe` has no family to describe. */
export const nextTab = (tab: Tab, perimetro: Answers['analisiFamiliare']): Tab =>
  tab === TAB.personali && perimetro === 'perMe'
    ? TAB.casa
    : (Math.min(TAB.riepilogo, tab + 1) as Tab);

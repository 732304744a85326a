import { answerOf, chiOf, CHIAVI, isAsked, isMissing, RISERVATE, RISPOSTE } from '@bussola/domain';
import type { Chiave } from '@bussola/domain';
import { romeDay } from '@bussola/domain/calendario';
import type { PartOf } from './tabs.ts';

export const SECTIONS = ['dati', 'patrimonio', 'protezione', 'previdenza'] as const;
export interface Answer {
  memberId: string;
  key: Chiave;
  /** Undefined: a result waits for it. */
  value: unknown;
  /** The first name, where there is more than one person. */
  of: string;
  section: (typeof SECTIONS)[number];
  isSupposed: boolean;
  at: string | null;
}

/** In other tabs already, parts of a whole, or of the whole household; the will never. */
const ELSEWHERE: readonly Chiave[] = [
  'firstName',
  'lastName',
  'nomeLatino',
  'cognomeLatino',
  'dataNascita',
  'sesso',
  'professione',
  'titoloStudio',
  'comuneResidenza',
  'gradoParentela',
  'convivente',
  'residenza',
  'mutuoResidenza',
  'haTestamento',
  'analisiFamiliare',
  'email',
  'acceptTerms',
  'uscitePianificate',
];
const KINDS: readonly string[] = ['euro', 'yesNo', 'count', 'month', 'choice', 'rows', 'share'];
const shown = CHIAVI.filter(
  (key) =>
    !ELSEWHERE.includes(key) && !RISERVATE.includes(key) && KINDS.includes(RISPOSTE[key].kind),
);

/** What each person answered, and what a result waits for; the rest is not asked. */
export function answersOf({ membri, manca, scritte }: PartOf<'dati'>): Answer[] {
  const today = romeDay(new Date());
  return shown.flatMap((key) =>
    membri.flatMap((membro): Answer[] => {
      const value = answerOf(membro, key);
      const isEmpty = isMissing(value);
      const isWaited = manca[membro._id]?.includes(key) ?? false;
      if (isEmpty ? !isWaited : !isAsked(key, membro, chiOf(membro, today))) return [];
      return [
        {
          memberId: membro._id,
          key,
          value: isEmpty ? undefined : value,
          of: membri.length > 1 ? (membro.firstName ?? '') : '',
          section: RISPOSTE[key].section,
          isSupposed: membro.stimati?.includes(key) ?? false,
          at: scritte.find((one) => one.memberId === membro._id && one.key === key)?.at ?? null,
        },
      ];
    }),
  );
}

import { keysOf } from '@bussola/domain/records';
import { romeDay } from '@bussola/domain/calendario';
import type { AnswerHistory } from '@bussola/contract';
import type { IsoDate, Membro } from '@bussola/domain';
import type { Voce } from '../../beni/goods.ts';
import { memberGoods } from '../../beni/member-goods.ts';

export interface WealthDay {
  day: IsoDate;
  goods: Record<Voce | 'netto', number>;
}
type Answer = AnswerHistory['answers'][number];
type Goods = WealthDay['goods'];

/** The database keeps so many values of each answer: before the oldest it may have lost some. */
const KEPT = 20;
const dayOf = (at: string): IsoDate => romeDay(new Date(at));

/**
 * The net worth of these people at the end of each day on which it changed, the oldest first. An
 * answer that was given for the first time later counts as if it had always been so, and what we
 * supposed does not count once it was given: neither of them is a change of wealth.
 * @param membri the people who are counted today, as they are today
 */
export function wealthHistory(
  answers: AnswerHistory['answers'],
  membri: readonly Membro[],
): WealthDay[] {
  const told = answers
    .filter(({ memberId }) => membri.some(({ _id }) => _id === memberId))
    .map(toldOf);
  const lost = told.filter(({ values }) => values.length >= KEPT).map(oldestOf);
  const days = [...new Set(told.flatMap(({ values }) => values.map(({ at }) => dayOf(at))))]
    .sort()
    .filter((day) => lost.every((from) => from <= day));
  return days
    .map((day) => ({ day, goods: sumOf(membri.map((membro) => memberAt(membro, told, day))) }))
    .filter(({ goods }, place, all) => place === 0 || goods.netto !== all[place - 1]?.goods.netto);
}

/** Leaves out assumed values, unless there are no others. */
function toldOf({ values, ...answer }: Answer): Answer {
  const told = values.filter(({ estimated }) => !estimated);
  return { ...answer, values: told.length > 0 ? told : values };
}

const oldestOf = ({ values }: Answer): IsoDate => dayOf(values.at(-1)?.at ?? '');

/** A person as they were at the end of a day. */
function memberAt(membro: Membro, told: readonly Answer[], day: IsoDate): Membro {
  const then = told
    .filter(({ memberId }) => memberId === membro._id)
    .map(({ key, values }) => {
      const told = values.find(({ at }) => dayOf(at) <= day) ?? values.at(-1);
      return [key, told?.value ?? undefined] as const;
    });
  return { ...membro, ...Object.fromEntries(then) };
}

function sumOf(membri: readonly Membro[]): Goods {
  const all = membri.map(memberGoods);
  const total = (key: Voce | 'netto') => all.reduce((sum, goods) => sum + goods[key], 0);
  return {
    residenza: total('residenza'),
    altriImmobili: total('altriImmobili'),
    mobiliare: total('mobiliare'),
    attivita: total('attivita'),
    fondoPensione: total('fondoPensione'),
    mutuo: total('mutuo'),
    altriDebiti: total('altriDebiti'),
    netto: total('netto'),
  };
}

/** The entry that moved the net worth most from one day to the other, in the way it moved. */
export function mostlyOf(before: Goods, after: Goods): Voce {
  const sign = Math.sign(after.netto - before.netto);
  const moved = keysOf(after)
    .filter((key) => key !== 'netto')
    .map((key) => {
      const debt = key === 'mutuo' || key === 'altriDebiti' ? -1 : 1;
      return { key, by: sign * debt * (after[key] - before[key]) };
    });
  return moved.reduce((most, one) => (one.by > most.by ? one : most)).key;
}

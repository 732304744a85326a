/** What the page knows of the will of each adult of the household. */
import type { AllInfo, Testamento } from '@bussola/contract';
import { isAsked } from '@bussola/domain';
import type { IsoDate, Membro } from '@bussola/domain';
import type { Person } from '@bussola/results';

export type Answer = 'yes' | 'no' | 'unknown';
export interface Will {
  person: Person;
  isMe: boolean;
  answer: Answer;
  /** Absent if there is none, or if it cannot be read. */
  record: Testamento | undefined;
}

/** «Non lo so» is kept as a «no» that is an estimate. */
const answerOf = ({ haTestamento, stimati }: Membro): Answer => {
  if (haTestamento === undefined || stimati?.includes('haTestamento')) return 'unknown';
  return haTestamento ? 'yes' : 'no';
};

/** The people who are asked about a will, in the order of the household. */
export function willsOf(
  nucleo: AllInfo['nucleoFamiliare'],
  people: readonly Person[],
  records: readonly Testamento[],
  today: IsoDate,
): Will[] {
  return people.flatMap((person) => {
    const membro = nucleo.find(({ _id }) => _id === person.id);
    const isMe = person.kinship === 'me';
    if (!membro || !isAsked('haTestamento', membro, { who: isMe ? 'me' : 'membro', today }))
      return [];
    const record = records.find(({ memberId }) => memberId === person.id);
    return [{ person, isMe, answer: answerOf(membro), record }];
  });
}

/** True if the record says where the will is: a place or a notary. */
export const isNoted = ({ answer, record }: Will): boolean =>
  answer === 'yes' && Boolean(record?.indirizzo || record?.notaio);
/** True if the will can be found without the envelope. */
export const isFound = (will: Will): boolean => isNoted(will) && Boolean(will.record?.chiLoSa);

const REVIEW_YEARS = 5;

/** Why a will should be read again: who was born after its last review, or its age. */
export function rereadOf(
  rivistoIl: IsoDate,
  nucleo: AllInfo['nucleoFamiliare'],
  people: readonly Person[],
  today: IsoDate,
): { names: string[]; isOld: boolean } {
  const names = people
    .filter(({ id }) =>
      nucleo.some(({ _id, dataNascita }) => _id === id && dataNascita && dataNascita > rivistoIl),
    )
    .map(({ name }) => name);
  const limit = `${Number(rivistoIl.slice(0, 4)) + REVIEW_YEARS}${rivistoIl.slice(4)}`;
  return { names, isOld: limit < today };
}

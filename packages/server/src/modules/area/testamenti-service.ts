/** Records of wills, sealed as the note is: for the owner of the area alone. */
import type { BodyOf, ResponseOf, Testamento } from '@bussola/contract';
import { romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import type { PersonalKeys } from '../../storage/personal-keys.ts';
import { fieldError } from '../checkup/step-rules.ts';
import { findMembro, lockArea } from '../people/nucleo-repository.ts';
import { findTestamento, listTestamenti, saveTestamento } from './testamenti-repository.ts';

type List = ResponseOf<'listTestamenti'>;
type Fields = Omit<Testamento, 'memberId' | 'version'>;
type Part = BodyOf<'updateTestamentoNotaio'> & BodyOf<'updateTestamentoIndirizzo'>;

const EMPTY: Fields = {
  forma: null,
  notaio: null,
  indirizzo: null,
  chiLoSa: null,
  rivistoIl: null,
};
const purpose = (memberId: string): string => `will of ${memberId}`;

export function testamentiService({ db, clock }: Pick<Deps, 'db' | 'clock'>, keys: PersonalKeys) {
  const open = async (tx: Tx, userId: string, memberId: string, body: string): Promise<Fields> =>
    JSON.parse(await keys.unsealText(tx, userId, body, purpose(memberId))) as Fields;

  /** @param all also of who says now that there is no will */
  async function list(tx: Tx, userId: string, all = false): Promise<List> {
    const testamenti: List['testamenti'] = [];
    for (const { memberId, body, version, exists } of await listTestamenti(tx, userId))
      if (all || exists)
        testamenti.push({ memberId, ...(await open(tx, userId, memberId, body)), version });
    return { testamenti };
  }

  return {
    list: ({ areaId }: Actor) => list(db, areaId),
    export: (tx: Tx, userId: string) => list(tx, userId, true),
    /**
     * @throws ProblemError VALIDATION while the person does not say that there is a will, and for a
     *   day to come
     */
    update: ({ areaId }: Actor, memberId: string, { version, ...part }: Part): Promise<List> =>
      db.transaction(async (tx) => {
        await lockArea(tx, areaId);
        const membro = await findMembro(tx, areaId, memberId);
        const errors = [
          ...(membro?.data['haTestamento'] === true ? [] : [fieldError('haTestamento', 'wrong')]),
          ...(part.rivistoIl && part.rivistoIl > romeDay(clock())
            ? [fieldError('rivistoIl', 'dateAhead')]
            : []),
        ];
        if (errors.length > 0) throw new ProblemError('VALIDATION', { errors });
        const kept = await findTestamento(tx, areaId, memberId);
        if (version !== undefined && version !== (kept?.version ?? 0))
          throw new ProblemError('CONFLICT', {
            detail: 'Somebody saved in between',
            current: await list(tx, areaId),
          });
        const before = kept ? await open(tx, areaId, memberId, kept.body) : EMPTY;
        const text = JSON.stringify({ ...before, ...part });
        const body = await keys.sealText(tx, areaId, text, purpose(memberId));
        await saveTestamento(tx, { userId: areaId, memberId, body, now: clock() });
        return list(tx, areaId);
      }),
  };
}
export type TestamentiService = ReturnType<typeof testamentiService>;

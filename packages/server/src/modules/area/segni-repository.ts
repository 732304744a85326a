import type { ResponseOf } from '@bussola/contract';
import type { IsoDate, Soluzione, SoluzioneCode } from '@bussola/domain';
import type { Queryable } from '../../db/port.ts';
import { q, rows, run } from '../../db/typed.ts';

type Segno = ResponseOf<'listSegni'>['segni'][number];

/** The level and the numbers of an area in an analysis. */
export type Visto = Pick<Soluzione, 'level' | 'numeri'>;

interface SegnoRow extends Pick<Segno, 'code' | 'stato' | 'data'> {
  /** Null without a document, and for readers who may not read it. */
  fileId: string | null;
  fileName: string | null;
  visto: Visto;
  /** The day of the analysis that `visto` is of. */
  vistoIl: IsoDate;
}

export const listSegni = (db: Queryable, userId: string): Promise<SegnoRow[]> =>
  rows(
    db,
    q
      .selectFrom('segni as s')
      .leftJoin('files as f', (join) =>
        join.onRef('f.id', '=', 's.file_id').onRef('f.user_id', '=', 's.user_id'),
      )
      .select(['s.code', 's.stato', 's.data', 's.visto', 's.visto_il as vistoIl'])
      .select(['f.id as fileId', 'f.name as fileName'])
      .where('s.user_id', '=', userId)
      .orderBy('s.code'),
  );

export interface NewSegno extends Pick<Segno, 'code' | 'stato' | 'data'> {
  fileId: string | null;
  visto: Visto;
  vistoIl: IsoDate;
}
/** One mark an area: a new one takes the place of the old one. */
export const saveSegno = (db: Queryable, userId: string, s: NewSegno): Promise<void> =>
  run(
    db,
    q
      .insertInto('segni')
      .values({
        user_id: userId,
        code: s.code,
        stato: s.stato,
        data: s.data,
        file_id: s.fileId,
        visto: JSON.stringify(s.visto),
        visto_il: s.vistoIl,
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'code']).doUpdateSet((eb) => ({
          stato: eb.ref('excluded.stato'),
          data: eb.ref('excluded.data'),
          file_id: eb.ref('excluded.file_id'),
          visto: eb.ref('excluded.visto'),
          visto_il: eb.ref('excluded.visto_il'),
        })),
      ),
  );

export const removeSegno = (db: Queryable, userId: string, code: SoluzioneCode): Promise<void> =>
  run(db, q.deleteFrom('segni').where('user_id', '=', userId).where('code', '=', code));

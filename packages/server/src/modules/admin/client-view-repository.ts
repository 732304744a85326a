/** Saved views of the list of clients, each person's own. */
import type { BodyOf, ResponseOf } from '@bussola/contract';
import type { Queryable } from '../../db/port.ts';
import { q, row } from '../../db/typed.ts';

type Views = ResponseOf<'clientViews'>;

export async function readViews(db: Queryable, userId: string): Promise<Views> {
  const kept = await row(
    db,
    q.selectFrom('client_views').select(['views', 'version']).where('user_id', '=', userId),
  );
  return kept ?? { views: [], version: 0 };
}

/** @returns undefined when another version is kept meanwhile */
export const putViews = (
  db: Queryable,
  userId: string,
  { views, version }: BodyOf<'saveClientViews'>,
): Promise<Views | undefined> =>
  row(
    db,
    q
      .insertInto('client_views')
      .values({ user_id: userId, views: JSON.stringify(views), version: version + 1 })
      .onConflict((exists) =>
        exists
          .column('user_id')
          .doUpdateSet((eb) => ({
            views: eb.ref('excluded.views'),
            version: eb.ref('excluded.version'),
          }))
          .where('client_views.version', '=', version),
      )
      .returning(['views', 'version']),
  );

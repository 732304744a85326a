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
export async function putViews(
  db: Queryable,
  userId: string,
  { views, version }: BodyOf<'saveClientViews'>,
): Promise<Views | undefined> {
  const sent = JSON.stringify(views);
  if (version === 0)
    return row(
      db,
      q
        .insertInto('client_views')
        .values({ user_id: userId, views: sent, version: 1 })
        .onConflict((exists) => exists.doNothing())
        .returning(['views', 'version']),
    );
  return row(
    db,
    q
      .updateTable('client_views')
      .set((eb) => ({ views: sent, version: eb('version', '+', 1) }))
      .where('user_id', '=', userId)
      .where('version', '=', version)
      .returning(['views', 'version']),
  );
}

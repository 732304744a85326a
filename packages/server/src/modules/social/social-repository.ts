import type { Queryable } from '../../db/port.ts';

export async function findIdentity(
  db: Queryable,
  provider: string,
  subject: string,
): Promise<string | undefined> {
  const [row] = await db.query<{ userId: string }>(
    'select user_id as "userId" from social_identities where provider = $1 and subject = $2',
    [provider, subject],
  );
  return row?.userId;
}
/** @returns false when somebody, perhaps this person, has it already */
export async function addIdentity(
  tx: Queryable,
  i: { provider: string; subject: string; userId: string; now: Date },
): Promise<boolean> {
  return (
    (
      await tx.query(
        'insert into social_identities (provider, subject, user_id, created_at) values ($1, $2, $3, $4) on conflict do nothing returning user_id',
        [i.provider, i.subject, i.userId, i.now],
      )
    ).length > 0
  );
}
export async function removeIdentities(
  tx: Queryable,
  userId: string,
  provider: string,
): Promise<boolean> {
  return (
    (
      await tx.query(
        'delete from social_identities where user_id = $1 and provider = $2 returning provider',
        [userId, provider],
      )
    ).length > 0
  );
}
export async function listIdentities(
  db: Queryable,
  userId: string,
): Promise<{ provider: string; createdAt: string }[]> {
  return db.query(
    'select provider, wire_time(min(created_at)) as "createdAt" from social_identities where user_id = $1 group by provider order by provider',
    [userId],
  );
}
/** Removes what an intruder may have linked as a way back in. */
export async function dropIdentitiesSince(
  tx: Queryable,
  userId: string,
  since: Date,
): Promise<void> {
  await tx.query('delete from social_identities where user_id = $1 and created_at >= $2', [
    userId,
    since,
  ]);
}

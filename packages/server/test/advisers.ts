/** Advisers of the tests: with a number, and with a client who said yes. */
import type { Person, TestApp } from './test-app.ts';

/** Without a number nobody is proposed. */
export async function giveNumber(t: TestApp, consulenteId: string): Promise<void> {
  await t.deps.db.query(
    `insert into consulente_profili (consulente_id, albo, numero, checked_at, luoghi, lingue, canali, orari, eccezioni)
     values ($1, 'OCF', '512048', $2, '{Modena}', '{it}', '{studio}', '[]', '[]') on conflict do nothing`,
    [consulenteId, t.deps.clock()],
  );
}

export const answerAdviser = (
  t: TestApp,
  { token, userId }: Pick<Person, 'token' | 'userId'>,
  adviser: string,
  accept = true,
) => t.call('answerAdviser', { token, params: { userId, adviser }, body: { accept } });

/** How a person enters the database: the ids that are said, written safely. */
import type { Queryable, RlsContext, SqlValue } from './port.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const literal = (id: string | null): string => {
  if (id === null) return 'null';
  if (!UUID.test(id)) throw new TypeError('An id that is none was about to enter a statement');
  return `'${id}'`;
};
/**
 * First statement of whatever a person does, in the same text as `begin` where one crossing is
 * worth it.
 */
export const contextSql = ({ sessionId, actorId, areaId, now }: RlsContext): string =>
  `select access_enter(${literal(sessionId)}, ${literal(actorId)}, ${literal(areaId)}, '${now.toISOString()}')`;
/** The same with parameters, for statements that are planned once. */
export const SET_CONTEXT = { name: 'access-enter', text: 'select access_enter($1, $2, $3, $4)' };
export const contextValues = ({ sessionId, actorId, areaId, now }: RlsContext): SqlValue[] => [
  sessionId,
  actorId,
  areaId,
  now,
];
/** From here on the transaction is theirs: it sees what the policies of the database show them. */
export async function enterAs(tx: Queryable, entrant: RlsContext): Promise<void> {
  await tx.query(contextSql(entrant));
}

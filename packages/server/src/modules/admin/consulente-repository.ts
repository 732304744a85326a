import type { ResponseOf } from '@bussola/contract';
import type { Queryable } from '../../db/port.ts';
import { IS_CLIENT } from './admin-repository.ts';

type Cliente = ResponseOf<'consulenteClienti'>['clienti'][number];
/** Those whose waiting time is over. */
export async function listClienti(
  db: Queryable,
  consulenteId: string,
  now: Date,
): Promise<Cliente[]> {
  const rows = await db.query<{ cliente: Cliente }>(
    `
    select json_build_object('userId', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'comune', u.comune->>'comune', 'checkup', u.checkup,
      'since', wire_time(l.since), 'updatedAt', wire_time(greatest(l.since, u.last_login_at, u.created_at))) as cliente
    from consulente_clienti l join users u on u.id = l.client_id where l.consulente_id = $1 and l.since <= $2 and u.state = 'active' and u.deleted_at is null order by lower(u.last_name || ' ' || u.first_name), u.id limit 500`,
    [consulenteId, now],
  );
  return rows.map(({ cliente }) => cliente);
}
export interface Pair {
  consulente: string;
  client: { email: string; firstName: string; language: 'it' | 'en' };
}
/**
 * The two, held until the end of the transaction; undefined unless they are an adviser and a
 * client. A suspended one of either is given nobody new, and may lose whom they have.
 */
export async function lockPair(
  tx: Queryable,
  consulenteId: string,
  clientId: string,
  linked: boolean,
): Promise<Pair | undefined> {
  const [row] = await tx.query<Pair>(
    `
    select trim(k.first_name || ' ' || k.last_name) as consulente, json_build_object('email', u.email, 'firstName', u.first_name, 'language', u.language) as client
    from users k, users u where k.id = $1 and k.role = 'Consulente' and k.deleted_at is null and u.id = $2 and ${IS_CLIENT} and (not $3::boolean or (k.state = 'active' and u.state = 'active')) for update of k, u`,
    [consulenteId, clientId, linked],
  );
  return row;
}
/** @param since from when the adviser may read. @returns false when it was so already */
export async function setLink(
  tx: Queryable,
  consulenteId: string,
  clientId: string,
  linked: boolean,
  since: Date,
): Promise<boolean> {
  const rows = linked
    ? await tx.query(
        'insert into consulente_clienti (consulente_id, client_id, since) values ($1, $2, $3) on conflict do nothing returning client_id',
        [consulenteId, clientId, since],
      )
    : await tx.query(
        'delete from consulente_clienti where consulente_id = $1 and client_id = $2 returning client_id',
        [consulenteId, clientId],
      );
  return rows.length > 0;
}
export async function linkedSince(
  tx: Queryable,
  consulenteId: string,
  clientId: string,
): Promise<Date | null> {
  const [row] = await tx.query<{ since: Date }>(
    'select since from consulente_clienti where consulente_id = $1 and client_id = $2',
    [consulenteId, clientId],
  );
  return row?.since ?? null;
}
export type Adviser = ResponseOf<'listAdvisers'>['advisers'][number];
/** Who follows this client, or is about to. */
export async function listAdvisers(db: Queryable, clientId: string, now: Date): Promise<Adviser[]> {
  const rows = await db.query<{ adviser: Adviser }>(
    `
    select json_build_object('id', k.id, 'name', trim(k.first_name || ' ' || k.last_name), 'since', wire_time(l.since), 'reads', l.since <= $2) as adviser
    from consulente_clienti l join users k on k.id = l.consulente_id where l.client_id = $1 and k.deleted_at is null order by l.since, k.id`,
    [clientId, now],
  );
  return rows.map(({ adviser }) => adviser);
}

import type { ResponseOf } from '@bussola/contract';
import type { Queryable } from '../../db/port.ts';

type Cliente = ResponseOf<'consulenteClienti'>['clienti'][number];
export async function listClienti(db: Queryable, consulenteId: string): Promise<Cliente[]> {
  const rows = await db.query<{ cliente: Cliente }>(`
    select json_build_object('userId', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'comune', u.comune->>'comune', 'checkup', u.checkup,
      'since', wire_time(l.since), 'updatedAt', wire_time(greatest(l.since, u.last_login_at, u.created_at))) as cliente
    from consulente_clienti l join users u on u.id = l.client_id where l.consulente_id = $1 and u.deleted_at is null order by lower(u.last_name || ' ' || u.first_name), u.id limit 500`, [consulenteId]);
  return rows.map(({ cliente }) => cliente);
}
/** @returns false when the two are not an adviser and a client */
export async function setLink(tx: Queryable, consulenteId: string, clientId: string, linked: boolean, now: Date): Promise<boolean> {
  const [pair] = await tx.query(`select 1 from users a, users c where a.id = $1 and a.role = 'Consulente' and a.deleted_at is null and c.id = $2 and c.role = 'User' and c.state = 'active' and c.deleted_at is null`, [consulenteId, clientId]);
  if (!pair) return false;
  if (linked) await tx.query('insert into consulente_clienti (consulente_id, client_id, since) values ($1, $2, $3) on conflict do nothing', [consulenteId, clientId, now]);
  else await tx.query('delete from consulente_clienti where consulente_id = $1 and client_id = $2', [consulenteId, clientId]);
  return true;
}

import type { ResponseOf } from '@bussola/contract';
import type { Queryable } from '../../db/port.ts';

type Found = ResponseOf<'getByComune'>;
export interface ComuneRow { codice_istat: string; comune: string; provincia: string; regione: string; chiave: string }

export async function countComuni(db: Queryable): Promise<number> {
  const [row] = await db.query<{ n: number }>('select count(*)::int as n from comuni', []);
  return row?.n ?? 0;
}

/** All of them in one statement. Those already there keep the name an operator's newer list gave them. */
export async function insertComuni(db: Queryable, rows: readonly ComuneRow[]): Promise<void> {
  await db.query(
    `insert into comuni (codice_istat, comune, provincia, regione, chiave)
     select codice_istat, comune, provincia, regione, chiave from jsonb_to_recordset($1::jsonb)
       as t (codice_istat text, comune text, provincia text, regione text, chiave text)
     on conflict (codice_istat) do nothing`, [JSON.stringify(rows)]);
}

/** A folded prefix holds only letters, digits and spaces, so it is its own LIKE pattern. */
export async function searchComuni(db: Queryable, prefix: string): Promise<Found> {
  return db.prepared<Found[number]>('comuni-search', `
    select comune, provincia, regione, codice_istat as "codiceIstat" from comuni
    where chiave like $1 || '%' order by chiave = $1 desc, chiave, provincia limit 20`, [prefix]);
}

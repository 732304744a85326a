import type { IsoDate } from '@bussola/domain';
import type { Queryable } from '../../db/port.ts';
import type { NomeInTable } from './comune-index.ts';

export interface ComuneRow {
  codice_istat: string;
  comune: string;
  provincia: string;
  regione: string;
  chiave: string;
  catastale: string;
}
export interface StoredComune {
  codice_istat: string;
  comune: string;
  provincia: string;
  regione: string;
  catastale: string | null;
  cessato_il: IsoDate | null;
  successore: string | null;
}
export interface NomeRow {
  chiave: string;
  codice_istat: string;
  nome: string;
  kind: 'lingua' | 'precedente';
}

export async function countComuni(
  db: Queryable,
): Promise<{ all: number; withoutCatastale: number }> {
  const [row] = await db.query<{ all: number; withoutCatastale: number }>(
    'select count(*)::int as all, (count(*) filter (where catastale is null))::int as "withoutCatastale" from comuni',
    [],
  );
  return row ?? { all: 0, withoutCatastale: 0 };
}

const ROWS = `jsonb_to_recordset($1::jsonb) as t (codice_istat text, comune text, provincia text, regione text, chiave text, catastale text)`;
/**
 * All of them in one statement. Those already there keep the name an operator's newer list gave
 * them.
 */
export async function insertComuni(db: Queryable, rows: readonly ComuneRow[]): Promise<void> {
  await db.query(
    `insert into comuni (codice_istat, comune, provincia, regione, chiave, catastale) select codice_istat, comune, provincia, regione, chiave, catastale from ${ROWS}
     on conflict (codice_istat) do update set catastale = coalesce(comuni.catastale, excluded.catastale)`,
    [JSON.stringify(rows)],
  );
}

/** Operators import one at a time; people go on searching. */
export async function lockComuni(tx: Queryable): Promise<StoredComune[]> {
  await tx.query('set local statement_timeout = 60000');
  await tx.query('lock table comuni in share row exclusive mode');
  return tx.query<StoredComune>(
    'select codice_istat, comune, provincia, regione, catastale, cessato_il, successore from comuni',
    [],
  );
}
export async function updateComuni(tx: Queryable, rows: readonly ComuneRow[]): Promise<void> {
  await tx.query(
    `update comuni c set comune = t.comune, provincia = t.provincia, regione = t.regione, chiave = t.chiave, catastale = t.catastale, cessato_il = null, successore = null
     from ${ROWS} where c.codice_istat = t.codice_istat`,
    [JSON.stringify(rows)],
  );
}
export async function ceaseComuni(
  tx: Queryable,
  rows: readonly { codice_istat: string; cessato_il: IsoDate; successore: string | null }[],
): Promise<void> {
  await tx.query(
    `update comuni c set cessato_il = t.cessato_il, successore = t.successore
     from jsonb_to_recordset($1::jsonb) as t (codice_istat text, cessato_il date, successore text) where c.codice_istat = t.codice_istat`,
    [JSON.stringify(rows)],
  );
  // Names that led to somebody who ceased lead to who took their place.
  await tx.query(
    `insert into comuni_nomi (chiave, codice_istat, nome, kind)
     select n.chiave, c.successore, n.nome, 'precedente' from comuni_nomi n join comuni c using (codice_istat) where c.successore is not null
     on conflict do nothing`,
    [],
  );
}
export async function replaceNomi(tx: Queryable, rows: readonly NomeRow[]): Promise<void> {
  await tx.query(`delete from comuni_nomi where kind = 'lingua'`, []);
  await tx.query(
    `insert into comuni_nomi (chiave, codice_istat, nome, kind) select chiave, codice_istat, nome, kind from jsonb_to_recordset($1::jsonb) as t (chiave text, codice_istat text, nome text, kind text)
     on conflict (chiave, codice_istat) do update set nome = excluded.nome, kind = excluded.kind`,
    [JSON.stringify(rows)],
  );
}

/** Every name of every municipality, of those that ceased too. */
export async function listNomi(db: Queryable): Promise<NomeInTable[]> {
  return db.query<NomeInTable>(
    `
    select n.chiave, n.kind, c.cessato_il is not null as ceased,
      json_build_object('comune', c.comune, 'provincia', c.provincia, 'regione', c.regione, 'codiceIstat', c.codice_istat) as found
    from comuni c join (select chiave, codice_istat, null as kind from comuni union all select chiave, codice_istat, kind from comuni_nomi) n on n.codice_istat = c.codice_istat`,
    [],
  );
}

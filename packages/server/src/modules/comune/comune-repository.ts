import type { IsoDate } from '@bussola/domain';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Queryable } from '../../db/port.ts';
import { isSet, lockTable, q, recordset, row, rows, run, word } from '../../db/typed.ts';
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
  const count = await row(
    db,
    q
      .selectFrom('comuni')
      .select((eb) => [
        eb.fn.countAll<number>().as('all'),
        eb.fn.countAll<number>().filterWhere('catastale', 'is', null).as('withoutCatastale'),
      ]),
  );
  return count ?? { all: 0, withoutCatastale: 0 };
}

const COLUMNS = ['codice_istat', 'comune', 'provincia', 'regione', 'chiave', 'catastale'] as const;
const table = (comuni: readonly ComuneRow[]) =>
  recordset(comuni, {
    codice_istat: 'text',
    comune: 'text',
    provincia: 'text',
    regione: 'text',
    chiave: 'text',
    catastale: 'text',
  });
/**
 * All of them in one statement. Those already there keep the name an operator's newer list gave
 * them.
 */
export const insertComuni = (db: Queryable, comuni: readonly ComuneRow[]): Promise<void> =>
  run(
    db,
    q
      .insertInto('comuni')
      .columns(COLUMNS)
      .expression((eb) => eb.selectFrom(table(comuni)).select(COLUMNS))
      .onConflict((conflict) =>
        conflict.column('codice_istat').doUpdateSet((eb) => ({
          catastale: eb.fn.coalesce('comuni.catastale', 'excluded.catastale'),
        })),
      ),
  );

/** Operators import one at a time; people go on searching. */
export async function lockComuni(tx: Queryable): Promise<StoredComune[]> {
  await run(tx, q.selectNoFrom(sql`set_config('statement_timeout', '60000', true)`.as('timeout')));
  await lockTable(tx, 'comuni', 'share row exclusive');
  return rows(
    tx,
    q
      .selectFrom('comuni')
      .select(['codice_istat', 'comune', 'provincia', 'regione', 'catastale'])
      .select(['cessato_il', 'successore']),
  );
}
export const updateComuni = (tx: Queryable, comuni: readonly ComuneRow[]): Promise<void> =>
  run(
    tx,
    q
      .updateTable('comuni as c')
      .from(table(comuni))
      .set((eb) => ({
        comune: eb.ref('t.comune'),
        provincia: eb.ref('t.provincia'),
        regione: eb.ref('t.regione'),
        chiave: eb.ref('t.chiave'),
        catastale: eb.ref('t.catastale'),
        cessato_il: null,
        successore: null,
      }))
      .whereRef('c.codice_istat', '=', 't.codice_istat'),
  );
export async function ceaseComuni(
  tx: Queryable,
  comuni: readonly Pick<StoredComune, 'codice_istat' | 'cessato_il' | 'successore'>[],
): Promise<void> {
  await run(
    tx,
    q
      .updateTable('comuni as c')
      .from(recordset(comuni, { codice_istat: 'text', cessato_il: 'date', successore: 'text' }))
      .set((eb) => ({
        cessato_il: eb.ref('t.cessato_il'),
        successore: eb.ref('t.successore'),
      }))
      .whereRef('c.codice_istat', '=', 't.codice_istat'),
  );
  // Names of a municipality that ceased lead to the one that took its place.
  await run(
    tx,
    q
      .insertInto('comuni_nomi')
      .columns(['chiave', 'codice_istat', 'nome', 'kind'])
      .expression((eb) =>
        eb
          .selectFrom('comuni_nomi as n')
          .innerJoin('comuni as c', 'c.codice_istat', 'n.codice_istat')
          .select(['n.chiave', 'c.successore', 'n.nome'])
          .select(word('precedente').as('kind'))
          .where('c.successore', 'is not', null),
      )
      .onConflict((conflict) => conflict.doNothing()),
  );
}
export async function replaceNomi(tx: Queryable, nomi: readonly NomeRow[]): Promise<void> {
  await run(tx, q.deleteFrom('comuni_nomi').where('kind', '=', 'lingua'));
  const t = recordset(nomi, { chiave: 'text', codice_istat: 'text', nome: 'text', kind: 'text' });
  await run(
    tx,
    q
      .insertInto('comuni_nomi')
      .columns(['chiave', 'codice_istat', 'nome', 'kind'])
      .expression((eb) => eb.selectFrom(t).select(['chiave', 'codice_istat', 'nome', 'kind']))
      .onConflict((conflict) =>
        conflict.columns(['chiave', 'codice_istat']).doUpdateSet((eb) => ({
          nome: eb.ref('excluded.nome'),
          kind: eb.ref('excluded.kind'),
        })),
      ),
  );
}

/** Every name of every municipality, of those that ceased too. */
export function listNomi(db: Queryable): Promise<NomeInTable[]> {
  const names = q
    .selectFrom('comuni')
    .select(['chiave', 'codice_istat', sql<NomeInTable['kind']>`null`.as('kind')])
    .unionAll(q.selectFrom('comuni_nomi').select(['chiave', 'codice_istat', 'kind']));
  return rows(
    db,
    q
      .selectFrom('comuni as c')
      .innerJoin(names.as('n'), 'n.codice_istat', 'c.codice_istat')
      .select((eb) => [
        'n.chiave',
        'n.kind',
        isSet(eb, 'c.cessato_il').as('ceased'),
        jsonBuildObject({
          comune: eb.ref('c.comune'),
          provincia: eb.ref('c.provincia'),
          regione: eb.ref('c.regione'),
          codiceIstat: eb.ref('c.codice_istat'),
        }).as('found'),
      ]),
  );
}

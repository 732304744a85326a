/** Fills a PostgreSQL with made-up households, by COPY; the same number gives the same ones. */
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Engine } from '../engine.ts';
import {
  addHousehold,
  CLIENTS_OF_ONE,
  emptyRows,
  rowsOfAdvisers,
  SEEDED,
  TABLES,
  WITH_ADVISER,
} from './seed-rows.ts';
import type { Rows, Table } from './seed-rows.ts';

const BATCH = 2_000;

interface Options {
  /** Of the owner of the schema. */
  url: string;
  households: number;
  engine: Engine;
  now: Date;
  passwordHash: string;
  log?: (line: string) => void;
}

/**
 * All or nothing: one transaction, in which the triggers of the tables rest; what they would have
 * written is written here. Nobody else may use the database meanwhile.
 * @throws Error when there are people in it who are not made up
 */
export async function seedHouseholds({
  url,
  households,
  engine,
  now,
  passwordHash,
  log = () => undefined,
}: Options): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'bussola-seed' });
  await client.connect();
  try {
    await client.query('begin');
    await refuseRealPeople(client);
    for (const table of Object.keys(TABLES))
      await client.query(
        `alter table ${table} no force row level security; alter table ${table} disable trigger user`,
      );
    const advisers = Math.ceil((households * WITH_ADVISER) / 100 / CLIENTS_OF_ONE);
    await copy(client, rowsOfAdvisers(advisers, now, passwordHash));
    for (let first = 0; first < households; first += BATCH) {
      const batch = emptyRows();
      for (let n = first; n < Math.min(first + BATCH, households); n += 1)
        addHousehold(batch, n, { engine, now, passwordHash, advisers });
      await copy(client, batch);
      log(`${Math.min(first + BATCH, households)} of ${households} households`);
    }
    await client.query(
      'insert into client_index select * from client_index_rows(array(select id from users)) on conflict do nothing',
    );
    for (const table of Object.keys(TABLES))
      await client.query(
        `alter table ${table} enable trigger user; alter table ${table} force row level security`,
      );
    log('rows of the log, each with its link of the chain');
    // The log seals each row: this is its own way in, and no trigger rests.
    await client.query(
      `insert into audit (at, who, about, action, via)
       select u.created_at, p.pseudonym, p.pseudonym, 'login', 'own'
       from users u join audit_pseudonyms p on p.user_id = u.id where u.email_folded like '%${SEEDED}' order by u.created_at, u.id`,
    );
    await client.query('commit');
    await client.query('analyze');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

async function refuseRealPeople(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ real: string; seeded: string }>(
    `select count(*) filter (where not demo and not placeholder and coalesce(email_folded, '') not like '%${SEEDED}') as real,
       count(*) filter (where email_folded like '%${SEEDED}') as seeded from users`,
  );
  const [found] = rows;
  if (Number(found?.real) > 0)
    throw new Error(
      `There are ${found?.real} people in this database who are not made up: nothing was written`,
    );
  if (Number(found?.seeded) > 0)
    throw new Error(`There are ${found?.seeded} made-up people already: use an empty database`);
}

async function copy(client: pg.Client, rows: Rows): Promise<void> {
  for (const [table, columns] of Object.entries(TABLES)) {
    const lines = rows[table as Table];
    if (lines.length > 0)
      await pipeline(
        Readable.from(lines),
        client.query(copyFrom(`copy ${table} (${columns}) from stdin`)),
      );
  }
}

/** The same questions to both engines: what comes back must not depend on which one answers. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { engine, openTestDatabase } from '../../test/test-database.ts';
import type { TestDatabase } from '../../test/test-database.ts';
import { isAtHead, migrate, readMigrations } from './migrate.ts';
import { afterCommit } from '../after-commit.ts';
import { sqlState } from './port.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
}, 240_000);
afterAll(() => t.close());

const TYPES = `select 5::int8 as big, 5::int4 as small, 12.50::numeric(14,2) as money, '2026-11-21'::date as day, true as yes,
  '{"a":[1]}'::jsonb as data, null::text as nothing, '2026-11-21T10:00:00Z'::timestamptz as moment, $1::text as given, 1.5::float8 as half`;
const SEEN = {
  big: 5,
  small: 5,
  money: '12.50',
  day: '2026-11-21',
  yes: true,
  data: { a: [1] },
  nothing: null,
  moment: new Date('2026-11-21T10:00:00Z'),
  given: 'è',
  half: 1.5,
};

describe(`the port on ${engine}`, () => {
  it('gives the same values, asked plainly, prepared, or in a transaction', async () => {
    expect(await t.db.query(TYPES, ['è'])).toEqual([SEEN]);
    for (let i = 0; i < 3; i += 1)
      expect(await t.db.prepared('types', TYPES, ['è'])).toEqual([SEEN]);
    expect(await t.db.transaction((tx) => tx.prepared('types', TYPES, ['è']))).toEqual([SEEN]);
  });

  it('takes lists, dates and nothing as parameters', async () => {
    const text = 'select $1::text[] as names, $2::timestamptz as at, $3::text as none';
    const values = [['a"b', 'c\\d', ''], new Date('2026-01-02T03:04:05.678Z'), undefined];
    const seen = [{ names: values[0], at: values[1], none: null }];
    const list = (row: { names: unknown }) => ({
      ...row,
      names:
        typeof row.names === 'string'
          ? (JSON.parse(`[${row.names.slice(1, -1)}]`) as unknown)
          : row.names,
    });
    expect(await t.db.query(text, values)).toEqual(seen);
    expect((await t.db.prepared<{ names: unknown }>('lists', text, values)).map(list)).toEqual(
      seen,
    );
  });

  it('throws the SQLSTATE, and goes on working after it', async () => {
    const broken = t.db.prepared('divide', 'select 1 / $1::int as n', [0]);
    await expect(broken.catch(sqlState)).resolves.toBe('22012');
    expect(await t.db.prepared('divide', 'select 1 / $1::int as n', [1])).toEqual([{ n: 1 }]);
    await expect(t.db.query('select nothing_of_this_name', []).catch(sqlState)).resolves.toBe(
      '42703',
    );
  });

  it('answers many prepared reads at once, each its own, also beside one that fails', async () => {
    const divide = (by: number) =>
      t.db.prepared<{ n: number }>('hundred-by', 'select 100 / $1::int as n', [by]);
    const half = () => t.db.prepared('nobody', 'select 1 as one where false');
    const asked = [
      ...Array.from({ length: 70 }, (_, at) => divide(at % 7 === 6 ? 0 : at + 1)),
      half(),
      half(),
    ];
    const answers = await Promise.all(asked.map((answer) => answer.catch(sqlState)));
    for (const [at, answer] of answers.slice(0, 70).entries())
      expect(answer).toEqual(at % 7 === 6 ? '22012' : [{ n: Math.trunc(100 / (at + 1)) }]);
    expect(answers.slice(70)).toEqual([[], []]);
  });

  it('undoes a transaction that fails, whole', async () => {
    await expect(
      t.db.transaction(async (tx) => {
        await tx.query(
          `insert into vix (day, value, noted_at) values ('2026-01-01', 20, now())`,
          [],
        );
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await t.db.query(`select 1 from vix where day = '2026-01-01'`, [])).toEqual([]);
  });

  it('refuses the root handle inside a transaction, instead of waiting for ever', async () => {
    await expect(t.db.transaction(() => t.db.query('select 1', []))).rejects.toThrow(
      'root database handle',
    );
    await expect(t.db.transaction(() => t.db.prepared('one', 'select 1', []))).rejects.toThrow(
      'root database handle',
    );
  });

  it('keeps prepared reads out of a transaction that is open', async () => {
    const read = () =>
      t.db.prepared<{ n: number }>('vix-count', 'select count(*)::int as n from vix');
    const written = t.db
      .transaction(async (tx) => {
        await tx.query(
          `insert into vix (day, value, noted_at) values ('2026-02-02', 21, now())`,
          [],
        );
        await new Promise((resolve) => {
          setTimeout(resolve, 30);
        });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
    const during = read();
    await written;
    expect(await during).toEqual([{ n: 0 }]);
  });
});

describe('migrations', () => {
  it('find nothing to do the second time, also when four runners start at once', async () => {
    expect(await Promise.all(Array.from({ length: 4 }, () => migrate(t.owner)))).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(await isAtHead(t.owner)).toBe(true);
  });
  it('refuse a file that was changed after it was applied', async () => {
    const changed = readMigrations().map((migration) => ({
      ...migration,
      hash: `${migration.hash}x`,
    }));
    await expect(migrate(t.owner, { migrations: changed })).rejects.toThrow(
      'was changed after it was applied',
    );
  });
  it('leave nothing of one that fails half-way', async () => {
    const broken = [
      ...readMigrations(),
      { name: '9999-broken.sql', sql: 'create table half_done (id int); select 1/0', hash: 'x' },
    ];
    await expect(migrate(t.owner, { migrations: broken })).rejects.toThrow();
    expect(await t.owner.query(`select to_regclass('half_done') as there`, [])).toEqual([
      { there: null },
    ]);
  });
});

describe('what waits for the commit', () => {
  it('happens once, after the commit, and may use the root handle', async () => {
    const seen: string[] = [];
    let reads: Promise<unknown> | undefined;
    const work = () => {
      seen.push('work');
      reads = t.db.query('select 1 as one');
    };
    await t.db.transaction(async (tx) => {
      afterCommit(work);
      afterCommit(work);
      await tx.query('select 1');
      seen.push('end');
    });
    expect(seen).toEqual(['end', 'work']);
    expect(await reads).toEqual([{ one: 1 }]);
  });

  it('never happens when the transaction is rolled back', async () => {
    const seen: string[] = [];
    const failing = t.db.transaction(async () => {
      afterCommit(() => seen.push('work'));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(seen).toEqual([]);
  });

  it('happens at once outside a transaction', () => {
    const seen: string[] = [];
    afterCommit(() => seen.push('work'));
    expect(seen).toEqual(['work']);
  });
});

describe('the database itself', () => {
  it.each([
    [
      'a second owner of an area',
      `insert into membri (id, user_id, seq, grado, data, created_at) select gen_random_uuid(), id, s, 'me', '{}', now() from users, generate_series(0, 1) s`,
      '23505',
    ],
    [
      'an amount below zero',
      `insert into membri (id, user_id, seq, grado, data, created_at) select gen_random_uuid(), id, 9, 'son', '{"redditoNettoAnnuo":-1}', now() from users`,
      '23514',
    ],
    [
      'an amount that is a text',
      `insert into membri (id, user_id, seq, grado, data, created_at) select gen_random_uuid(), id, 9, 'son', '{"valoreResidenza":"10"}', now() from users`,
      '23514',
    ],
    ['a change of the audit', `update audit set action = 'other'`, 'P0001'],
  ])('refuses %s', async (_what, sql, state) => {
    await t.owner.query(
      `insert into users (id, state, created_at) values (gen_random_uuid(), 'provisional', now())`,
      [],
    );
    await t.owner.query(`insert into audit (at, action) values (now(), 'test')`, []);
    await expect(t.owner.query(sql, []).then(() => 'accepted', sqlState)).resolves.toBe(state);
    await t.owner.query('delete from users', []);
  });
});

if (engine === 'postgres') {
  // PGlite has no connection that could be lost.
  it('outlives a connection that dies under a transaction', async () => {
    await expect(
      t.db.transaction(async (tx) => {
        await tx.query('select pg_terminate_backend(pg_backend_pid())');
      }),
    ).rejects.toThrow();
    expect(await t.db.query('select 1 as one')).toEqual([{ one: 1 }]);
  });
}

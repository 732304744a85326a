import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asSystem } from '../../access.ts';
import { testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { seedComuni } from './comuni.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const found = async (comune: string) => (await t.call('getByComune', { params: { comune } })).body;
const rename = (from: string, to: string) =>
  t.owner.query('update comuni set comune = $2, chiave = lower($2) where comune = $1', [from, to]);

describe('the list that is searched', () => {
  it('is read again after ten minutes, and not before', async () => {
    expect(await found('Aglientu')).toMatchObject([{ comune: 'Aglientu' }]);
    await rename('Aglientu', 'Zzaglientu');
    t.advance(599);
    expect(await found('Zzaglientu')).toEqual([]);
    t.advance(2);
    expect(await found('Zzaglientu')).toMatchObject([{ comune: 'Zzaglientu' }]);
    await rename('Zzaglientu', 'Aglientu');
  });

  it('stays the old one while the database does not answer, and is the new one afterwards', async () => {
    t.advance(601);
    expect(await found('Aglientu')).toHaveLength(1);
    await t.owner.query('alter table comuni rename to comuni_away', []);
    t.advance(601);
    expect(await found('Aglientu')).toHaveLength(1);
    await t.owner.query('alter table comuni_away rename to comuni', []);
    await rename('Aglientu', 'Zzaglientu');
    t.advance(601);
    expect(await found('Zzaglientu')).toHaveLength(1);
    await rename('Zzaglientu', 'Aglientu');
  });
});

it('a start that cannot read the list answers with an error, and then with the list', async () => {
  const fresh = await testApp();
  try {
    await fresh.owner.query('alter table comuni rename to comuni_away', []);
    const ask = () => fresh.call('getByComune', { params: { comune: 'Aglientu' } });
    expect((await ask()).status).toBeGreaterThanOrEqual(500);
    await fresh.owner.query('alter table comuni_away rename to comuni', []);
    expect((await ask()).body).toMatchObject([{ comune: 'Aglientu' }]);
  } finally {
    await fresh.close();
  }
});

it('a table that is filled is left alone, and says how many there are', async () => {
  const [row] = await t.owner.query<{ n: number }>('select count(*)::int as n from comuni', []);
  await rename('Agliè', 'Agliè Nuova');
  expect(await asSystem(() => seedComuni(t.deps.db))).toBe(row?.n);
  expect(
    await t.owner.query(`select 1 as kept from comuni where comune = 'Agliè Nuova'`, []),
  ).toHaveLength(1);
});

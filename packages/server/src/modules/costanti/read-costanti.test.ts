import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COSTANTI_2026_12 as SHIPPED } from '@bussola/domain';
import { testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let admin: Person;
let family: Person;
beforeAll(async () => {
  t = await testApp();
  [admin, family] = [
    await t.register('paolo@bussola.example'),
    await t.register('famiglia@bussola.example'),
  ];
  await t.deps.db.query(`update users set role = 'SuperAdmin' where id = $1`, [admin.userId]);
});
afterAll(() => t.close());

describe('the method', () => {
  it('is told to anybody, with the figures in force, and not those that no rule reads', async () => {
    const { status, body } = await t.call('metodo');
    expect(status).toBe(200);
    expect(body.release).toBe((await t.call('costantiPublic')).body.release);
    const keys = body.regole.flatMap(({ costanti }) => costanti.map(({ key }) => key));
    expect(body.regole.find(({ id }) => id === 'soluzione.LTC')?.costanti).toContainEqual(
      expect.objectContaining({ key: 'inps.accompagnamento', value: 551.53, kind: 'L' }),
    );
    expect(keys).not.toContain('ui.vix.giorniMax');
  });
});

describe('the constants for staff', () => {
  it('come with name, source and day, and with what falls due by which act', async () => {
    const { status, body } = await t.call('getCostanti', { token: admin.token });
    expect(status).toBe(200);
    expect(body.costanti).toHaveLength(Object.keys(SHIPPED.voci).length);
    expect(body.comuniAl).toBe('2026-02-21');
    expect(body.costanti.find(({ key }) => key === 'inps.massimale')).toMatchObject({
      nome: { it: 'Massimale contributivo', en: 'Contribution ceiling' },
      value: 122295,
      fonteEn: 'INPS, circular 6/2026',
      validFrom: '2026-01-01',
    });
    expect(body.scadenze.find(({ key }) => key === 'inps.coefficienti')).toEqual({
      key: 'inps.coefficienti',
      scade: '2027-01-01',
      scaduta: false,
      giorni: (Date.parse('2027-01-01') - Date.parse(body.giorno)) / 86_400_000,
      anno: 2025,
      atto: {
        it: expect.stringContaining('coefficienti di trasformazione'),
        en: expect.stringContaining('transformation coefficients'),
      },
    });
    expect((await t.call('getCostanti', { token: family.token })).status).toBe(403);
  });
});

/** What newer code brings to a database that has releases; and two servers on one database. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { COSTANTI_FORNITE as SHIPPED, valoriAl } from '@bussola/domain';
import { primeVersioni } from '@bussola/domain/testing/prime-versioni';
import type { Costante, Costanti } from '@bussola/domain';
import { openTestDatabase } from '../../../test/test-database.ts';
import type { TestDatabase } from '../../../test/test-database.ts';
import { domainEngine } from '../../domain-engine.ts';
import { approveRow, findBody, insertRow, listApproved, listRows } from './release-repository.ts';
import { textOf } from './release-text.ts';
import { seedReleases } from './seed-releases.ts';

jest.setTimeout(240_000);
const DAY = '2026-11-21';
let database: TestDatabase;
let deps: Parameters<typeof domainEngine>[0];
beforeAll(async () => {
  database = await openTestDatabase();
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  deps = { db: database.db, clock: () => new Date(`${DAY}T11:00:00Z`), log: silent };
});
afterAll(() => database.close());
beforeEach(() => database.owner.query('truncate costanti_releases, costanti_shipped'));

const COSTANTI_FORNITE = primeVersioni(SHIPPED);
const voci = COSTANTI_FORNITE.voci as Record<string, Costante<unknown>>;
const shipped = (
  id: string,
  change: (voci: Record<string, Costante<unknown>>) => void,
): Costanti => {
  const copy = structuredClone(voci);
  change(copy);
  return { ...COSTANTI_FORNITE, id, voci: copy as unknown as Costanti['voci'] };
};
const addVersion = (copy: Record<string, Costante<unknown>>, key: string, value: unknown) => {
  const voce = copy[key];
  if (!voce) throw new Error(`There is no ${key}`);
  copy[key] = {
    ...voce,
    values: [
      ...voce.values,
      { from: '2027-01-01', value, fonte: 'L. 300/2026', verificatoIl: '2026-11-21' },
    ],
  };
};
const states = async () =>
  (await listRows(database.db)).map(({ release, state, origin, changes }) => [
    release,
    state,
    origin,
    Object.keys(changes),
  ]);

describe('a start', () => {
  it('puts the shipped release in force in an empty database, once', async () => {
    await seedReleases(deps, COSTANTI_FORNITE);
    await seedReleases(deps, COSTANTI_FORNITE);
    expect(await states()).toEqual([['2026.12', 'approved', 'shipped', []]]);
    expect((await findBody(database.db, '2026.12'))?.body).toBe(textOf(COSTANTI_FORNITE).body);
  });

  it('offers what newer code changed as a draft, and moves nothing', async () => {
    await seedReleases(deps, COSTANTI_FORNITE);
    const newer = shipped('2027.01', (copy) => {
      addVersion(copy, 'fondo.deducibilita', 5500);
    });
    await seedReleases(deps, newer);
    await seedReleases(deps, newer);
    expect(await states()).toEqual([
      [null, 'draft', 'shipped', ['fondo.deducibilita']],
      ['2026.12', 'approved', 'shipped', []],
    ]);
    expect((await listRows(database.db))[0]?.changes['fondo.deducibilita']).toEqual({
      value: 5500,
      from: '2027-01-01',
      fonte: 'L. 300/2026',
      verificatoIl: '2026-11-21',
    });
  });

  it('does not offer back what SuperAdmins changed and the code did not', async () => {
    await seedReleases(deps, COSTANTI_FORNITE);
    const chosen = textOf(
      shipped('2026.11.1', (copy) => {
        addVersion(copy, 'tcm.quotaReddito', 0.8);
      }),
    );
    const id = crypto.randomUUID();
    const now = deps.clock();
    await insertRow(database.db, {
      id,
      origin: 'draft',
      why: '',
      changes: {},
      contributors: [],
      now,
      closed: {
        release: '2026.11.1',
        base: '2026.12',
        validFrom: DAY,
        ...chosen,
        submittedBy: null,
      },
    });
    await approveRow(database.db, id, crypto.randomUUID(), DAY, now);
    await seedReleases(
      deps,
      shipped('2027.01', (copy) => {
        addVersion(copy, 'fondo.deducibilita', 5500);
      }),
    );
    const [offer] = await listRows(database.db);
    expect([offer?.state, Object.keys(offer?.changes ?? {})]).toEqual([
      'draft',
      ['fondo.deducibilita'],
    ]);
    expect((await listApproved(database.db)).map(({ release }) => release)).toEqual([
      '2026.12',
      '2026.11.1',
    ]);
  });

  it('completes the release in force with constants that only the new engine knows, and keeps every approved value', async () => {
    const older = shipped('2026.12', (copy) => {
      delete copy['ui.vix.giorniMax'];
      addVersion(copy, 'tcm.quotaReddito', 0.8);
    });
    await seedReleases(deps, older);
    const engine = await domainEngine(deps);
    expect(await states()).toContainEqual([
      '2026.11.1',
      'approved',
      'completion',
      ['ui.vix.giorniMax'],
    ]);
    const { id, voci: whole } = engine.inForce(DAY);
    expect([
      id,
      valoriAl(engine.inForce('2027-01-01'), '2027-01-01')['tcm.quotaReddito'],
      whole['ui.vix.giorniMax'].values[0]?.value,
    ]).toEqual(['2026.11.1', 0.8, 5]);
    expect(await engine.release('2026.12')).toBeUndefined();
  });
});

it('two servers on one database: what one approves the other knows at its next look', async () => {
  const [one, other] = [await domainEngine(deps), await domainEngine(deps)];
  const id = crypto.randomUUID();
  const text = textOf(
    shipped('2026.11.1', (copy) => {
      addVersion(copy, 'tcm.quotaReddito', 0.8);
    }),
  );
  await insertRow(database.db, {
    id,
    origin: 'draft',
    why: '',
    changes: {},
    contributors: [],
    now: deps.clock(),
    closed: { release: '2026.11.1', base: '2026.12', validFrom: DAY, ...text, submittedBy: null },
  });
  await approveRow(database.db, id, crypto.randomUUID(), DAY, deps.clock());
  await one.refresh();
  expect([one.inForce(DAY).id, other.inForce(DAY).id]).toEqual(['2026.11.1', '2026.12']);
  if (database.db.engine === 'pglite')
    return other.refresh().then(() => expect(other.inForce(DAY).id).toBe('2026.11.1'));
  other.start();
  try {
    const from = performance.now();
    while (other.inForce(DAY).id === '2026.12' && performance.now() - from < 5_000)
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    expect(other.inForce(DAY).id).toBe('2026.11.1');
  } finally {
    other.stop();
  }
});

/** Who waits for whom, and for how long, when many reports are asked for at once. */
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReportInput } from '@bussola/report';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { reportQueue } from './report-pool.ts';

// Real reports are drawn, one after the other.
jest.setTimeout(240_000);

const INPUT = {} as ReportInput;
const BYTES = new Uint8Array([37, 80, 68, 70]);
/** A worker that takes so long for each report, and ends when it is told. */
const worker = (ms: number) => async (_input: ReportInput, signal: AbortSignal) => {
  await sleep(ms, undefined, { signal });
  return BYTES;
};

describe('reports that wait', () => {
  it('are drawn one of each area in turn: six busy ones delay the seventh by one report each', async () => {
    const drawn: string[] = [];
    const draw = reportQueue(worker(5));
    const ask = (area: string) => draw(INPUT, area).then(() => drawn.push(area));
    const busy = Array.from({ length: 6 }, (_, n) => `piena ${n}`);
    const all = busy.flatMap((area) => Array.from({ length: 5 }, () => ask(area)));
    all.push(ask('settima'));
    await Promise.all(all);
    expect(drawn).toHaveLength(31);
    expect(drawn.indexOf('settima')).toBeLessThanOrEqual(7);
  });
  it('may wait longer than one may be drawn', async () => {
    const draw = reportQueue(worker(40), 200);
    const all = Array.from({ length: 10 }, (_, n) => draw(INPUT, `area ${n}`));
    expect(await Promise.all(all)).toHaveLength(10);
  });
  it('are drawn after one that took too long and was ended', async () => {
    let slow = true;
    const draw = reportQueue((input, signal) => {
      const took = worker(slow ? 60_000 : 5)(input, signal);
      slow = false;
      return took;
    }, 100);
    const [late, next] = await Promise.allSettled([draw(INPUT, 'lenta'), draw(INPUT, 'altra')]);
    expect([late.status, next.status]).toEqual(['rejected', 'fulfilled']);
  });
});

const apps: TestApp[] = [];
afterAll(async () => {
  for (const one of apps) await one.close();
});
async function world(options: Parameters<typeof testApp>[0], people: number) {
  const t = await testApp(options);
  apps.push(t);
  const made = [];
  for (let n = 0; n < people; n += 1) {
    const guest = await t.call('createCheckup', { body: {} });
    await completeCheckup(t, guest.body.token);
    made.push(await t.register(`coda${n}@bussola.example`, guest.body.token));
  }
  return { t, made };
}
const until = async (look: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 1_800 && !(await look()); tries += 1) await sleep(100);
};

it('six accounts that ask at once get their report, drawn by the worker', async () => {
  const { t, made } = await world({}, 6);
  const reportsOf = async ({ token, userId }: (typeof made)[number]) =>
    (await t.call('listReports', { token, params: { userId } })).body.reports;
  const asked = await Promise.all(
    made.map(({ token, userId }) =>
      t.call('generateReport', { token, params: { userId }, body: {} }),
    ),
  );
  expect(asked.map(({ status }) => status)).toEqual(made.map(() => 200));
  await until(async () =>
    (await Promise.all(made.map(reportsOf))).every(([report]) => report?.state === 'ready'),
  );
  for (const one of made) expect(await reportsOf(one)).toMatchObject([{ state: 'ready' }]);
});

it('a report that takes long is answered under way, and the one before stays', async () => {
  let isSlow = false;
  let goOn = () => undefined as void;
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const draw = async () => {
    if (isSlow) await waiting;
    return BYTES;
  };
  const { t, made } = await world({ draw }, 1);
  const [me] = made;
  if (!me) throw new Error('nobody');
  const own = { token: me.token, params: { userId: me.userId } };
  const before = (await t.call('generateReport', { ...own, body: {} })).body.report;
  isSlow = true;
  const asked = await t.call('generateReport', { ...own, body: {} });
  expect([asked.status, before.state]).toEqual([200, 'ready']);
  expect(asked.body.report.state).not.toBe('ready');
  const { reportId } = asked.body.report;
  const download = (id: string) =>
    t.call('downloadReport', { token: me.token, params: { userId: me.userId, reportId: id } });
  expect((await download(before.reportId)).bytes.equals(Buffer.from(BYTES))).toBe(true);
  goOn();
  await until(async () => (await download(reportId)).status === 200);
  expect((await download(reportId)).bytes.equals(Buffer.from(BYTES))).toBe(true);
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testoDi } from '@bussola/domain/testi';
import { readPdf } from '@bussola/report/read-pdf';
import { randomUUID } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { publishText, treeOf } from '../../../test/publish-text.ts';
import { testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { inspect } from '../files/inspect.ts';
import { familyName } from './family-name.ts';

let t: TestApp;
let me: Person;
let n = 0;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  const guest = await t.call('createCheckup', { body: {} });
  await completeCheckup(t, guest.body.token);
  me = await t.register(`report${(n += 1)}@bussola.example`, guest.body.token);
});
const params = () => ({ userId: me.userId });
/** Asked for, and drawn: on a busy machine a report is answered while it is under way. */
async function generate(body = {}) {
  const own = { token: me.token, params: params() };
  const made = await t.call('generateReport', { ...own, body });
  for (let tries = 0; made.body.report?.state === 'running' && tries < 400; tries += 1) {
    await sleep(100);
    const { reports } = (await t.call('listReports', own)).body;
    const { reportId } = made.body.report;
    made.body.report = reports.find((one) => one.reportId === reportId) ?? made.body.report;
  }
  return made;
}

describe('a report', () => {
  it('is a PDF of the household of now, drawn by the worker and downloaded by its name', async () => {
    const made = await generate({ language: 'it' });
    expect(made).toMatchObject({
      status: 200,
      body: {
        report: {
          state: 'ready',
          outdated: false,
          membri: ['Anna', 'Marco', 'Sofia'],
          name: 'Report famiglia Bellini – 21 novembre 2026',
        },
      },
    });
    const { reportId, sizeBytes } = made.body.report;
    const file = await t.call('downloadReport', {
      token: me.token,
      params: { ...params(), reportId },
    });
    expect([file.status, file.headers['content-type'], file.bytes.byteLength]).toEqual([
      200,
      'application/pdf',
      sizeBytes,
    ]);
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    // Who keeps it among their documents may.
    expect(await inspect(file.bytes, 'document')).toMatchObject({ type: 'application/pdf' });
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="bussola.pdf"; filename*=UTF-8''Report%20famiglia%20Bellini%20%E2%80%93%2021%20novembre%202026.pdf`,
    );
  });

  it('sent fifty times with one key is one report, whatever the others hear meanwhile', async () => {
    const send = () =>
      t.call('generateReport', {
        token: me.token,
        params: params(),
        body: { language: 'it' },
        headers: { 'idempotency-key': 'un-solo-report-1' },
      });
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    expect(
      answers
        .filter(({ status, problem }) => status !== 200 && problem.code !== 'BUSY')
        .map(({ status }) => status),
    ).toEqual([]);
    const again = await send();
    const { reports } = (await t.call('listReports', { token: me.token, params: params() })).body;
    expect(reports.map(({ reportId }) => reportId)).toEqual([again.body.report.reportId]);
    expect(
      new Set(
        answers.filter(({ status }) => status === 200).map(({ body }) => body.report.reportId),
      ),
    ).toEqual(new Set([again.body.report.reportId]));
  });

  it('is renamed, never to nothing', async () => {
    const { reportId } = (await generate()).body.report;
    const rename = (newName: string) =>
      t.call('renameReport', { token: me.token, params: params(), body: { reportId, newName } });
    expect((await rename('Per Marco')).body.reports[0]?.name).toBe('Per Marco');
    for (const name of ['', '   ']) expect((await rename(name)).status).toBe(422);
    expect(
      (await t.call('listReports', { token: me.token, params: params() })).body.reports[0]?.name,
    ).toBe('Per Marco');
  });

  it('says it is out of date once the numbers moved, and so does allInfo', async () => {
    await generate();
    const { nucleoFamiliare } = (await t.call('getNucleo', { token: me.token, params: params() }))
      .body;
    await t.call('updateMember', {
      token: me.token,
      params: { ...params(), memberId: nucleoFamiliare[1]?._id ?? '' },
      body: { data: { redditoNettoAnnuo: 25_000 } },
    });
    expect(
      (await t.call('listReports', { token: me.token, params: params() })).body.reports[0]
        ?.outdated,
    ).toBe(true);
    expect(
      (await t.call('allInfo', { token: me.token, params: params() })).body.flags,
    ).toMatchObject({ changedSinceReport: true, lastReportAt: '2026-11-21T11:00:00.000Z' });
  });

  it('of somebody else is not found, to read or to rename', async () => {
    const { reportId } = (await generate()).body.report;
    const stranger = await t.register(`curiosa${n}@bussola.example`);
    expect(
      (
        await t.call('downloadReport', {
          token: stranger.token,
          params: { userId: stranger.userId, reportId },
        })
      ).status,
    ).toBe(404);
    expect(
      (await t.call('downloadReport', { token: stranger.token, params: { ...params(), reportId } }))
        .status,
    ).toBe(404);
    expect(
      (
        await t.call('renameReport', {
          token: stranger.token,
          params: { userId: stranger.userId },
          body: { reportId, newName: 'Mio' },
        })
      ).status,
    ).toBe(404);
    expect(
      (
        await t.call('downloadReport', {
          token: me.token,
          params: { ...params(), reportId: randomUUID() },
        })
      ).status,
    ).toBe(404);
  });

  it('has the words that staff published by then, and keeps those it was written with', async () => {
    const read = async (reportId: string) => {
      const file = await t.call('downloadReport', {
        token: me.token,
        params: { ...params(), reportId },
      });
      return { bytes: file.bytes, text: (await readPdf(file.bytes)).text };
    };
    const own = testoDi('report.apertura').it;
    const old = (await generate({ language: 'it' })).body.report.reportId;
    const before = await read(old);
    expect(before.text).toContain(own);
    await publishText(t, 'report.apertura', {
      it: treeOf('Leggilo con calma.', [
        { type: 'text', text: 'Si deducono fino a ' },
        { type: 'placeholder', attrs: { key: 'fondo.deducibilita' } },
        { type: 'text', text: '.' },
      ]),
    });
    t.advance(60);
    const now = await read((await generate({ language: 'it' })).body.report.reportId);
    expect(now.text).toContain('Leggilo con calma.');
    expect(now.text.replaceAll('\u00A0', ' ')).toContain('Si deducono fino a 5.300 € l’anno.');
    expect(now.text).not.toContain(own);
    expect(now.text).toContain(testoDi('report.chiusura').it);
    expect(Buffer.compare((await read(old)).bytes, before.bytes)).toBe(0);
  });

  it('that was damaged on the disk is refused, not served', async () => {
    const { reportId } = (await generate({ language: 'en', hideAmounts: true })).body.report;
    const [row] = await t.deps.db.query<{ key: string }>(
      'select blob_key as key from reports where id = $1',
      [reportId],
    );
    const key = row?.key ?? '';
    writeFileSync(
      path.join(t.deps.config.dataDir, 'reports', key.slice(0, 2), key),
      '%PDF-1.7 something else',
    );
    expect(
      await t.call('downloadReport', { token: me.token, params: { ...params(), reportId } }),
    ).toMatchObject({ status: 500, problem: { code: 'INTERNAL' } });
  });

  it('of an unfinished checkup is refused', async () => {
    const fresh = await t.register(`vuota${n}@bussola.example`);
    expect(
      await t.call('generateReport', {
        token: fresh.token,
        params: { userId: fresh.userId },
        body: {},
      }),
    ).toMatchObject({ status: 422, problem: { code: 'CHECKUP_INCOMPLETE' } });
  });

  it('leaves no half-written file behind', () => {
    expect(
      readdirSync(path.join(t.deps.config.dataDir, 'reports'), {
        recursive: true,
        encoding: 'utf8',
      }).filter((name) => name.endsWith('.part')),
    ).toEqual([]);
  });
});

describe('what changed between two reports', () => {
  const compare = (reportId: string, otherId: string, who = me, userId = me.userId) =>
    t.call('compareReports', { token: who.token, params: { userId, reportId, otherId } });
  const insureBoth = async () => {
    const { nucleoFamiliare } = (await t.call('getNucleo', { token: me.token, params: params() }))
      .body;
    for (const { _id } of nucleoFamiliare.slice(0, 2))
      await t.call('updateMember', {
        token: me.token,
        params: { ...params(), memberId: _id },
        body: { data: { polizze: { casoMorte: true, capitaleCasoMorte: 2_000_000 } } },
      });
  };

  it('says which levels moved and what moved each, the older first whatever is asked first', async () => {
    const first = (await generate()).body.report.reportId;
    t.advance(60);
    await insureBoth();
    const second = (await generate()).body.report.reportId;
    const there = await compare(first, second);
    expect(there).toMatchObject({
      status: 200,
      body: { result: 'compared', prima: { reportId: first }, dopo: { reportId: second } },
    });
    const tcm = there.body.spostamenti.find(({ code }) => code === 'TCM');
    expect(tcm?.testo.it).toMatch(
      /^Se mancasse un reddito: da «(Da affrontare|Da valutare|Dati insufficienti|Per ora non ti serve)» a «(Da affrontare|Da valutare|A posto)», per /,
    );
    expect(JSON.stringify(tcm?.cause)).toContain('Capitale della copertura');
    expect((await compare(second, first)).body).toEqual(there.body);
    const now = await t.call('compareReportWithNow', {
      token: me.token,
      params: { ...params(), reportId: first },
    });
    expect(now.body).toMatchObject({
      result: 'compared',
      prima: { reportId: first },
      dopo: { reportId: null },
    });
    expect(now.body.spostamenti.map(({ code }) => code)).toEqual(
      there.body.spostamenti.map(({ code }) => code),
    );
  });

  it('is a chapter of the second report, and not of the first', async () => {
    const textOf = async (): Promise<string> => {
      const { reportId } = (await generate({ language: 'it' })).body.report;
      const file = await t.call('downloadReport', {
        token: me.token,
        params: { ...params(), reportId },
      });
      return (await readPdf(file.bytes)).text;
    };
    expect(await textOf()).not.toContain('Che cosa è cambiato');
    t.advance(60);
    await insureBoth();
    const second = await textOf();
    expect(second).toContain('Che cosa è cambiato');
    expect(second).toMatch(/Se mancasse un reddito: da «[^»]+» a «[^»]+», per /);
    t.advance(60);
    expect(await textOf()).toContain('Da allora non è cambiato nulla');
  });

  it('finds nothing between a report and itself', async () => {
    const { reportId } = (await generate()).body.report;
    expect((await compare(reportId, reportId)).body).toMatchObject({
      result: 'compared',
      differenze: [],
      spostamenti: [],
    });
  });

  it('of a report that another engine made says the method changed; of one not kept, nothing', async () => {
    const { reportId } = (await generate()).body.report;
    const { reportId: later } = (await generate()).body.report;
    await t.deps.db.query(
      `update reports set motore = '0.9.0', analisi = jsonb_set(analisi::jsonb, '{motore}', '"0.9.0"')::text where id = $1`,
      [reportId],
    );
    expect((await compare(reportId, later)).body).toMatchObject({
      result: 'method-changed',
      differenze: [{ it: 'un modo di calcolare diverso' }],
      spostamenti: [],
    });
    await t.deps.db.query('update reports set analisi = null where id = $1', [reportId]);
    expect((await compare(reportId, reportId)).body).toMatchObject({
      result: 'not-kept',
      spostamenti: [],
    });
  });

  it('is for the owner alone: not of somebody else’s area, nor with somebody else’s report', async () => {
    const { reportId } = (await generate()).body.report;
    const stranger = await t.register(`confronto${n}@bussola.example`);
    expect((await compare(reportId, reportId, stranger)).status).toBe(404);
    expect((await compare(reportId, reportId, stranger, stranger.userId)).status).toBe(404);
    expect(
      (
        await t.call('compareReportWithNow', {
          token: stranger.token,
          params: { ...params(), reportId },
        })
      ).status,
    ).toBe(404);
    expect(
      (await t.call('compareReports', { params: { ...params(), reportId, otherId: reportId } }))
        .status,
    ).toBe(401);
    expect((await compare(reportId, randomUUID())).status).toBe(404);
  });
});

it('keeps the reports there were when one cannot be drawn', async () => {
  const broken = await testApp({ draw: () => Promise.reject(new Error('no ink')) });
  try {
    const guest = await broken.call('createCheckup', { body: {} });
    await completeCheckup(broken, guest.body.token);
    const owner = await broken.register('rotto@bussola.example', guest.body.token);
    expect(
      await broken.call('generateReport', {
        token: owner.token,
        params: { userId: owner.userId },
        body: {},
      }),
    ).toMatchObject({ status: 503, problem: { code: 'REPORT_FAILED' } });
    expect(
      (await broken.call('listReports', { token: owner.token, params: { userId: owner.userId } }))
        .body.reports,
    ).toMatchObject([{ state: 'failed', sizeBytes: null }]);
  } finally {
    await broken.close();
  }
});

describe('the summary by link', () => {
  it('shows levels and no amount to whoever holds it, for thirty days', async () => {
    const shared = await t.call('shareSintesi', { token: me.token, params: params() });
    expect(shared).toMatchObject({ status: 201, body: { expiresOn: '2026-12-21' } });
    const { token } = shared.body;
    const open = await t.call('reportSintesi', { query: { token } });
    expect(open.body).toMatchObject({ familyName: 'Bellini', date: '2026-11-21' });
    expect(open.body.areas).toHaveLength(12);
    expect(Object.keys(open.body.areas[0] ?? {}).sort()).toEqual(['code', 'level']);
    expect((await t.call('reportSintesi', { query: { token: 'x'.repeat(43) } })).problem.code).toBe(
      'TOKEN_INVALID',
    );
    // Its last day is in it.
    t.advance(30 * 86_400);
    expect((await t.call('reportSintesi', { query: { token } })).body.expiresOn).toBe('2026-12-21');
    t.advance(86_400);
    expect((await t.call('reportSintesi', { query: { token } })).problem.code).toBe(
      'TOKEN_EXPIRED',
    );
  });
});

it.each([
  [
    [
      { gradoParentela: 'me', lastName: 'Colombo' },
      { gradoParentela: 'husband', lastName: 'Bellini' },
      { gradoParentela: 'son', lastName: 'Bellini' },
    ],
    'Bellini',
  ],
  [
    [
      { gradoParentela: 'me', lastName: 'Colombo' },
      { gradoParentela: 'husband', lastName: 'Bellini' },
    ],
    'Colombo',
  ],
  [[{ gradoParentela: 'me' }, { gradoParentela: 'daughter' }], 'Rossi'],
  [[], 'Rossi'],
])('calls a family by the surname most of it bears', (membri, name) => {
  expect(familyName(membri, 'Rossi')).toBe(name);
});

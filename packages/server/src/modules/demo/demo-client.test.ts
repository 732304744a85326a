import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { seedDemoPapers } from './demo-client.ts';
import { demoPeople, seedDemo } from './demo.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ mode: 'demo' });
  expect(await seedDemo(t.deps, t.app.services)).toBe(true);
});
afterAll(() => t.close());

const enter = async (at: (person: ReturnType<typeof demoPeople>[number]) => boolean) => {
  const { email, password } = demoPeople().find(at) ?? { email: '', password: '' };
  return (await t.call('authenticate', { body: { email, password } })).body;
};

it('each tab of one card has something, and nobody is written to', async () => {
  const before = await t.deps.db.query('select id from outbox', []);
  await seedDemoPapers(t.app.services);
  expect(await t.deps.db.query('select id from outbox', [])).toEqual(before);
  const { jwtToken: token } = await enter(({ role }) => role === 'SuperAdmin');
  const { rows } = (await t.call('adminClients', { token, query: { search: 'Locatelli' } })).body;
  const id = rows[0]?.userId ?? '';
  await t.call('openAdminClient', {
    token,
    params: { clientId: id },
    body: { reason: 'Che cosa mostra la demo?', tabs: ['sintesi', 'report', 'documenti'] },
  });
  const part = async (tab: 'sintesi' | 'report' | 'documenti') =>
    (await t.call('adminClientTab', { token, params: { clientId: id, tab } })).body;
  expect(await part('sintesi')).toMatchObject({
    storia: [{ area: 'assistenza-medica', before: 'green', after: 'yellow', cause: ['answers'] }],
  });
  expect(await part('report')).toMatchObject({ reports: [{ state: 'ready', outdated: false }] });
  expect(await part('documenti')).toMatchObject({
    documenti: [{ type: 'application/pdf' }, { type: 'application/pdf' }],
  });
  const log = (await t.call('adminClientLog', { token, params: { clientId: id }, query: {} })).body;
  expect(log.rows.map(({ reason }) => reason?.text)).toContain('Chiede aiuto con la pensione.');
});

it('the client reads the report and the documents', async () => {
  const { jwtToken: token, user } = await enter(({ name }) => name === 'Paolo Locatelli');
  const { reports } = (await t.call('listReports', { token, params: { userId: user.id } })).body;
  const report = await t.call('downloadReport', {
    token,
    params: { userId: user.id, reportId: reports[0]?.reportId ?? '' },
  });
  expect(report.status).toBe(200);
  const { files } = (await t.call('listFiles', { token, params: { userId: user.id } })).body;
  for (const { id: fileId } of files) {
    const document = await t.call('downloadFile', { token, params: { userId: user.id, fileId } });
    expect(document.status).toBe(200);
  }
});

it('a demo of before stays as people left it', async () => {
  expect(await seedDemo(t.deps, t.app.services)).toBe(false);
});

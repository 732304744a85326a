import type { ResponseOf } from '@bussola/contract';
import { costantiMetodo, COSTANTI_2026_12 } from '@bussola/domain';
import type { HttpRequest } from '@bussola/portal';
import { renderPage } from '@bussola/test-page';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import type { Release, Summary } from '../../costanti/release.ts';
import CostantiStoriaPage from './costanti-storia-page.tsx';

const TODAY = '2026-11-29';
const KEY = 'tcm.quotaLiquidi';
const STAFF: ResponseOf<'getCostanti'> = {
  release: '2026.11.1',
  giorno: TODAY,
  comuniAl: '2026-02-21',
  drafts: [],
  proprietari: {},
  scadenze: [],
  testi: [],
  fatti: [],
  costanti: costantiMetodo(COSTANTI_2026_12, TODAY).map(({ from, fonte, ...told }) => ({
    ...told,
    min: 0,
    max: 1,
    pubblica: false,
    fonte: fonte.it,
    fonteEn: fonte.en,
    validFrom: from,
    values: [],
  })),
};
const release = (place: number, over: Partial<Release & Summary>): Release & Summary => ({
  id: `00000000-0000-4000-8000-00000000000${String(place)}`,
  release: `2026.11.${String(place)}`,
  state: 'superseded',
  origin: 'draft',
  why: '',
  version: 3,
  base: null,
  validFrom: TODAY,
  effectiveFrom: TODAY,
  keys: [KEY],
  contributors: [],
  submittedBy: null,
  approvedBy: null,
  createdAt: '2026-11-27T10:00:00Z',
  updatedAt: '2026-11-27T10:00:00Z',
  famiglie: null,
  differenze: [],
  history: [],
  ...over,
});
const value = (one: number, from: string) => ({ value: one, from });
const RELEASES = [
  release(2, {
    state: 'scheduled',
    effectiveFrom: '2026-12-15',
    why: 'Prudenza sui mercati',
    differenze: [{ key: KEY, prima: value(0.8, TODAY), dopo: value(0.75, '2026-12-15') }],
  }),
  release(1, {
    state: 'in-force',
    effectiveFrom: '2026-11-25',
    famiglie: 3,
    differenze: [{ key: KEY, prima: value(0.7, '2026-11-20'), dopo: value(0.8, '2026-11-25') }],
  }),
  release(0, {
    release: '2026.12',
    effectiveFrom: '2026-11-20',
    keys: [],
    origin: 'shipped',
    famiglie: 0,
  }),
];

async function open(address: string, fails = '') {
  const sent: HttpRequest[] = [];
  let failing = fails;
  const http = async (request: HttpRequest) => {
    const { path, method } = request;
    if (failing !== '' && path.endsWith(failing))
      throw Object.assign(new Error('refused'), {
        name: 'ProblemError',
        status: 503,
        code: 'UNAVAILABLE',
        fields: {},
      });
    if (method !== 'GET') sent.push(request);
    if (path.endsWith('/getAllAdmins')) return { rows: [] };
    if (path.endsWith('/releases')) return { releases: RELEASES };
    if (path.endsWith('/api/costanti')) return STAFF;
    return RELEASES.find(({ id }) => path.endsWith(id)) ?? RELEASES[0];
  };
  const view = await renderPage(<CostantiStoriaPage />, {
    http,
    words: [adminNamespace],
    path: `/admin/costanti/storia${address}`,
  });
  await screen.findByRole('heading', { level: 1 });
  return {
    ...view,
    sent,
    recover: () => {
      failing = '';
    },
  };
}

it('a constant says what it is today, what it will be, and why', async () => {
  await open(`?costante=${KEY}`);
  expect(await screen.findByText('Dal 15 dicembre 2026 varrà 75%.')).toBeInTheDocument();
  expect(screen.getByText('Oggi vale 80%.')).toBeInTheDocument();
  expect(screen.getByText('Prudenza sui mercati')).toBeInTheDocument();
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Risparmi utilizzabili. 20 novembre 2026: 70%. 25 novembre 2026: 80%. 15 dicembre 2026: 75%.',
  );
});

it('a release that was in force says how many families it moved', async () => {
  await open('');
  expect(screen.getAllByText('Ha spostato 3 famiglie')).toHaveLength(1);
  expect(screen.queryByText('Non ha spostato nessuna famiglia')).toBeNull();
});

it('one goes back to an older release with a reason, and never to the one of now', async () => {
  const { user, sent } = await open('');
  expect(screen.getAllByRole('button', { name: /^Torna a questi valori/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Torna a questi valori: 2026.12' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Prepara la versione' }));
  expect(await dialog.findAllByText(/^Scrivi una frase intera/)).not.toEqual([]);
  expect(sent).toEqual([]);
  await user.type(dialog.getByLabelText('Perché'), 'Erano giusti quelli di prima');
  await user.click(dialog.getByRole('button', { name: 'Prepara la versione' }));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { release: '2026.12', validFrom: TODAY, why: 'Erano giusti quelli di prima' },
    ]),
  );
});

it.each(['/api/costanti', '/releases', '1'])(
  'ends its loading state when %s fails, and reads again',
  async (fails) => {
    const { user, recover } = await open(`?costante=${KEY}`, fails);
    await screen.findByRole('heading', { name: 'Non riusciamo a leggere la storia' });
    recover();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Oggi vale 80%.')).toBeInTheDocument();
  },
);

import type { ResponseOf } from '@bussola/contract';
import { costantiMetodo, COSTANTI_2026_12 } from '@bussola/domain';
import type { Costante } from '@bussola/domain';
import type { HttpRequest } from '@bussola/portal';
import { renderPage } from '@bussola/test-page';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import CostantiVersionePage from './costanti-versione-page.tsx';

type Release = ResponseOf<'costantiReleaseDetail'>;
const TODAY = '2026-11-29';
/** Who is signed in, in a page test. */
const OWN = '00000000-0000-4000-8000-000000000001';
const MARTA = '00000000-0000-4000-8000-000000000002';
const ID = '00000000-0000-4000-8000-000000000009';

const STAFF: ResponseOf<'getCostanti'> = {
  release: '2026.12',
  giorno: TODAY,
  comuniAl: '2026-02-21',
  drafts: [],
  proprietari: {},
  scadenze: [],
  testi: [],
  fatti: [],
  costanti: costantiMetodo(COSTANTI_2026_12, TODAY).map(({ from, fonte, ...told }) => {
    const { min, max }: Costante<unknown> = COSTANTI_2026_12.voci[told.key];
    return {
      ...told,
      min,
      max,
      pubblica: false,
      fonte: fonte.it,
      fonteEn: fonte.en,
      validFrom: from,
      values: [],
    };
  }),
};
const DRAFT: Release = {
  id: ID,
  release: null,
  state: 'draft',
  origin: 'draft',
  why: 'Prudenza sui mercati',
  version: 3,
  base: null,
  validFrom: null,
  effectiveFrom: null,
  keys: ['tcm.quotaLiquidi'],
  contributors: [OWN],
  submittedBy: null,
  approvedBy: null,
  createdAt: '2026-11-27T10:00:00Z',
  updatedAt: '2026-11-27T10:00:00Z',
  differenze: [
    {
      key: 'tcm.quotaLiquidi',
      prima: { value: 0.8, from: '2026-11-20' },
      dopo: { value: 0.75, from: TODAY, fonte: 'Ipotesi nostra' },
    },
  ],
  history: [],
};
const person = (id: string, firstName: string) => ({
  id,
  firstName,
  lastName: 'Riva',
  email: `${firstName}@bussola.example`,
  role: 'SuperAdmin',
  state: 'active',
  secondFactors: [],
  createdAt: '2026-11-20T10:00:00Z',
  expiresAt: null,
  lastLoginAt: null,
  suspendedAt: null,
});

async function open(
  address: string,
  {
    release = DRAFT,
    fails = '',
    language = 'it',
  }: { release?: Release; fails?: string; language?: 'it' | 'en' } = {},
) {
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
    if (method !== 'GET') {
      sent.push(request);
      return release;
    }
    if (path.endsWith('/getAllAdmins'))
      return { rows: [person(OWN, 'Silvia'), person(MARTA, 'Marta')] };
    if (path.endsWith('/preview')) return { base: '2026.12', day: TODAY, famiglie: [] };
    if (path.endsWith('/families'))
      return { contate: 1000, piuSerie: 34, piuLeggere: 4, uguali: 962 };
    return path.endsWith('/api/costanti') ? STAFF : release;
  };
  const view = await renderPage(<CostantiVersionePage />, {
    http,
    words: [adminNamespace],
    language,
    path: `/admin/costanti/versione${address}`,
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

describe('a draft of the constants', () => {
  it('refuses a figure out of its bounds where it is typed, says the bounds, what it keeps, and what was meant', async () => {
    const { user, sent } = await open(`?id=${ID}&costante=tcm.quotaLiquidi`);
    const field = screen.getByLabelText(/^Valore nuovo, tra 0% e 100%/);
    expect(field).toHaveValue('75');
    expect(screen.getByRole('button', { name: 'Manda alla firma' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.clear(field);
    await user.type(field, '750');
    await user.click(screen.getByRole('button', { name: 'Salva la cifra' }));
    expect(
      await screen.findAllByText(
        '750% non entra: questa cifra sta tra 0% e 100%. Non è stata salvata, nella bozza resta 75%.',
      ),
    ).not.toEqual([]);
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Metti 75%' }));
    expect(field).toHaveValue('75');
    await user.clear(field);
    await user.type(field, '72,5');
    await user.click(screen.getByRole('button', { name: 'Salva la cifra' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      draftId: ID,
      version: 3,
      changes: [{ key: 'tcm.quotaLiquidi', change: { value: 0.725, fonte: 'Ipotesi nostra' } }],
    });
  });

  it('takes the figures of a table, and asks where they come from and why', async () => {
    const { user, sent } = await open('?costante=riscatto.minimale');
    await user.click(screen.getByRole('button', { name: 'Aggiungi l’anno dopo' }));
    const next = screen.getByLabelText('2027, 1');
    await user.clear(next);
    await user.type(next, '18.900');
    await user.click(screen.getByRole('button', { name: 'Salva la cifra' }));
    expect(await screen.findAllByText('Scrivi da dove viene.')).not.toEqual([]);
    expect(screen.getAllByText('Scrivi perché cambia: lo legge chi firma.')).not.toEqual([]);
    expect(sent).toEqual([]);
    await user.type(screen.getByLabelText('Fonte'), 'INPS, circolare 9/2027');
    await user.type(screen.getByLabelText('Perché cambia'), 'È uscita la circolare');
    await user.click(screen.getByRole('button', { name: 'Salva la cifra' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const { changes } = sent[0]?.body as { changes: { change: { value: object } }[] };
    expect(changes[0]?.change.value).toMatchObject({ 2027: 18_900 });
  });

  it('says who signs, and why not oneself; real families are only counted', async () => {
    await open(`?id=${ID}`);
    const sign = screen.getByRole('region', { name: 'Chi firma?' });
    expect(await within(sign).findByText('Tocca a Marta Riva')).toBeInTheDocument();
    expect(within(sign).getByText('Tu no, ci hai lavorato tu')).toBeInTheDocument();
    expect(await screen.findByText('38 su 1.000')).toBeInTheDocument();
    expect(screen.getByText('−5 punti')).toBeInTheDocument();
  });

  it('is approved by somebody who did not touch it', async () => {
    const { user, sent } = await open(`?id=${ID}`, {
      release: { ...DRAFT, state: 'submitted', release: '2026.12.1', contributors: [MARTA] },
    });
    await user.click(screen.getByRole('button', { name: 'Approva' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approva' }),
    );
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ version: 3 }]));
  });

  it('has no door to approve for who worked on it', async () => {
    await open(`?id=${ID}`, { release: { ...DRAFT, state: 'submitted', submittedBy: OWN } });
    expect(screen.queryByRole('button', { name: 'Approva' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Ritira' })).toBeInTheDocument();
  });

  it.each(['/api/costanti', `/releases/${ID}`])(
    'ends its loading state when %s fails, and reads again',
    async (fails) => {
      const { user, recover } = await open(`?id=${ID}`, { fails });
      expect(
        screen.getByRole('heading', { name: 'Non riusciamo a leggere questa versione' }),
      ).toBeInTheDocument();
      recover();
      await user.click(screen.getByRole('button', { name: 'Riprova' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Bozza' })).toBeInTheDocument();
    },
  );

  it.each(['/preview', '/families'])('stays readable when %s fails', async (fails) => {
    await open(`?id=${ID}`, { fails });
    expect(await screen.findByText('Non riusciamo a rifare i conti')).toBeInTheDocument();
  });

  it('is read in English', async () => {
    await open(`?id=${ID}`, { language: 'en' });
    expect(screen.getByRole('heading', { level: 1, name: 'Draft' })).toBeInTheDocument();
    expect(await screen.findByText('38 of 1.000')).toBeInTheDocument();
  });
});

import { contract } from '@bussola/contract';
import type { CallName, Endpoint, StaffRow } from '@bussola/contract';
import type { HttpRequest } from '@bussola/portal';
import { renderPage } from '@bussola/test-page';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import AmministratoriPage from './amministratori-page.tsx';
import { PAGES } from '../../pages.ts';
import { RIGHTS } from './rights-table.tsx';

const id = (place: number) => `b0550000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const row = (place: number, over: Partial<StaffRow> = {}): StaffRow => ({
  id: id(place),
  firstName: `Nome${String(place)}`,
  lastName: `Cognome${String(place)}`,
  email: `p${String(place)}@bussola.example`,
  role: 'Admin',
  state: 'active',
  secondFactors: ['totp'],
  createdAt: '2026-11-20T10:00:00Z',
  expiresAt: null,
  lastLoginAt: null,
  suspendedAt: null,
  ...over,
});
/** Who is signed in, in a page test. */
const OWN = '00000000-0000-4000-8000-000000000001';
const REASON = 'Cambia squadra da lunedì';

async function open(others: StaffRow[] = [row(2)], status = 200) {
  const sent: HttpRequest[] = [];
  let answer = status;
  const http = async (request: HttpRequest) => {
    if (request.method !== 'GET') sent.push(request);
    if (answer !== 200)
      throw Object.assign(new Error('refused'), {
        name: 'ProblemError',
        status: answer,
        code: answer === 409 ? 'CONFLICT' : 'UNAVAILABLE',
        fields: {},
      });
    return { rows: [row(1, { id: OWN, role: 'SuperAdmin' }), ...others] };
  };
  const view = await renderPage(<AmministratoriPage />, { http, words: [adminNamespace] });
  await screen.findByRole('heading', { level: 1 });
  return {
    ...view,
    sent,
    answerWith: (next: number) => {
      answer = next;
    },
  };
}
const rowOf = (text: string) => {
  const [table] = screen.getAllByRole('table');
  const found =
    table &&
    within(table)
      .getAllByRole('row')
      .find((one) => one.textContent?.includes(text));
  if (!found) throw new Error(`no row of ${text}`);
  return found;
};

/** Calls and pages of each row of «Chi può fare che cosa?». */
const ROWS: Readonly<
  Record<(typeof RIGHTS)[number]['what'], { calls: CallName[]; pages: string[] }>
> = {
  clients: { calls: ['enableClient', 'suspendConsulente'], pages: [] },
  amounts: { calls: ['openAdminClient'], pages: [] },
  contents: {
    calls: ['updateSolutions', 'updateTexts', 'updateFaqs'],
    pages: [
      '/admin/soluzione-consigliata',
      '/admin/testi-informativi',
      '/admin/faqs',
      '/admin/ordine-soluzione-consigliata',
    ],
  },
  constants: {
    calls: ['approveCostanti'],
    pages: ['/admin/costanti', '/admin/costanti/versione', '/admin/costanti/storia'],
  },
  admins: { calls: ['updateAdmin'], pages: ['/admin/amministratori'] },
  service: {
    calls: ['registro', 'retryLetter', 'rollbackPortal'],
    pages: ['/admin/registro', '/admin/posta', '/admin/portali'],
  },
  placeholder: { calls: ['openPlaceholder'], pages: ['/admin/segnaposto'] },
};
it.each(RIGHTS)('what is said of $what is what the policies let an Admin do', ({ what, Admin }) => {
  for (const call of ROWS[what].calls) {
    const { permission }: Endpoint = contract[call];
    expect(permission.who).toContain('SuperAdmin');
    expect(permission.who.includes('Admin')).toBe(Admin);
  }
});
it('says of every page that only a SuperAdmin opens in which row it is', () => {
  const ofSupers = PAGES.filter(({ roles }) => roles && !roles.includes('Admin'));
  expect(Object.values(ROWS).flatMap(({ pages }) => pages)).toEqual(
    expect.arrayContaining(ofSupers.map(({ path }) => path)),
  );
});

describe('the administrators', () => {
  it('says who is here and in what state, and offers nothing on oneself', async () => {
    await open([
      row(2, { secondFactors: ['totp', 'passkey'] }),
      row(3, { state: 'disabled', secondFactors: [], suspendedAt: '2026-09-12T08:00:00Z' }),
      row(4, { state: 'invited', expiresAt: '2026-12-02T10:00:00Z', secondFactors: [] }),
      row(5, { state: 'expired', expiresAt: '2026-11-28T10:00:00Z' }),
    ]);
    expect(rowOf('Cognome1').textContent).toContain('tu');
    expect(
      screen.getByText('2 persone attive, un SuperAdmin. Un invito aspetta risposta.'),
    ).toBeInTheDocument();
    expect(rowOf('Cognome1').textContent).toContain('può cambiarti un altro SuperAdmin');
    expect(within(rowOf('Cognome1')).queryByRole('button')).toBeNull();
    expect(rowOf('Cognome2').textContent).toContain('Passkey e app');
    expect(rowOf('Cognome3').textContent).toContain('Sospeso dal 12/09/2026');
    expect(rowOf('Cognome4').textContent).toMatch(/Invito fino al 0?2\/12\/2026/);
    expect(rowOf('Cognome5').textContent).toContain('Invito scaduto');
  });

  it.each([
    ['active', ['Cambia ruolo', 'Azzera il secondo fattore', 'Sospendi', 'Togli l’accesso']],
    ['disabled', ['Riattiva', 'Togli l’accesso']],
    ['invited', ['Manda un altro invito', 'Ritira l’invito']],
  ] as const)('offers for somebody %s what can be done', async (state, actions) => {
    const { user } = await open([row(2, { state })]);
    await user.click(screen.getByRole('button', { name: 'Azioni: Nome2 Cognome2' }));
    expect((await screen.findAllByRole('menuitem')).map((one) => one.textContent)).toEqual(actions);
  });

  it.each([
    ['Cambia ruolo', 'PUT', { action: 'role', role: 'SuperAdmin', reason: REASON }],
    ['Sospendi', 'PUT', { action: 'suspend', reason: REASON }],
    ['Azzera il secondo fattore', 'PUT', { action: 'resetFactors', reason: REASON }],
    ['Togli l’accesso', 'DELETE', { reason: REASON }],
  ] as const)('asks why before «%s»', async (action, method, body) => {
    const { user, sent } = await open();
    await user.click(screen.getByRole('button', { name: 'Azioni: Nome2 Cognome2' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(document.activeElement).toBe(menu));
    const item = within(menu).getByRole('menuitem', { name: action });
    for (const _ of within(menu).getAllByRole('menuitem'))
      if (!item.hasAttribute('data-highlighted')) await user.keyboard('{ArrowDown}');
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    const [confirm] = within(dialog)
      .getAllByRole('button')
      .filter((one) => one.getAttribute('type') === 'submit');
    if (!confirm) throw new Error('the dialog has no button that sends');
    await user.click(confirm);
    expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.type(within(dialog).getByLabelText('Perché'), REASON);
    await user.click(confirm);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ method, body });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('invites, and says when the address has an account', async () => {
    const { user, sent, answerWith } = await open();
    const fill = async (label: string, text: string) =>
      user.type(screen.getByLabelText(label), text);
    await fill('E-mail', 'giada@bussola.example');
    await fill('Nome', 'Giada');
    await fill('Cognome', 'Mori');
    await fill('Perché serve', REASON);
    answerWith(409);
    await user.click(screen.getByRole('button', { name: 'Manda l’invito' }));
    expect(await screen.findByText(/ha già un account: per il lavoro/)).toBeInTheDocument();
    answerWith(200);
    await user.click(screen.getByRole('button', { name: 'Manda l’invito' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(''));
    expect(sent.at(-1)?.body).toEqual({
      email: 'giada@bussola.example',
      firstName: 'Giada',
      lastName: 'Mori',
      role: 'Admin',
      reason: REASON,
    });
  });

  it('ends the loading when the list cannot be read, and reads it again', async () => {
    const { user, answerWith } = await open([row(2)], 503);
    expect(screen.getByText('Non riusciamo a leggere gli amministratori')).toBeInTheDocument();
    answerWith(200);
    await user.click(screen.getByRole('button', { name: /Riprova/ }));
    expect(await screen.findByRole('heading', { name: 'Amministratori' })).toBeInTheDocument();
  });
});

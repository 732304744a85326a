import type { BodyOf, ResponseOf } from '@bussola/contract';
import {
  analizza,
  composizione,
  costantiMetodo,
  COSTANTI_2026_12,
  FAMIGLIE_ESEMPIO,
} from '@bussola/domain';
import type { Costante, SoluzioneCode } from '@bussola/domain';
import type { HttpRequest } from '@bussola/portal';
import { renderPage } from '@bussola/test-page';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { ordineNamespace } from '../../locales/ordine-namespace.ts';
import Page from './ordine-soluzione-consigliata-page.tsx';

type Constants = ResponseOf<'getCostanti'>;
type Summary = ResponseOf<'costantiReleases'>['releases'][number];
jest.setTimeout(60_000);
const TODAY = '2026-12-01';
const OWN = '00000000-0000-4000-8000-000000000001';
const MARTA = '00000000-0000-4000-8000-000000000002';

const constants = (
  values: Readonly<Record<string, number>> = {},
  release = '2026.12',
): Constants => ({
  release,
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
      value: values[told.key] ?? told.value,
      min,
      max,
      pubblica: false,
      fonte: fonte.it,
      fonteEn: fonte.en,
      validFrom: from,
      values: [],
    };
  }),
});
const byMarta: Summary = {
  id: '00000000-0000-4000-8000-000000000009',
  release: '2026.12.1',
  state: 'in-force',
  origin: 'presentation',
  why: 'il peso di LTC torna a 1',
  version: 1,
  base: '2026.12',
  validFrom: TODAY,
  effectiveFrom: TODAY,
  keys: ['soluzione.LTC.peso'],
  contributors: [MARTA],
  submittedBy: MARTA,
  approvedBy: null,
  createdAt: '2026-12-01T15:20:00Z',
  updatedAt: '2026-12-01T15:20:00Z',
  famiglie: null,
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

/** As the server does: the engine, under each of the two orders. */
function effectOf(aree: string): ResponseOf<'orderEffect'> {
  const listed = aree.split(',').map((one) => {
    const [code, peso] = one.split(':');
    return { code: code as SoluzioneCode, peso: Number(peso) };
  });
  const places = (famiglia: (typeof FAMIGLIE_ESEMPIO)[number]['famiglia'], list?: typeof listed) =>
    analizza(
      { ...famiglia, refDate: TODAY },
      COSTANTI_2026_12,
      list && {
        ordine: list.map(({ code }) => code),
        pesi: Object.fromEntries(list.map(({ code, peso }) => [code, peso])),
      },
    ).soluzioni.map(({ code, level, score, priorita, eligible }) => {
      if (!eligible || level === 'grey')
        return { code, level, gruppo: null, punti: 0, bonus: 0, priorita: 0 };
      const peso = list?.find((one) => one.code === code)?.peso ?? 1;
      return { code, level, priorita, ...composizione({ code, score, level, priorita }, peso) };
    });
  return {
    motore: '2.4.11',
    release: '2026.12',
    famiglie: FAMIGLIE_ESEMPIO.map(({ key, nome, famiglia }) => ({
      key,
      nome,
      before: places(famiglia),
      after: places(famiglia, listed),
    })),
  };
}

const problem = (status: number, code: string) =>
  Object.assign(new Error(code), { name: 'ProblemError', status, code, fields: {} });

async function open({
  language = 'it',
  fails = '',
}: { language?: 'it' | 'en'; fails?: string } = {}) {
  const sent: BodyOf<'publishOrder'>[] = [];
  const world = {
    fails,
    constants: constants(),
    releases: [] as Summary[],
    answer: (): unknown => byMarta,
  };
  const http = async ({ path, query, method, body }: HttpRequest) => {
    if (world.fails !== '' && path.includes(world.fails)) throw problem(503, 'UNAVAILABLE');
    if (method !== 'GET') {
      sent.push(body as BodyOf<'publishOrder'>);
      return world.answer();
    }
    if (path.endsWith('/getAllAdmins'))
      return { rows: [person(OWN, 'Silvia'), person(MARTA, 'Marta')] };
    if (path.includes('/order/effect')) return effectOf(String(query?.['aree']));
    if (path.includes('/order/families')) return { contate: 1284, cambiate: 212 };
    return path.endsWith('/api/costanti') ? world.constants : { releases: world.releases };
  };
  const view = await renderPage(<Page />, {
    http,
    words: [adminNamespace, ordineNamespace],
    language,
    path: '/admin/ordine-soluzione-consigliata',
  });
  await screen.findByRole('heading', { level: 1 });
  const save = async (why: string) => {
    await view.user.click(screen.getByRole('button', { name: 'Salva l’ordine' }));
    const dialog = await screen.findByRole('dialog');
    await view.user.type(within(dialog).getByLabelText('Perché lo cambi'), why);
    await view.user.click(within(dialog).getByRole('button', { name: 'Salva l’ordine' }));
    return dialog;
  };
  return { ...view, sent, world, save };
}
const rows = () =>
  within(screen.getByRole('list', { name: 'Le dodici aree, nell’ordine' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent);
/** The engine runs in the test, once for each press. */
const SLOW = { timeout: 8000 };
const MORE = 'Più peso: Pensione';

describe('the order of the areas', () => {
  it('is moved and weighed, tried on six families, and put in force with a reason', async () => {
    const { user, sent, save, told } = await open();
    expect(rows()[0]).toBe('Gestione del patrimonio');
    expect(screen.getByText(/finora nessuno l’ha cambiato/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Salva l’ordine' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(
      screen.getByRole('button', { name: 'Gestione del patrimonio: giù di un posto' }),
    );
    expect(rows().slice(0, 2)).toEqual(['Se mancasse un reddito', 'Gestione del patrimonio']);
    expect(screen.getByText('era prima')).toBeInTheDocument();
    expect(
      await screen.findByText(/^Questa mossa non cambia niente/, {}, SLOW),
    ).toBeInTheDocument();
    for (let tenths = 0; tenths < 3; tenths += 1)
      await user.click(screen.getByRole('button', { name: MORE }));
    expect(screen.getByText('il peso era 1')).toBeInTheDocument();
    expect(await screen.findByText('Con la bozza', {}, SLOW)).toBeInTheDocument();
    expect(
      await screen.findByText(/a 212 famiglie su 1\.284 cambierebbe una delle prime tre/, {}, SLOW),
    ).toBeInTheDocument();
    const dialog = await save('di più');
    expect(within(dialog).getAllByText(/almeno 10 caratteri/)).not.toEqual([]);
    expect(sent).toEqual([]);
    await user.type(within(dialog).getByLabelText('Perché lo cambi'), ' alla pensione');
    await user.click(within(dialog).getByRole('button', { name: 'Salva l’ordine' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ release: '2026.12', why: 'di più alla pensione' });
    expect(sent[0]?.aree.slice(0, 2)).toEqual([
      { code: 'TCM', peso: 1 },
      { code: 'gestione-patrimonio', peso: 1 },
    ]);
    expect(sent[0]?.aree[4]).toEqual({ code: 'pensione', peso: 1.3 });
    await waitFor(() =>
      expect(told.notifications.map(({ text }) => text)).toEqual(['L’ordine nuovo è in vigore']),
    );
  });

  it('keeps what was moved when somebody else saves first, and lets one choose', async () => {
    const { user, sent, world, save } = await open();
    await user.click(screen.getByRole('button', { name: 'Pensione: su di un posto' }));
    const mine = rows();
    world.constants = constants({ 'soluzione.LTC.peso': 1.5 }, '2026.12.1');
    world.releases = [byMarta];
    world.answer = () => {
      throw problem(409, 'CONFLICT');
    };
    const dialog = await save('la pensione viene prima');
    expect(await within(dialog).findByText(/Il tuo ordine è ancora qui/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
    expect(
      await screen.findByText('Marta Riva ha cambiato l’ordine nel frattempo.'),
    ).toBeInTheDocument();
    expect(
      screen.getByText(/l’ha cambiato Marta Riva alle 16:20, «il peso di LTC/),
    ).toBeInTheDocument();
    expect(rows()).toEqual(mine);
    expect(screen.getByRole('button', { name: 'Salva l’ordine' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'Tieni il mio' }));
    world.answer = () => byMarta;
    await save('la pensione viene prima');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.release).toBe('2026.12.1');
  });

  it('is put back as it was, and what was not saved is asked about before one leaves', async () => {
    const { user, told } = await open();
    const before = rows();
    await user.click(screen.getByRole('button', { name: 'Pensione: su di un posto' }));
    expect(told.leaveGuard).toMatch(/non l’hai salvato/);
    await user.click(screen.getByRole('button', { name: 'Scarta' }));
    expect(rows()).toEqual(before);
    expect(told.leaveGuard).toBeNull();
  });

  it('says of a family what each place is made of', async () => {
    const { user } = await open();
    const table = await screen.findByRole('table');
    expect(
      within(table).getByRole('row', { name: /Se mancasse un reddito.*94.*\+40.*134/ }),
    ).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Famiglia'), 'Galli');
    await waitFor(() =>
      expect(
        within(screen.getByRole('table')).queryByRole('row', { name: /\+40.*134/ }),
      ).toBeNull(),
    );
  });

  it.each(['/api/costanti', '/order/effect'])(
    'ends its loading state when %s fails, and reads again',
    async (fails) => {
      const { user, world } = await open({ fails });
      const again = await screen.findByRole('button', { name: /Riprova/ });
      world.fails = '';
      await user.click(again);
      expect(await screen.findByRole('table')).toBeInTheDocument();
    },
  );

  it('speaks English', async () => {
    const { user } = await open({ language: 'en' });
    await user.click(screen.getByRole('button', { name: 'Pension: up one place' }));
    expect(screen.getByText('was fifth')).toBeInTheDocument();
    expect(
      await screen.findByText(/^This move changes nothing|would see another order/, {}, SLOW),
    ).toBeInTheDocument();
  });
});

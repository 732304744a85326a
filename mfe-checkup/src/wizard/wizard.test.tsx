import { beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { ProblemError } from '@bussola/client';
import { shownAt } from '@bussola/domain';
import { addNamespace, createI18n, I18nextProvider } from '@bussola/i18n';
import type { Namespace } from '@bussola/i18n';
import { ShellContextProvider } from '@bussola/portal';
import { createTestShell } from '@bussola/portal/test-shell';
import { Link, MemoryRouter, useLocation, useRoutes } from '@bussola/portal/router';
import { UiProvider } from '@bussola/ui/core';
import type { LinkComponentProps } from '@bussola/ui/core';
import { focusField } from '@bussola/ui/forms';
import { present } from '@bussola/ui/testing';
import portalModule from '../portal-module.tsx';
import { pathOf } from '../steps.ts';
import { formsNamespace, stepsNamespace } from '../steps-namespace.ts';
import { draftServer, UP_TO_MONEY, USER_ID } from '../testing/draft-server.ts';

configure({ defaultHidden: true });
beforeEach(() => {
  sessionStorage.clear();
  browserIs('busy');
});

/** Once the browser is idle, the steps are fetched and the next one is drawn ahead, hidden. */
function browserIs(state: 'idle' | 'busy'): void {
  window.requestIdleCallback = (run) => (state === 'idle' ? window.setTimeout(run) : 0);
  window.cancelIdleCallback = (id) => clearTimeout(id);
}
/** @returns the headings of the steps in the document, the one on screen and those that are not */
const headings = () =>
  screen.getAllByRole('heading', { level: 1 }).map((heading) => ({
    text: heading.textContent,
    isShown: heading.closest('[style*="display: none"]') === null,
  }));
const onScreen = () =>
  headings()
    .filter(({ isShown }) => isShown)
    .map(({ text }) => text);

const RouterLink = ({ href, ...rest }: LinkComponentProps) => <Link to={href} {...rest} />;

/** The portal's own routes on a shell that lends what the real one lends. */
async function openWizard(
  path: string,
  server: ReturnType<typeof draftServer>,
  language: 'it' | 'en' = 'it',
) {
  const i18n = await createI18n({ language });
  await portalModule.start({
    http: server.http,
    addWords: (words) => addNamespace(i18n, words as Namespace),
  });
  // A page that an earlier test opened is loaded for good, and would not add its words to this
  // test's language.
  await Promise.all([addNamespace(i18n, formsNamespace), addNamespace(i18n, stepsNamespace)]);
  const { shell, told } = createTestShell({
    http: server.http,
    user: {
      id: USER_ID,
      firstName: '',
      lastName: '',
      email: '',
      state: 'provisional',
      checkup: false,
    },
    language,
  });
  messages = told.notifications;
  const Routes = () => useRoutes(portalModule.routes);
  const Path = () => <output aria-label="path">{useLocation().pathname}</output>;
  render(
    <I18nextProvider i18n={i18n}>
      <UiProvider theme="light" link={RouterLink}>
        <MemoryRouter initialEntries={[path]}>
          <QueryClientProvider client={new QueryClient()}>
            <ShellContextProvider value={shell}>
              <Suspense fallback={null}>
                <Routes />
              </Suspense>
            </ShellContextProvider>
          </QueryClientProvider>
          <Path />
        </MemoryRouter>
      </UiProvider>
    </I18nextProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}
/** The messages on screen. */
let messages: readonly { text: string }[] = [];
const path = () => screen.getByLabelText('path').textContent;
const next = () => screen.getByRole('button', { name: 'Avanti' });

it('sends who opens a step not yet reached back to the first', async () => {
  await openWizard('/checkup/4', draftServer());
  expect(path()).toBe('/checkup/1');
  expect(screen.getByRole('heading', { level: 1, name: 'Cominciamo da te' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Area finanziaria/ }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

it('saves on leaving a field that field, and no other', async () => {
  const server = draftServer({ lastName: 'Colombo' });
  const user = await openWizard('/checkup/1', server);
  await user.type(screen.getByLabelText('Nome'), 'Anna');
  expect(server.saves).toEqual([]);
  await user.tab();
  await waitFor(() => expect(server.data.firstName).toBe('Anna'));
  expect(server.saves.map(({ data }) => data)).toEqual([{ firstName: 'Anna' }]);
  await user.click(screen.getByRole('radio', { name: 'Donna' }));
  await waitFor(() => expect(server.saves.at(-1)?.data).toEqual({ sesso: 'F' }));
});

it('says at which hour of the reader’s day the answers were saved', async () => {
  await openWizard('/checkup/1', draftServer({ lastName: 'Colombo' }, 1, 1));
  // 09:42 UTC, read in New York: jest.config.mjs.
  expect(await screen.findByText('Salvato alle 04:42')).toBeInTheDocument();
});

it('says nothing of saving before anything was saved', async () => {
  const user = await openWizard('/checkup/1', draftServer());
  expect(screen.queryByText(/Salvato alle/)).toBeNull();
  await user.type(screen.getByLabelText('Nome'), 'Anna');
  await user.tab();
  expect(await screen.findByText(/Salvato alle/)).toBeInTheDocument();
});

it('ticks the tabs whose required answers are all there', async () => {
  const { titoloStudio: _untold, ...rest } = UP_TO_MONEY;
  await openWizard('/checkup/4', draftServer(rest, 5));
  const tab = (name: RegExp) => screen.getByRole('link', { name }).textContent;
  expect(tab(/^Casa e immobili/)).toContain('completato');
  expect(tab(/Dati personali/)).not.toContain('completato');
  expect(tab(/Riepilogo/)).not.toContain(', completato');
});

it('lets who chose the family go on alone', async () => {
  const server = draftServer({ analisiFamiliare: 'perNucleo' }, 2);
  const user = await openWizard('/checkup/1-5', server);
  await user.click(screen.getByRole('button', { name: 'Solo io, avanti' }));
  await waitFor(() => expect(path()).toBe('/checkup/2'));
});

it('asks for the privacy consent once', async () => {
  const server = draftServer(UP_TO_MONEY, 6);
  await openWizard('/checkup/5', server);
  expect(await screen.findByRole('checkbox', { name: /Ho letto/ })).toBeInTheDocument();
  cleanup();
  server.consent();
  await openWizard('/checkup/5', server);
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
});

it('writes the year’s income from what a month brings', async () => {
  const server = draftServer();
  const user = await openWizard('/checkup/1', server);
  await user.click(screen.getByRole('button', { name: 'Conosco la cifra mensile' }));
  await user.type(screen.getByLabelText('Netto di un mese'), '1.800,00 EUR');
  await user.tab();
  const year = screen.getByLabelText<HTMLInputElement>('Quanto guadagni in un anno, al netto?');
  expect(year.value).toBe('23.400');
  await user.click(screen.getByRole('radio', { name: '14' }));
  await waitFor(() => expect(server.data.redditoNettoAnnuo).toBe(25_200));
  expect(year.value).toBe('25.200');
});

it('stops a minor with the words of the specification', async () => {
  const server = draftServer();
  const user = await openWizard('/checkup/1', server);
  await user.type(screen.getByRole('textbox', { name: /Giorno/ }), '10');
  await user.type(screen.getByRole('textbox', { name: /Mese/ }), '05');
  await user.type(
    screen.getByRole('textbox', { name: /Anno/ }),
    String(new Date().getFullYear() - 12),
  );
  expect(screen.getAllByText('Devi essere maggiorenne per proseguire.')).toHaveLength(1);
  await user.click(next());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Giorno/ })),
  );
  expect(path()).toBe('/checkup/1');
  expect(server.saves.some(({ completes }) => completes !== undefined)).toBe(false);
});

it('tells every missing answer and goes to the first', async () => {
  const user = await openWizard('/checkup/1', draftServer());
  await user.click(next());
  await screen.findByText('Ci sono 10 dati da rivedere');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Giorno/ }));
  const comune = screen.getByLabelText('In quale comune abiti?');
  expect(comune.getAttribute('aria-invalid')).toBe('true');
  const described = (comune.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toContain('Questa risposta serve per proseguire.');
});

it('refuses a split of 99 with the exact words, and goes on with 100', async () => {
  const server = draftServer(UP_TO_MONEY, 5);
  const user = await openWizard('/checkup/4', server);
  await user.click(next());
  const classi = screen.getByRole('group', { name: 'In che cosa sono' });
  expect(
    await within(classi).findByText('Le percentuali assegnate sono inferiori del 100%'),
  ).toBeInTheDocument();
  expect(path()).toBe('/checkup/4');
  await user.click(within(classi).getByRole('button', { name: 'Completa con «Altro»' }));
  await user.click(next());
  await waitFor(() => expect(path()).toBe('/checkup/5'));
  expect(server.data.suddivisioneInvestimento?.altro).toBe(1);
  expect(server.saves.at(-1)).toMatchObject({ completes: 5, data: { imprenditore: null } });
});

it.each([
  ['Sì, quasi tutto', { liquidi: 100, azioni: 0 }, []],
  ['Non lo so', { liquidi: 50, azioni: 15 }, ['suddivisioneInvestimento', 'strumentiInvestimento']],
])('asks in one press how savings are placed: «%s»', async (answer, classi, stimati) => {
  const {
    suddivisioneInvestimento: _classi,
    strumentiInvestimento: _strumenti,
    regimeInvestimento: _regimi,
    ...unasked
  } = UP_TO_MONEY;
  const server = draftServer(unasked, 5);
  const user = await openWizard('/checkup/4', server);
  await user.click(next());
  const known = screen.getByRole('group', { name: 'È quasi tutto sul conto?' });
  await within(known).findByText('Questa risposta serve per proseguire.');
  await user.click(within(known).getByRole('radio', { name: answer }));
  expect(screen.queryByRole('group', { name: 'In che cosa sono' })).toBeNull();
  await user.click(next());
  await waitFor(() => expect(path()).toBe('/checkup/5'));
  expect(server.data).toMatchObject({ suddivisioneInvestimento: classi });
  expect(server.data.stimati ?? []).toEqual(stimati);
});

it('asks for the covers of a person in one question', async () => {
  const { polizze: _told, ...rest } = UP_TO_MONEY;
  const server = draftServer(rest, 4);
  const user = await openWizard('/checkup/3', server);
  await user.click(next());
  const covers = screen.getByRole('group', { name: 'Quali di queste hai già?' });
  await within(covers).findByText('Questa risposta serve per proseguire.');
  const told = () => COVERS.map((key) => `${key} ${server.data.polizze?.[key]} ${isSupposed(key)}`);
  const isSupposed = (key: string) => (server.data.stimati ?? []).includes(`polizze.${key}`);
  const all = (value: string) => COVERS.map((key) => `${key} ${value}`);

  await user.click(within(covers).getByRole('checkbox', { name: /^Spese mediche/ }));
  await waitFor(() =>
    expect(told()).toEqual([...all('false false').slice(0, -1), 'coperturaSanitaria true false']),
  );
  await user.click(within(covers).getByRole('radio', { name: /^Non lo so/ }));
  await waitFor(() => expect(told()).toEqual(all('false true')));
  await user.click(within(covers).getByRole('radio', { name: /^Nessuna di queste/ }));
  await waitFor(() => expect(told()).toEqual(all('false false')));
  await user.click(next());
  await waitFor(() => expect(path()).toBe('/checkup/3-5'));
});
const COVERS = [
  'previdenzaComplementare',
  'rischioNonAutosufficienza',
  'invaliditaPermanente',
  'casoMorte',
  'coperturaSanitaria',
] as const;

it('asks whom a cover of medical costs covers, in the answers of each', async () => {
  const { polizze: _told, ...rest } = UP_TO_MONEY;
  const MARCO = 'b0000000-0000-4000-8000-000000000001';
  const SOFIA = 'b0000000-0000-4000-8000-000000000002';
  const server = draftServer(
    {
      ...rest,
      analisiFamiliare: 'perNucleo',
      membri: [
        { _id: MARCO, firstName: 'Marco', gradoParentela: 'husband', dataNascita: '1984-05-02' },
        { _id: SOFIA, firstName: 'Sofia', gradoParentela: 'daughter', dataNascita: '2019-09-09' },
      ],
    },
    4,
  );
  const user = await openWizard('/checkup/3', server);
  const polizzeOf = (id: string) => server.data.membri.find(({ _id }) => _id === id)?.polizze;
  const mine = screen.getByRole('group', { name: 'Quali di queste hai già?' });
  const his = screen.getByRole('group', { name: 'Quali di queste ha già Marco?' });
  expect(screen.queryByRole('heading', { name: /Sofia/ })).toBeNull();

  await user.click(within(mine).getByRole('checkbox', { name: /^Spese mediche/ }));
  const covered = within(mine).getByRole('group', { name: 'Chi è coperto, oltre a te?' });
  await user.click(within(covered).getByRole('checkbox', { name: 'Sofia' }));
  await waitFor(() => expect(polizzeOf(SOFIA)).toEqual({ coperturaSanitaria: true }));
  await user.click(within(covered).getByRole('checkbox', { name: 'Marco' }));
  await waitFor(() =>
    expect(polizzeOf(MARCO)).toMatchObject({ coperturaSanitaria: true, casoMorte: false }),
  );
  const ticked = within(his).getByRole<HTMLInputElement>('checkbox', { name: /^Spese mediche/ });
  expect(ticked.checked).toBe(true);
  expect(within(his).queryByRole('group', { name: /Chi è coperto/ })).toBeNull();

  await user.click(within(covered).getByRole('checkbox', { name: 'Marco' }));
  await waitFor(() => expect(polizzeOf(MARCO) ?? null).toBeNull());
  await user.click(within(mine).getByRole('radio', { name: /^Nessuna di queste/ }));
  await waitFor(() => expect(polizzeOf(SOFIA) ?? null).toBeNull());
});

it('shows at its field what the server refuses, and loses nothing', async () => {
  const server = draftServer(UP_TO_MONEY, 6);
  server.refuse(({ completes }) =>
    completes === 1
      ? new ProblemError(422, 'VALIDATION', {
          type: 'about:blank',
          title: '',
          status: 422,
          code: 'VALIDATION',
          requestId: 'r',
          error: 'Campo obbligatorio.',
          errors: [{ field: 'lastName', code: 'forms:errors.characters', message: '' }],
        })
      : undefined,
  );
  const user = await openWizard('/checkup/1', server);
  await user.clear(screen.getByLabelText('Cognome'));
  await user.type(screen.getByLabelText('Cognome'), 'Rossi');
  await user.click(next());
  await waitFor(() =>
    expect(screen.getByLabelText('Cognome').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.getByLabelText<HTMLInputElement>('Cognome').value).toBe('Rossi');
  expect(path()).toBe('/checkup/1');
  await waitFor(() => expect(server.data.lastName).toBe('Rossi'));
  await user.type(screen.getByLabelText('Cognome'), 'i');
  expect(screen.getByLabelText('Cognome').getAttribute('aria-invalid')).toBeNull();
});

it('goes on at once, and saves behind', async () => {
  const server = draftServer({ ...UP_TO_MONEY, analisiFamiliare: 'perNucleo' }, 1);
  const user = await openWizard('/checkup/1', server);
  const release = server.hold();
  await user.click(next());
  await waitFor(() => expect(path()).toBe('/checkup/1-5'));
  expect(server.saves).toEqual([]);
  release();
  await waitFor(() => expect(server.saves.at(-1)).toMatchObject({ completes: 1 }));
  expect(path()).toBe('/checkup/1-5');
});

it('says that the network is gone, and takes it back when the answers are saved', async () => {
  const server = draftServer({ lastName: 'Colombo' });
  const user = await openWizard('/checkup/1', server);
  server.refuse(() => new ProblemError(0, 'NETWORK'));
  await user.type(screen.getByLabelText('Nome'), 'Anna');
  await user.tab();
  const offline = 'Le risposte restano in questo browser e partono appena torni in linea.';
  await waitFor(() => expect(messages.map(({ text }) => text)).toEqual([offline]));
  server.refuse(undefined);
  window.dispatchEvent(new Event('online'));
  await waitFor(() =>
    expect(messages.map(({ text }) => text)).toEqual([
      'Di nuovo in linea: le risposte sono salvate.',
    ]),
  );
  expect(server.data.firstName).toBe('Anna');
});

it('comes back to a step that the server refuses, where it says why', async () => {
  const server = draftServer({ ...UP_TO_MONEY, analisiFamiliare: 'perNucleo' }, 1);
  server.refuse(({ completes }) =>
    completes === 1 ? new ProblemError(403, 'FORBIDDEN') : undefined,
  );
  const user = await openWizard('/checkup/1', server);
  const release = server.hold();
  await user.click(next());
  await waitFor(() => expect(path()).toBe('/checkup/1-5'));
  release();
  await waitFor(() => expect(path()).toBe('/checkup/1'));
  expect(await screen.findByText('Il passo non è stato salvato')).toBeInTheDocument();
  server.refuse(undefined);
  await user.click(next());
  await waitFor(() => expect(path()).toBe('/checkup/1-5'));
});

describe('the next step', () => {
  it('is drawn ahead, hidden, and shows the answers that came since', async () => {
    browserIs('idle');
    const server = draftServer(UP_TO_MONEY, 6);
    const user = await openWizard('/checkup/1', server);
    await waitFor(() => expect(headings().map(({ isShown }) => isShown)).toEqual([true, false]));
    // Another device answers; the next save here tells it.
    server.write({ statoResidenza: 'proprietà', valoreResidenza: 240_000, mutuoResidenza: false });
    await user.type(screen.getByLabelText('Cognome'), 'i');
    await user.tab();
    await waitFor(() => expect(server.data.lastName).toBe('Colomboi'));
    await user.click(present(screen.getAllByRole('button', { name: 'Avanti' })[0]));
    await waitFor(() => expect(path()).toBe('/checkup/2'));
    expect(onScreen()).toEqual(['La casa in cui vivi']);
    expect(screen.getByLabelText<HTMLInputElement>(/^Quanto vale oggi/).value).toBe('240.000');
  });

  it('opens once, however often «Avanti» is pressed', async () => {
    browserIs('idle');
    const server = draftServer(UP_TO_MONEY, 6);
    const user = await openWizard('/checkup/1', server);
    // A change that the browser has judged: the press goes on at once.
    await user.type(screen.getByLabelText('Cognome'), 'i');
    await user.tab();
    await waitFor(() => expect(server.saves).toHaveLength(1));
    const form = present(document.querySelector('form'));
    act(() => {
      for (let press = 0; press < 3; press += 1) fireEvent.submit(form);
    });
    await waitFor(() => expect(path()).toBe('/checkup/2'));
    await waitFor(() => expect(server.saves.length).toBeGreaterThan(1));
    expect(server.saves.filter(({ completes }) => completes === 1)).toHaveLength(1);
  });

  it('is not drawn ahead before its file is here', async () => {
    await openWizard('/checkup/1-5', draftServer({ analisiFamiliare: 'perNucleo' }, 2));
    expect(headings()).toHaveLength(1);
  });

  it('opens at an address with a slash at the end', async () => {
    await openWizard('/checkup/2/', draftServer(UP_TO_MONEY, 5));
    expect(onScreen()).toEqual(['La casa in cui vivi']);
  });
});

it('goes back without judging, and welcomes who comes back', async () => {
  const user = await openWizard('/checkup/1', draftServer({ analisiFamiliare: 'perNucleo' }, 3));
  expect(screen.getByText('Eccoti di nuovo: eri a «Casa e immobili»')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Indietro' }));
  await waitFor(() => expect(path()).toBe('/checkup/0'));
});

it('adds, copies and takes away members, and refuses a second spouse', async () => {
  const server = draftServer({ analisiFamiliare: 'perNucleo' }, 2);
  const user = await openWizard('/checkup/1-5', server);
  await user.click(await screen.findByRole('button', { name: 'Aggiungi una persona' }));
  await user.selectOptions(screen.getByLabelText('Chi è per te?'), 'husband');
  await user.click(screen.getByRole('button', { name: 'Copia' }));
  await waitFor(() => expect(server.data.membri).toHaveLength(2));
  expect(screen.getByText('In famiglia c’è già un coniuge.')).toBeInTheDocument();
  await user.click(present(screen.getAllByRole('button', { name: 'Togli' })[1]));
  await waitFor(() => expect(server.data.membri).toHaveLength(1));
  expect(screen.queryByText('In famiglia c’è già un coniuge.')).toBeNull();
});

it('speaks English whole', async () => {
  await openWizard('/checkup/4', draftServer(UP_TO_MONEY, 5), 'en');
  expect(
    screen.getByRole('heading', { level: 1, name: 'Savings and investments' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'What it is in' })).toBeInTheDocument();
});

describe.each([1, 2, 3, 4, 5] as const)('tab %d', (tab) => {
  /** A person who is asked every question. */
  const ASKED = {
    dataNascita: '1986-05-12',
    professione: 'Imprenditore',
    titoloStudio: 'dottorato',
    imprenditore: true,
    polizze: {
      previdenzaComplementare: true,
      rischioNonAutosufficienza: true,
      tipoLtcSottoscritta: 'rendita',
      casoMorte: true,
    },
  } as const;

  it('has a field for every question of the table', async () => {
    const server = draftServer(
      {
        ...UP_TO_MONEY,
        ...ASKED,
        analisiFamiliare: 'perNucleo',
        statoResidenza: 'proprietà',
        mutuoResidenza: true,
        membri: [{ ...ASKED, _id: USER_ID, residenza: 'altra' }],
      },
      6,
    );
    await openWizard(pathOf(tab), server);
    // The whole is the sum of what is asked here.
    const me = shownAt(tab, 'me').filter((key) => key !== 'valorePatrimonioImmobiliare');
    const membro = shownAt(tab, 'membro').map((key) => `membri.0.${key}`);
    const withoutField = [...me, ...membro].filter((name) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      focusField(name);
      return document.activeElement === document.body;
    });
    expect(withoutField).toEqual([]);
  });
});

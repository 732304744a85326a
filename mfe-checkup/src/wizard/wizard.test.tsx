import { beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
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
beforeEach(() => sessionStorage.clear());

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
  const { shell } = createTestShell({
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
const path = () => screen.getByLabelText('path').textContent;
const next = () => screen.getByRole('button', { name: 'Avanti' });

it('sends who opens a step not yet reached back to the first', async () => {
  await openWizard('/checkup/4', draftServer());
  expect(path()).toBe('/checkup/1');
  expect(screen.getByRole('heading', { level: 1, name: 'Cominciamo da te' })).toBeTruthy();
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
  await openWizard('/checkup/1', draftServer({ lastName: 'Colombo' }));
  // 09:42 UTC, read in New York: jest.config.mjs.
  expect(await screen.findByText('Salvato alle 04:42')).toBeTruthy();
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
  ).toBeTruthy();
  expect(path()).toBe('/checkup/4');
  await user.click(within(classi).getByRole('button', { name: 'Completa con «Altro»' }));
  await user.click(next());
  await waitFor(() => expect(path()).toBe('/checkup/5'));
  expect(server.data.suddivisioneInvestimento?.altro).toBe(1);
  expect(server.saves.at(-1)).toMatchObject({ completes: 5, data: { imprenditore: null } });
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

it('goes back without judging, and welcomes who comes back', async () => {
  const user = await openWizard('/checkup/1', draftServer({ analisiFamiliare: 'perNucleo' }, 3));
  expect(screen.getByText('Bentornato: eri a «Casa e immobili»')).toBeTruthy();
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
  expect(screen.getByText('In famiglia c’è già un coniuge.')).toBeTruthy();
  await user.click(present(screen.getAllByRole('button', { name: 'Togli' })[1]));
  await waitFor(() => expect(server.data.membri).toHaveLength(1));
  expect(screen.queryByText('In famiglia c’è già un coniuge.')).toBeNull();
});

it('speaks English whole', async () => {
  await openWizard('/checkup/4', draftServer(UP_TO_MONEY, 5), 'en');
  expect(screen.getByRole('heading', { level: 1, name: 'Savings and investments' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'What it is in' })).toBeTruthy();
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

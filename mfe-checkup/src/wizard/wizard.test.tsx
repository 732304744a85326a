import { expect, describe, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { shownAt } from '@bussola/domain';
import { focusField } from '@bussola/ui/forms';
import { pathOf } from '../steps.ts';
import { draftServer, UP_TO_MONEY, USER_ID } from '../testing/draft-server.ts';
import { nextButton, openPath, openWizard } from '../testing/open-wizard.tsx';

it('sends who opens a step not yet reached back to the first', async () => {
  await openWizard('/checkup/4', draftServer());
  expect(openPath()).toBe('/checkup/1');
  expect(screen.getByRole('heading', { level: 1, name: 'Cominciamo da te' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Area finanziaria/ }).getAttribute('aria-disabled')).toBe(
    'true',
  );
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
  const { user } = await openWizard('/checkup/1-5', server);
  await user.click(screen.getByRole('button', { name: 'Solo io, avanti' }));
  await waitFor(() => expect(openPath()).toBe('/checkup/2'));
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

it('tells every missing answer and goes to the first', async () => {
  const { user } = await openWizard('/checkup/1', draftServer());
  await user.click(nextButton());
  await screen.findByText('Ci sono 10 dati da rivedere');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Giorno/ }));
  const comune = screen.getByLabelText('In quale comune abiti?');
  expect(comune.getAttribute('aria-invalid')).toBe('true');
  const described = (comune.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toContain('Questa risposta serve per proseguire.');
});

it('goes back without judging, and welcomes who comes back', async () => {
  const { user } = await openWizard(
    '/checkup/1',
    draftServer({ analisiFamiliare: 'perNucleo' }, 3),
  );
  expect(screen.getByText('Eccoti di nuovo: eri a «Casa e immobili»')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Indietro' }));
  await waitFor(() => expect(openPath()).toBe('/checkup/0'));
});

it('speaks English whole', async () => {
  await openWizard('/checkup/4', draftServer(UP_TO_MONEY, 5), { language: 'en' });
  expect(
    screen.getByRole('heading', { level: 1, name: 'Savings and investments' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'What it is in' })).toBeInTheDocument();
});

describe.each([1, 2, 3, 4, 5] as const)('tab %d', (tab) => {
  /** A person who is asked every question. */
  const ASKED = {
    firstName: '伟',
    lastName: '王',
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

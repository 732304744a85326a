import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { present } from '@bussola/ui/testing';
import { draftServer, UP_TO_MONEY } from '../testing/draft-server.ts';
import { nextButton, openPath, openWizard } from '../testing/open-wizard.tsx';

it('writes the year’s income from what a month brings', async () => {
  const server = draftServer();
  const { user } = await openWizard('/checkup/1', server);
  await user.click(screen.getByRole('button', { name: 'Conosco la cifra mensile' }));
  await user.type(screen.getByLabelText('Netto di un mese'), '1.800,00 EUR');
  await user.tab();
  const year = screen.getByLabelText<HTMLInputElement>('Quanto guadagni in un anno, al netto?');
  expect(year.value).toBe('23.400');
  await user.click(screen.getByRole('radio', { name: '14' }));
  await waitFor(() => expect(server.data.redditoNettoAnnuo).toBe(25_200));
  expect(year.value).toBe('25.200');
});

it('keeps what was typed for a municipality that does not exist, and asks for another', async () => {
  const server = draftServer();
  const { user } = await openWizard('/checkup/1', server);
  await user.click(nextButton());
  const field = screen.getByLabelText<HTMLInputElement>('In quale comune abiti?');
  await user.type(field, 'Paperopoli');
  await user.tab();
  await screen.findByText('Scegli il comune dall’elenco.');
  expect(field.value).toBe('Paperopoli');
  expect(server.data.comuneResidenza ?? null).toBeNull();
  await user.clear(field);
  await user.tab();
  await waitFor(() => expect(screen.queryByText('Scegli il comune dall’elenco.')).toBeNull());
});

it('takes «Reggio Emilia» on leaving, which is a whole name', async () => {
  const server = draftServer();
  const { user } = await openWizard('/checkup/1', server);
  const field = screen.getByLabelText<HTMLInputElement>('In quale comune abiti?');
  await user.type(field, 'Reggio Emilia');
  await user.tab();
  await waitFor(() => expect(server.data.comuneResidenza?.codiceIstat).toBe('035033'));
  expect(field.value).toBe('Reggio nell’Emilia (RE)');
});

it('never takes «Estero» by itself: not by Enter, not on leaving', async () => {
  const server = draftServer();
  const { user } = await openWizard('/checkup/1', server);
  const field = screen.getByLabelText<HTMLInputElement>('In quale comune abiti?');
  await user.type(field, 'Regio Emila');
  await screen.findByText('Nessun comune comincia con «Regio Emila».');
  expect(screen.queryByRole('option', { name: /ester/i })).toBeNull();
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(openPath()).toBe('/checkup/1');
  expect(screen.getByRole('button', { name: /^Vivo all’estero/ })).toBeInTheDocument();
  await user.click(screen.getByLabelText('Quanto guadagni in un anno, al netto?'));
  await screen.findByText('Scegli il comune dall’elenco.');
  expect(server.data.comuneResidenza ?? null).toBeNull();
});

it('takes «Estero» by a press, or with Tab and Enter', async () => {
  const server = draftServer();
  const { user } = await openWizard('/checkup/1', server);
  const field = screen.getByLabelText<HTMLInputElement>('In quale comune abiti?');
  await user.type(field, 'estero');
  await user.click(await screen.findByRole('button', { name: /^Vivo all’estero/ }));
  await waitFor(() => expect(server.data.comuneResidenza?.comune).toBe('Estero'));
  expect(field.value).toBe('Estero');
  await user.clear(field);
  await user.tab();
  await waitFor(() => expect(server.data.comuneResidenza ?? null).toBeNull());
  await user.type(field, 'lugano');
  await screen.findByRole('button', { name: /^Vivo all’estero/ });
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(server.data.comuneResidenza?.comune).toBe('Estero'));
});

it('stops a minor with the words of the specification', async () => {
  const server = draftServer();
  const { user } = await openWizard('/checkup/1', server);
  await user.type(screen.getByRole('textbox', { name: /Giorno/ }), '10');
  await user.type(screen.getByRole('textbox', { name: /Mese/ }), '05');
  await user.type(
    screen.getByRole('textbox', { name: /Anno/ }),
    String(new Date().getFullYear() - 12),
  );
  expect(screen.getAllByText('Devi essere maggiorenne per proseguire.')).toHaveLength(1);
  await user.click(nextButton());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Giorno/ })),
  );
  expect(openPath()).toBe('/checkup/1');
  expect(server.saves.some(({ completes }) => completes !== undefined)).toBe(false);
});

it('refuses a split of 99 with the exact words, and goes on with 100', async () => {
  const server = draftServer(UP_TO_MONEY, 5);
  const { user } = await openWizard('/checkup/4', server);
  await user.click(nextButton());
  const classi = screen.getByRole('group', { name: 'In che cosa sono' });
  expect(
    await within(classi).findByText('Le percentuali assegnate sono inferiori del 100%'),
  ).toBeInTheDocument();
  expect(openPath()).toBe('/checkup/4');
  await user.click(within(classi).getByRole('button', { name: 'Completa con «Altro»' }));
  await user.click(nextButton());
  await waitFor(() => expect(openPath()).toBe('/checkup/5'));
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
  const { user } = await openWizard('/checkup/4', server);
  await user.click(nextButton());
  const known = screen.getByRole('group', { name: 'È quasi tutto sul conto?' });
  await within(known).findByText('Questa risposta serve per proseguire.');
  await user.click(within(known).getByRole('radio', { name: answer }));
  expect(screen.queryByRole('group', { name: 'In che cosa sono' })).toBeNull();
  await user.click(nextButton());
  await waitFor(() => expect(openPath()).toBe('/checkup/5'));
  expect(server.data).toMatchObject({ suddivisioneInvestimento: classi });
  expect(server.data.stimati ?? []).toEqual(stimati);
});

it('asks for the covers of a person in one question', async () => {
  const { polizze: _told, ...rest } = UP_TO_MONEY;
  const server = draftServer(rest, 4);
  const { user } = await openWizard('/checkup/3', server);
  await user.click(nextButton());
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
  await user.click(nextButton());
  await waitFor(() => expect(openPath()).toBe('/checkup/3-5'));
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
  const { user } = await openWizard('/checkup/3', server);
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

const kinshipCard = (name: string) =>
  within(screen.getByRole('group', { name: 'Chi è per te?' })).getByRole('radio', { name });
it('adds, copies and takes away members, and refuses a second spouse', async () => {
  const server = draftServer({ analisiFamiliare: 'perNucleo' }, 2);
  const { user } = await openWizard('/checkup/1-5', server);
  await user.click(await screen.findByRole('button', { name: 'Aggiungi una persona' }));
  await user.click(kinshipCard('Marito'));
  await user.click(screen.getByRole('button', { name: 'Copia questa persona' }));
  await waitFor(() => expect(server.data.membri).toHaveLength(2));
  expect(screen.getByText('In famiglia c’è già un coniuge.')).toBeInTheDocument();
  await user.click(present(screen.getAllByRole('button', { name: 'Togli' })[1]));
  await waitFor(() => expect(server.data.membri).toHaveLength(1));
  expect(screen.queryByText('In famiglia c’è già un coniuge.')).toBeNull();
});

it('keeps «Compagno o compagna» as the kinship of somebody whose birthday is not known yet', async () => {
  const server = draftServer({ ...UP_TO_MONEY, analisiFamiliare: 'perNucleo', membri: [] }, 2);
  const { user } = await openWizard('/checkup/1-5', server);
  await user.click(screen.getByRole('button', { name: 'Aggiungi una persona' }));
  await user.click(kinshipCard('Compagno o compagna'));
  await waitFor(() =>
    expect(server.data.membri[0]).toMatchObject({ gradoParentela: 'other', convivente: true }),
  );
  expect(kinshipCard('Compagno o compagna')).toBeChecked();
  expect(screen.getByText(/chi convive senza matrimonio non eredita/)).toBeInTheDocument();
  await user.click(kinshipCard('Un’altra persona'));
  await waitFor(() =>
    expect(server.data.membri[0]).toMatchObject({ gradoParentela: 'other', convivente: false }),
  );
});

import { describe, expect, it } from '@jest/globals';
import { cleanup, act, screen, waitFor, within } from '@testing-library/react';
import { analizza, chiOf, COSTANTI_2026_12 } from '@bussola/domain';
import type { Membro } from '@bussola/domain';
import { withSimpleAnswers } from '@bussola/domain/testing/risposte-semplici';
import { paths } from '../../paths.ts';
import { areaServer, famigliaEsempio, TODAY, withMe } from '../../testing/area-server.ts';
import { plain, renderPage, write } from '../../testing/render-page.tsx';
import ProfiloPage from './profilo-page.tsx';

const [ANNA, MARCO] = famigliaEsempio('bellini').famiglia.membri.map(({ _id }) => _id) as [
  string,
  string,
];
const at = (dato: string, persona = ANNA) => `${paths.profilo}?modifica=${dato}&persona=${persona}`;
const rowOf = (label: string) => {
  const found = screen.getByText(label).closest('li');
  if (!found) throw new Error(`no row ${label}`);
  return found;
};
const puts = (server: ReturnType<typeof areaServer>) =>
  server.asked.filter(({ method }) => method === 'PUT');
const open = (path: string, start: Parameters<typeof areaServer>[1] = {}) => {
  const server = areaServer('bellini', start);
  return renderPage(<ProfiloPage />, { server, path }).then((page) => ({ ...page, server }));
};

describe('every answer on one page', () => {
  it('has its value, whose it is, and where it comes from', async () => {
    await open(paths.profilo, {
      history: [
        {
          memberId: ANNA,
          key: 'redditoNettoAnnuo',
          values: [
            {
              value: 34_800,
              estimated: false,
              at: '2026-05-12T08:00:00.000Z',
              author: 'you',
              name: 'Anna Colombo',
            },
            {
              value: 30_000,
              estimated: true,
              at: '2025-05-03T08:00:00.000Z',
              author: 'you',
              name: 'Anna Colombo',
            },
          ],
        },
        {
          memberId: MARCO,
          key: 'redditoNettoAnnuo',
          values: [
            {
              value: 24_000,
              estimated: false,
              at: '2025-02-01T08:00:00.000Z',
              author: 'other',
              name: 'Laura Ferri',
            },
          ],
        },
      ],
    });
    const anna = rowOf('Reddito di Anna');
    expect(plain(anna.textContent)).toContain('34.800');
    await waitFor(() => expect(anna.textContent).toContain('scritto da te il 12 maggio'));
    expect(anna.textContent).not.toContain('2026');
    expect(rowOf('Reddito di Marco').textContent).toContain(
      'scritto da Laura Ferri il 1 febbraio 2025',
    );
    expect(plain(rowOf('Mutuo di Anna').textContent)).toContain('74.000');
    expect(plain(rowOf('Polizza vita di Anna').textContent)).toContain('60.000');
    expect(rowOf('In che cosa sono i risparmi di Anna').textContent).toContain('Liquidi 46%');
    const spending = rowOf('Spese della famiglia');
    expect(spending.textContent).toContain('stima nostra');
    expect(spending.textContent).toContain('Modifica');
  });

  it('says once that a home is rented', async () => {
    await renderPage(<ProfiloPage />, { server: areaServer('marchetti'), path: paths.profilo });
    expect(rowOf('La casa di Elisa').textContent.match(/affitto/gi)).toHaveLength(1);
  });

  it('counts what was given, what we supposed and what is missing, and leads to the first', async () => {
    const { user } = await open(paths.profilo, {
      membri: (all) =>
        withMe({ redditoNettoAnnuo: undefined, stimati: ['valoreResidenza'] })(all).map((membro) =>
          withSimpleAnswers(membro, chiOf(membro, TODAY)),
        ),
    });
    const bar = screen.getByRole('img', { name: /scritte da te/ });
    expect(bar.getAttribute('aria-label')).toMatch(
      /^\d+ scritte da te, 3 stime nostre, 7 mancano$/,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Quasi tutto l’hai scritto tu. Sette risposte mancano ancora.',
    );
    expect(
      within(rowOf('Reddito di Anna')).getByRole('button', { name: /^Aggiungi/ }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Rispondi a quelle che mancano' }));
    expect(
      within(await screen.findByRole('dialog')).getByLabelText(/^Quanto guadagni/),
    ).toBeInTheDocument();
  });

  it('says what looks like a slip, and leads to the answer', async () => {
    const { user } = await open(paths.profilo, {
      membri: withMe({ redditoNettoAnnuo: 0, valoreResiduoMutuo: 900_000 }),
    });
    const check = screen
      .getByRole('heading', { name: 'Che cosa conviene ricontrollare?' })
      .closest('section');
    if (!check) throw new Error('no section');
    expect(
      within(check)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Mutuo di AnnaIl mutuo supera il valore dell’immobile: controlla i due importi.Modifica',
      'Reddito di AnnaIl reddito di chi lavora è zero: senza un reddito alcune aree non si possono calcolare.Modifica',
    ]);
    await user.click(within(check).getByRole('button', { name: 'Modifica: Reddito di Anna' }));
    expect(
      within(await screen.findByRole('dialog')).getByLabelText(/^Quanto guadagni/),
    ).toBeInTheDocument();
  });

  it('has nothing to check where the answers agree', async () => {
    await open(paths.profilo);
    expect(screen.queryByText('Che cosa conviene ricontrollare?')).toBeNull();
  });

  it('says which results a detail would make surer', async () => {
    await open(paths.profilo);
    const detail = rowOf('I contributi di Marco');
    await waitFor(() => expect(detail.textContent).toContain('Se mancasse un reddito, Marco'));
    expect(detail.textContent).toContain('Precisione media→Precisione alta');
    expect(rowOf('Testamento di Anna').textContent).toContain('Testamento: no');
  });

  it('has no editor for people who may only read, and says so once', async () => {
    const server = areaServer('bellini', {
      vista: ['dati', 'patrimonio', 'protezione', 'previdenza'],
    });
    await renderPage(<ProfiloPage />, { server, path: at('reddito') });
    expect(screen.getByText(/^Puoi leggere questi dati/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Modifica|Aggiungi|Rispondi/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('asks somebody with a grant for each answer that they may change, and for no other', async () => {
  const server = areaServer('bellini', {
    vista: ['dati:write', 'patrimonio', 'protezione', 'previdenza:write'],
    membri: (membri) =>
      membri.map((membro) =>
        membro.firstName === 'Marco'
          ? { ...membro, gradoParentela: 'other' as const }
          : { ...membro, polizze: { ...membro.polizze, previdenzaComplementare: true } },
      ),
  });
  const { user } = await renderPage(<ProfiloPage />, {
    server,
    path: paths.profilo,
    isActing: true,
  });
  const editorOf = async (row: string) => {
    await user.click(within(rowOf(row)).getByRole('button'));
    return within(await screen.findByRole('dialog'));
  };
  // Whose child, and who lives on the income, is reserved.
  let dialog = await editorOf('Chi è Marco per voi');
  const radio = dialog.getByRole('group', { name: /^Vivete insieme come coppia/ });
  expect(dialog.queryByRole('group', { name: /^Vive del reddito/ })).toBeNull();
  await user.click(within(radio).getByRole('radio', { name: 'Sì' }));
  await user.click(dialog.getByRole('button', { name: 'Salva' }));
  await waitFor(() =>
    expect(puts(server)).toMatchObject([{ body: { data: { convivente: true } } }]),
  );
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await closed();
  // Whether there is a fund is a cover, what is in it is a pension.
  dialog = await editorOf('Fondo pensione di Anna');
  expect(dialog.getByLabelText(/^Quanto c’è dentro/)).toBeInTheDocument();
  expect(dialog.queryByRole('group', { name: /fondo pensione\?/ })).toBeNull();
  await user.keyboard('{Escape}');
  await closed();
  // Who somebody is, without the covers and commitments of the same form.
  await user.click(screen.getByRole('button', { name: 'Modifica: Marco Bellini' }));
  dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/^Nome/)).toBeInTheDocument();
  expect(dialog.queryByText('Ha fatto testamento?')).toBeNull();
});

describe('a section that the results may leave out', () => {
  const SPLITS = 'Usa questi dati nei risultati (Come sono divisi i risparmi?)';
  const DETAILS = 'Usa questi dati nei risultati (Che cosa manca per essere sicuri)';
  const OFF = 'Li teniamo, ma i risultati non li usano dal 20 novembre 2026.';
  const off = { enabled: false, dal: TODAY };
  const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;

  it('is turned off and on by its switch, and keeps its answers', async () => {
    const { user, server } = await open(paths.profilo);
    expect([isOn(SPLITS), isOn(DETAILS)]).toEqual([true, true]);
    expect(screen.queryByText(OFF)).toBeNull();
    await user.click(screen.getByRole('switch', { name: SPLITS }));
    expect(await screen.findByText(OFF)).toBeInTheDocument();
    expect([isOn(SPLITS), isOn(DETAILS)]).toEqual([false, true]);
    expect(puts(server)).toMatchObject([
      { path: expect.stringContaining('/investimenti/enabled/'), body: { enabled: false } },
    ]);
    expect(puts(server)[0]?.body).toMatchObject({ version: 7 });
    expect(rowOf('In che cosa sono i risparmi di Anna').textContent).toContain('Liquidi 46%');
    await user.click(screen.getByRole('switch', { name: SPLITS }));
    await waitFor(() => expect(screen.queryByText(OFF)).toBeNull());
    expect(puts(server).at(-1)?.body).toEqual({ enabled: true, version: 8 });
  });

  it('makes no result surer, and a change in it moves none', async () => {
    const { user } = await open(at('legale'), { sezioni: { personaldata: off } });
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/^I risultati non usano questo dato/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('radio', { name: 'Sì' }));
    expect(await within(dialog).findByText('I risultati restano come sono.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(rowOf('I contributi di Marco').textContent).not.toContain('Precisione');
  });

  it('is only seen by people who may only read', async () => {
    await open(paths.profilo, {
      vista: ['dati', 'patrimonio:write', 'protezione', 'previdenza'],
      sezioni: { personaldata: off },
    });
    const disabled = (name: string) =>
      screen.getByRole<HTMLInputElement>('switch', { name }).disabled;
    expect([disabled(SPLITS), disabled(DETAILS)]).toEqual([false, true]);
    expect([isOn(DETAILS), Boolean(screen.getByText(OFF))]).toEqual([false, true]);
  });

  it('starts again from the household as it is when somebody saved meanwhile', async () => {
    const { user, server, notifications } = await open(paths.profilo);
    server.refuseOnce('/investimenti/enabled/', 409, 'CONFLICT', (all) => all);
    await user.click(screen.getByRole('switch', { name: SPLITS }));
    await waitFor(() =>
      expect(notifications.at(-1)?.text).toMatch(/^Qualcuno ha salvato nel frattempo/),
    );
    expect(isOn(SPLITS)).toBe(true);
    await user.click(screen.getByRole('switch', { name: SPLITS }));
    expect(await screen.findByText(OFF)).toBeInTheDocument();
    expect(puts(server).at(-1)?.body).toEqual({ enabled: false, version: 8 });
  });
});

describe('an editor', () => {
  it('shows what saving would change, saves by the call of its part, and can be undone', async () => {
    const { user, server, notifications } = await open(at('mutuo'));
    const dialog = await screen.findByRole('dialog');
    write(within(dialog).getByLabelText('Quanto resta da restituire?'), '40000');
    const { famiglia } = famigliaEsempio('bellini');
    const after = analizza(
      {
        refDate: TODAY,
        ...famiglia,
        membri: famiglia.membri.map((one): Membro =>
          one._id === ANNA ? { ...one, valoreResiduoMutuo: 40_000 } : one,
        ),
      },
      COSTANTI_2026_12,
    );
    const net = after.patrimonio.netto.toLocaleString('it-IT');
    await waitFor(() => expect(plain(dialog.textContent)).toContain(net));
    await user.click(within(dialog).getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(puts(server)).toMatchObject([
      {
        path: expect.stringContaining('/finanziaria/immobili/'),
        body: { valoreResiduoMutuo: 40_000, version: 7 },
      },
    ]);
    await waitFor(() => expect(plain(rowOf('Mutuo di Anna').textContent)).toContain('40.000'));

    const saved = notifications.at(-1);
    expect(saved?.text).toBe('Salvato: Quanto resta del mutuo');
    saved?.action?.run();
    await waitFor(() => expect(plain(rowOf('Mutuo di Anna').textContent)).toContain('74.000'));
    expect(puts(server).at(-1)?.body).toMatchObject({ valoreResiduoMutuo: 74_000, version: 8 });
  });

  it('refuses what the rules refuse, in the field', async () => {
    const { user, server } = await open(at('mutuo'));
    const dialog = await screen.findByRole('dialog');
    write(within(dialog).getByLabelText('Quanto resta da restituire?'), '140001');
    await user.click(within(dialog).getByRole('button', { name: 'Salva' }));
    expect(await within(dialog).findByText(/^Il mutuo supera il valore/)).toBeInTheDocument();
    expect(puts(server)).toEqual([]);
  });

  it('takes an estimate of ours for an answer when the person says that it is right', async () => {
    const { user, server } = await open(at('risparmi'), {
      membri: withMe({ stimati: ['valorePatrimonioMobiliare', 'valoreResidenza'] }),
    });
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'È giusto così' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(puts(server)).toMatchObject([
      {
        path: expect.stringMatching(/finanziaria\/mobiliare\/[^/]+\/[^/]+$/),
        body: { stimati: ['valoreResidenza'], valorePatrimonioMobiliare: 27_000 },
      },
    ]);
  });

  it('shows the value that somebody saved meanwhile beside one’s own', async () => {
    const { user, server } = await open(at('reddito'));
    const dialog = await screen.findByRole('dialog');
    write(within(dialog).getByLabelText(/Quanto guadagni/), '50000');
    const other = withMe({ redditoNettoAnnuo: 41_000 });
    server.refuseOnce('/economica/reddito/', 409, 'CONFLICT', other);
    await user.click(within(dialog).getByRole('button', { name: 'Salva' }));
    expect(await within(dialog).findByText('Salvato nel frattempo')).toBeInTheDocument();
    expect(plain(dialog.textContent)).toContain('Reddito netto annuo: 41.000');
    expect(within(dialog).getByLabelText<HTMLInputElement>(/Quanto guadagni/).value).toBe('50.000');
    await user.click(within(dialog).getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(plain(rowOf('Reddito di Anna').textContent)).toContain('50.000'));
  });

  it('opens at its own address', async () => {
    await open(paths.profiloReddito);
    expect(
      within(await screen.findByRole('dialog')).getByRole('heading', { name: /Il reddito/ }),
    ).toBeInTheDocument();
  });

  it('leads to the same datum of another person', async () => {
    await open(paths.profiloReddito);
    const link = within(await screen.findByRole('dialog')).getByRole('link', { name: 'Marco' });
    const address = link.getAttribute('href') ?? '';
    expect(address).toMatch(/^\/app\/dashboards\/profilo\/reddito\/modifica\?persona=/);
    cleanup();
    await open(address);
    expect(await screen.findByText('Quanto entra con Marco?')).toBeInTheDocument();
  });

  it('writes debts one after the other, and none as an answer', async () => {
    const { user, server } = await open(at('debiti'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('radio', { name: 'Sì' }));
    await user.click(within(dialog).getByRole('button', { name: 'Salva' }));
    expect(puts(server)).toEqual([]);
    await user.selectOptions(within(dialog).getByLabelText('Di che tipo?'), 'prestito');
    write(within(dialog).getByLabelText('Quanto resta da restituire?'), '6.000');
    write(within(dialog).getByLabelText('La rata di un mese'), '200');
    await user.click(within(dialog).getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(puts(server).at(-1)?.body).toMatchObject({
      data: { altriDebiti: [{ tipo: 'prestito', residuo: 6_000, rata: 200 }] },
    });
    await waitFor(() =>
      expect(plain(rowOf('Altri debiti di Anna').textContent)).toContain('6.000'),
    );
  });

  it('of a person shows what saving would change, and what was given before', async () => {
    const { user, server } = await open(at('persona'), {
      history: [
        {
          memberId: ANNA,
          key: 'professione',
          values: [
            {
              value: 'Dipendente',
              at: '2026-03-01T10:00:00.000Z',
              estimated: false,
              author: 'owner',
              name: 'Anna',
            },
          ],
        },
      ],
    });
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/^Professione: Dipendente/)).toBeInTheDocument();
    expect(within(dialog).queryByRole('heading', { name: 'Se salvi' })).toBeNull();
    await user.selectOptions(within(dialog).getByLabelText(/Professione/), 'Disoccupato/a');
    expect(
      await within(dialog).findByRole('heading', { name: 'Se salvi' }, { timeout: 10_000 }),
    ).toBeInTheDocument();
    expect(puts(server)).toEqual([]);
  });

  it('changes the outflows of the household', async () => {
    const { user, server } = await open(at('uscite'));
    const dialog = await screen.findByRole('dialog');
    write(within(dialog).getByLabelText(/Quanto pensi di spendere/), '9000');
    await user.click(within(dialog).getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(puts(server)).toMatchObject([
      { path: expect.stringContaining('/nucleo/household/'), body: { uscitePianificate: 9_000 } },
    ]);
    await waitFor(() => expect(plain(rowOf('Le spese in vista').textContent)).toContain('9.000'));
  });

  it('shows the outflows by their dates once they have them, and leads to where they change', async () => {
    await open(at('uscite'), {
      uscite: [
        { data: '2028-03-01', importo: 1_500, descrizione: 'Tetto' },
        { data: '2027-06-01', importo: 8_000, descrizione: 'Auto' },
        { data: '2026-01-01', importo: 300, descrizione: 'Passata' },
      ],
    });
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => plain(textContent)),
    ).toEqual(['1 giugno 2027 · 8.000 € · Auto', '1 marzo 2028 · 1.500 € · Tetto']);
    expect(within(dialog).getByRole('heading', { name: /^2027: 8\.000/ })).toBeInTheDocument();
    expect(
      within(dialog).getByRole('link', { name: 'Cambia le uscite' }).getAttribute('href'),
    ).toBe(paths.patrimonio);
    expect(within(dialog).queryByLabelText(/Quanto pensi di spendere/)).toBeNull();
  });

  it('of the household is not overwritten unseen either', async () => {
    const { user, server } = await open(at('uscite'));
    const dialog = await screen.findByRole('dialog');
    write(within(dialog).getByLabelText(/Quanto pensi di spendere/), '9000');
    server.refuseOnce('/nucleo/household/', 409, 'CONFLICT', (all) => all);
    await user.click(within(dialog).getByRole('button', { name: 'Salva' }));
    expect(await within(dialog).findByText('Salvato nel frattempo')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(puts(server).map(({ body }) => body)).toMatchObject([{ version: 7 }, { version: 8 }]);
  });

  it('sends the version it was opened on, also when the page has read a newer household', async () => {
    const { user, server, queryClient } = await open(at('reddito'));
    const dialog = await screen.findByRole('dialog');
    write(within(dialog).getByLabelText(/Quanto guadagni/), '50000');
    server.somebodySaves(withMe({ redditoNettoAnnuo: 41_000 }));
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(plain(rowOf('Reddito di Anna').textContent)).toContain('41.000'));
    await user.click(within(dialog).getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(puts(server)).toHaveLength(1));
    expect(puts(server)[0]?.body).toMatchObject({ version: 7 });
  });
});

describe('while somebody of the staff looks with the client', () => {
  it('says which pages were opened, what cannot be done, and what stays covered', async () => {
    await open(paths.profilo, {
      look: {
        lookId: 'b0550000-0000-4000-8000-00000000e001',
        state: 'open',
        firstName: 'Paolo',
        name: 'Paolo Galli',
        reason: 'La data della pensione non torna.',
        askedAt: '2026-11-20T09:40:00.000Z',
        dueAt: '2026-11-20T09:50:00.000Z',
        answeredAt: '2026-11-20T09:42:00.000Z',
        until: '2026-11-20T09:57:00.000Z',
        endedAt: null,
        pages: [
          { page: paths.home, at: '2026-11-20T09:43:00.000Z' },
          { page: paths.profilo, at: '2026-11-20T09:45:00.000Z' },
        ],
      },
    });
    const aside = within(
      await screen.findByRole('complementary', { name: 'Che cosa guarda Paolo Galli' }),
    );
    expect(aside.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '10:43Home',
      '10:45I miei dati, adesso',
      'cambiare una risposta',
      'scaricare report o documenti',
      'aprire testamento, risposte riservate, note',
    ]);
    // Of Anna and Marco: the will, and what is reserved.
    for (const name of ['Testamento di Anna', 'I figli di Anna che vivono altrove'])
      expect(within(rowOf(name)).getByText('Paolo non lo vede')).toBeInTheDocument();
    expect(within(rowOf('Reddito di Anna')).queryByText('Paolo non lo vede')).toBeNull();
  });
});

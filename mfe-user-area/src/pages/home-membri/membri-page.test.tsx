import { describe, expect, it } from '@jest/globals';
import { present } from '@bussola/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { areaServer } from '../../testing/area-server.ts';
import { plain, renderPage, write } from '../../testing/render-page.tsx';
import MembriPage from './membri-page.tsx';

const cardOf = (name: string) =>
  within(
    present(
      screen.getAllByRole('article').find((card) => within(card).queryByRole('heading', { name })),
    ),
  );

describe('the members', () => {
  it('says in a sentence how many they are, how many earn and on whom the weight is', async () => {
    await renderPage(<MembriPage />, { server: areaServer('bellini') });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Quattro persone, due redditi. Il peso maggiore è su di te.',
    );
    expect(plain(cardOf('Marco Bellini').getByText(/^Marito/).textContent)).toBe(
      'Marito · 42 anni',
    );
    expect(cardOf('Marco Bellini').getByText('Lavoro dipendente')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Gestione del patrimonio' }).getAttribute('href')).toBe(
      '/app/dashboards/soluzione-consigliata/gestione-patrimonio',
    );
  });

  it('of one person alone says no reason for the title, and what is missing in small letters', async () => {
    await renderPage(<MembriPage />, { server: areaServer('galli') });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Una persona, un reddito.');
    expect(screen.queryByRole('button', { name: /^Perché\?/ })).toBeNull();
    expect(cardOf('Luca Galli').getByText(/^Mancano: anni di contributi/)).toBeInTheDocument();
  });

  it('reads the level of each risk of each person, and its head leads to the page', async () => {
    await renderPage(<MembriPage />, { server: areaServer('bellini') });
    const table = within(
      screen.getByRole('table', { name: 'Livello di ogni rischio per persona' }),
    );
    expect(table.getAllByRole('row')).toHaveLength(5);
    expect(table.getByText('Se mancasse un reddito').closest('a')?.getAttribute('href')).toBe(
      '/app/dashboards/soluzione-consigliata/TCM',
    );
  });

  it('refuses an empty form field by field, and takes a new member at once', async () => {
    const server = areaServer('bellini', {
      membri: (all) => all.filter(({ gradoParentela }) => gradoParentela !== 'husband'),
    });
    const { user, notifications } = await renderPage(<MembriPage />, { server });
    await user.click(present(screen.getAllByRole('button', { name: 'Aggiungi una persona' })[0]));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Aggiungi alla famiglia' }));
    for (const message of [
      'Scegli la parentela.',
      'Per favore inserisci il nome.',
      'Inserisci la data di nascita.',
      'Scegli la professione.',
      'Scegli il titolo di studio.',
      'Inserisci il reddito netto annuo; zero se non c’è.',
    ])
      expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(server.asked.some(({ path }) => path.includes('createMember'))).toBe(false);

    await user.click(dialog.getByRole('radio', { name: 'Marito' }));
    write(dialog.getByLabelText('Nome'), 'Marco');
    await user.type(dialog.getByLabelText('Giorno'), '29');
    await user.type(dialog.getByLabelText('Mese'), '02');
    await user.type(dialog.getByLabelText('Anno'), '1984');
    await user.selectOptions(dialog.getByLabelText('Professione'), 'Dipendente');
    await user.selectOptions(dialog.getByLabelText('Titolo di studio'), 'diploma');
    write(dialog.getByLabelText('Reddito netto annuo'), '24000');
    await user.click(dialog.getByRole('button', { name: 'Aggiungi alla famiglia' }));
    expect(await screen.findByRole('heading', { name: 'Marco' })).toBeInTheDocument();
    expect(server.asked.find(({ path }) => path.includes('createMember'))?.body).toEqual({
      version: 7,
      gradoParentela: 'husband',
      data: {
        firstName: 'Marco',
        dataNascita: '1984-02-29',
        professione: 'Dipendente',
        titoloStudio: 'diploma',
        redditoNettoAnnuo: 24_000,
        laureato: { stato: false },
      },
    });
    expect(screen.getByText('Aggiorno i totali…')).toBeInTheDocument();
    expect(notifications[0]).toMatchObject({ kind: 'success', title: 'Marco è in famiglia' });
    // The totals follow two seconds later, as the specification says.
    await waitFor(() => expect(screen.queryByText('Aggiorno i totali…')).toBeNull());
  });

  it('makes another person the unmarried partner, and calls them so', async () => {
    const server = areaServer('bellini', {
      membri: (membri) =>
        membri.map((membro) =>
          membro.firstName === 'Marco'
            ? { ...membro, gradoParentela: 'other', convivente: true }
            : membro,
        ),
    });
    const { user } = await renderPage(<MembriPage />, { server });
    expect(screen.getByText(/^Compagno o compagna/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Modifica: Marco' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('radio', { name: 'Compagno o compagna' })).toBeChecked();
    expect(dialog.getByText(/chi convive senza matrimonio non eredita/)).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'Un’altra persona' }));
    await user.click(dialog.getByRole('button', { name: 'Salva i dati' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.asked.find(({ path }) => path.includes('/nucleo/update/'))?.body).toEqual({
      version: 7,
      data: { convivente: false },
    });
  });

  it('asks how a name is written in Latin letters, when the PDF has no type for its own', async () => {
    const server = areaServer('bellini');
    const { user } = await renderPage(<MembriPage />, { server });
    await user.click(screen.getByRole('button', { name: 'Modifica: Marco' }));
    const dialog = within(screen.getByRole('dialog'));
    for (const name of ['Łukasz', 'Παύλος', 'Тарас']) {
      write(dialog.getByLabelText('Nome'), name);
      expect(dialog.queryByLabelText('Nome in lettere latine')).toBeNull();
    }
    write(dialog.getByLabelText('Nome'), '伟');
    expect(dialog.getByText(/lettere latine: come si scrive/)).toBeInTheDocument();
    write(dialog.getByLabelText('Nome in lettere latine'), 'Wei');
    await user.click(dialog.getByRole('button', { name: 'Salva i dati' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.asked.find(({ path }) => path.includes('/nucleo/update/'))?.body).toEqual({
      version: 7,
      data: { firstName: '伟', nomeLatino: 'Wei' },
    });
  });

  it('opens the person a result asked about, and sends only what changed', async () => {
    const server = areaServer('bellini');
    const marco = 'b0550000-0000-4000-8000-000001000002';
    const { user } = await renderPage(<MembriPage />, { server, path: `/?modifica=${marco}` });
    const dialog = within(screen.getByRole('dialog'));
    const income = dialog.getByLabelText('Reddito netto annuo');
    write(income, '26000');
    await user.click(dialog.getByRole('button', { name: 'Salva i dati' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.asked.find(({ path }) => path.includes('/nucleo/update/'))).toMatchObject({
      path: expect.stringContaining(marco),
      body: { version: 7, data: { redditoNettoAnnuo: 26_000 } },
    });
  });

  it('keeps what was written when somebody else saved in between', async () => {
    const server = areaServer('bellini', {
      fail: { '/nucleo/update/': { status: 409, code: 'CONFLICT' } },
    });
    const { user } = await renderPage(<MembriPage />, { server });
    await user.click(screen.getByRole('button', { name: 'Modifica: Marco' }));
    const dialog = within(screen.getByRole('dialog'));
    write(dialog.getByLabelText('Cognome'), 'Bellini Rossi');
    await user.click(dialog.getByRole('button', { name: 'Salva i dati' }));
    expect(
      await dialog.findByText(
        'Questi dati sono stati cambiati altrove nel frattempo. Li abbiamo riletti: controlla e salva di nuovo.',
      ),
    ).toBeInTheDocument();
    expect(dialog.getByLabelText<HTMLInputElement>('Cognome').value).toBe('Bellini Rossi');
    await waitFor(() =>
      expect(server.asked.filter(({ path }) => path.includes('allInfo')).length).toBeGreaterThan(1),
    );
  });

  it('leaves out of the analysis first, and deletes only after the name is typed', async () => {
    const { user, notifications } = await renderPage(<MembriPage />, {
      server: areaServer('bellini'),
    });
    expect(screen.queryByRole('button', { name: /^Elimina/ })).toBeNull();
    await user.click(cardOf('Tommaso Bellini').getByRole('switch'));
    await user.click(await screen.findByRole('button', { name: 'Elimina: Tommaso' }));
    const dialog = within(screen.getByRole('dialog'));
    write(dialog.getByLabelText('Scrivi «Tommaso» per confermare'), 'Tom');
    await user.click(dialog.getByRole('button', { name: 'Togli Tommaso' }));
    expect(dialog.getByText('Il nome scritto non coincide.')).toBeInTheDocument();
    write(dialog.getByLabelText('Scrivi «Tommaso» per confermare'), 'tommaso');
    await user.click(dialog.getByRole('button', { name: 'Togli Tommaso' }));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Tommaso Bellini' })).toBeNull(),
    );
    await waitFor(() =>
      expect(notifications.at(-1)).toMatchObject({
        kind: 'success',
        text: 'Tommaso non è più in famiglia',
      }),
    );
  });

  it('never offers to delete the owner, and says why the last one cannot be left out', async () => {
    await renderPage(<MembriPage />, {
      server: areaServer('bellini', {
        membri: (all) => all.map((one) => ({ ...one, enabled: one.gradoParentela === 'husband' })),
      }),
    });
    expect(cardOf('Anna Colombo').queryByRole('button', { name: /Elimina/ })).toBeNull();
    expect(
      cardOf('Anna Colombo').getByText(
        'L’area è intestata a questa persona: non si può eliminare.',
      ),
    ).toBeInTheDocument();
    expect(cardOf('Marco Bellini').getByRole<HTMLInputElement>('switch').disabled).toBe(true);
    expect(
      cardOf('Marco Bellini').getByText('Almeno una persona deve restare nell’analisi.'),
    ).toBeInTheDocument();
  });
});

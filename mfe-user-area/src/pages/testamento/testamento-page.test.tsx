import { describe, expect, it, jest } from '@jest/globals';
import type { Testamento } from '@bussola/contract';
import { present } from '@bussola/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { datoPath } from '../../paths.ts';
import { testamentoNamespace } from '../../locales/testamento-namespace.ts';
import { areaServer, famigliaEsempio, withMe } from '../../testing/area-server.ts';
import { plain, renderPage, write } from '../../testing/render-page.tsx';
import TestamentoPage from './testamento-page.tsx';

const [ANNA = '', MARCO = ''] = famigliaEsempio('bellini').famiglia.membri.map(({ _id }) => _id);
const RECORD: Testamento = {
  memberId: ANNA,
  forma: 'olografo',
  notaio: 'Elena Ferretti, Reggio',
  indirizzo: 'Nello studio in via Roma 14',
  chiLoSa: 'Marco e Paola',
  rivistoIl: '2019-03-14',
  version: 2,
};
const saysYes = withMe({ haTestamento: true });
const open = (server: ReturnType<typeof areaServer>) =>
  renderPage(<TestamentoPage />, { server, words: testamentoNamespace });
const sent = (server: ReturnType<typeof areaServer>) =>
  server.asked
    .filter(({ method, path }) => method === 'PUT' && path.includes('/testamento/'))
    .map(({ path, body }) => [path.split('/').at(-2), body]);
const part = async (name: string) =>
  within(await screen.findByRole('article', { name: `Testamento di ${name}` }));
const dialog = () => within(screen.getByRole('dialog'));
const printed = () => document.querySelector<HTMLElement>('[data-print=sheet]');

describe('the page on wills', () => {
  it('saves what is noted in the two calls of the server, trimmed, and tells it', async () => {
    const server = areaServer('bellini', { membri: saysYes });
    const { user, notifications } = await open(server);
    await user.click(await screen.findByRole('button', { name: /^Segna dove si trova/ }));
    await user.click(dialog().getByLabelText(/^Fiduciario/));
    write(dialog().getByLabelText('Da quale notaio è?'), ' Elena Ferretti ');
    write(dialog().getByLabelText('Dove si trova l’originale?'), 'Nello studio in via Roma 14');
    write(dialog().getByLabelText('Chi lo sa?'), 'Marco');
    await user.click(dialog().getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(server)).toEqual([
      ['notaio', { version: 0, forma: 'fiduciario', notaio: 'Elena Ferretti' }],
      [
        'indirizzo',
        {
          version: 1,
          indirizzo: 'Nello studio in via Roma 14',
          chiLoSa: 'Marco',
          rivistoIl: null,
        },
      ],
    ]);
    const anna = await part('Anna');
    expect(anna.getByText('Elena Ferretti')).toBeInTheDocument();
    expect(anna.getByText('Fiduciario presso notaio')).toBeInTheDocument();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Un testamento c’è, e qualcuno sa dove.' }),
    ).toBeInTheDocument();
    expect(notifications).toEqual([
      expect.objectContaining({ kind: 'success', text: 'Salvato: testamento di Anna' }),
    ]);
  });

  it('sends only the part that changed, and says when a will should be read again', async () => {
    const server = areaServer('bellini', { membri: saysYes, testamenti: [RECORD] });
    const { user } = await open(server);
    const anna = await part('Anna');
    expect(await anna.findByText(/^Da rileggere: dopo è arrivato qualcuno/)).toBeInTheDocument();
    await user.click(anna.getByRole('button', { name: /^Modifica/ }));
    write(dialog().getByLabelText('Chi lo sa?'), '');
    await user.click(dialog().getByRole('button', { name: 'Salva' }));
    await waitFor(() =>
      expect(sent(server)).toEqual([
        [
          'indirizzo',
          {
            version: 2,
            indirizzo: 'Nello studio in via Roma 14',
            chiLoSa: null,
            rivistoIl: '2019-03-14',
          },
        ],
      ]),
    );
  });

  it('refuses a day to come before asking anybody', async () => {
    const server = areaServer('bellini', { membri: saysYes, testamenti: [RECORD] });
    const { user } = await open(server);
    await user.click(await (await part('Anna')).findByRole('button', { name: /^Modifica/ }));
    write(dialog().getByLabelText(/^Anno/), '2031');
    await user.click(dialog().getByRole('button', { name: 'Salva' }));
    expect(await dialog().findByText('Questa data deve ancora venire.')).toBeInTheDocument();
    expect(sent(server)).toEqual([]);
  });

  it('shows both when somebody saved meanwhile, and overwrites only when asked again', async () => {
    const server = areaServer('bellini', { membri: saysYes, testamenti: [RECORD] });
    const { user } = await open(server);
    await user.click(await (await part('Anna')).findByRole('button', { name: /^Modifica/ }));
    server.writeWill(ANNA, { chiLoSa: 'Nessuno' });
    write(dialog().getByLabelText('Chi lo sa?'), 'Paola');
    await user.click(dialog().getByRole('button', { name: 'Salva' }));
    expect(await dialog().findByText('Chi lo sa: Nessuno')).toBeInTheDocument();
    expect(dialog().getByText(/^Qualcuno ha salvato nel frattempo/)).toBeInTheDocument();
    expect(dialog().getByLabelText<HTMLInputElement>('Chi lo sa?').value).toBe('Paola');
    await user.click(dialog().getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(server).at(-1)?.[1]).toMatchObject({ version: 3, chiLoSa: 'Paola' });
  });

  it('keeps what was typed when saving fails', async () => {
    const server = areaServer('bellini', {
      membri: saysYes,
      fail: { '/testamento/indirizzo/': { status: 503, code: 'UNAVAILABLE' } },
    });
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: /^Segna dove si trova/ }));
    write(dialog().getByLabelText('Chi lo sa?'), 'Paola');
    await user.click(dialog().getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(dialog().getByRole('alert').textContent).not.toBe(''));
    expect(dialog().getByLabelText<HTMLInputElement>('Chi lo sa?').value).toBe('Paola');
  });

  it('says at the field that a text is too long, and sends nothing', async () => {
    const server = areaServer('bellini', { membri: saysYes });
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: /^Segna dove si trova/ }));
    const field = dialog().getByLabelText<HTMLInputElement>('Chi lo sa?');
    await user.click(field);
    await user.paste('x'.repeat(201));
    await user.click(dialog().getByRole('button', { name: 'Salva' }));
    expect(await dialog().findByText('Il testo è troppo lungo.')).toBeInTheDocument();
    expect(field).toBeInvalid();
    expect(field.value).toHaveLength(201);
    expect(sent(server)).toEqual([]);
  });

  it('is no conflict to save again after only the first part was taken', async () => {
    const server = areaServer('bellini', { membri: saysYes });
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: /^Segna dove si trova/ }));
    write(dialog().getByLabelText('Da quale notaio è?'), 'Elena Ferretti');
    write(dialog().getByLabelText('Chi lo sa?'), 'Paola');
    server.refuseOnce('/testamento/indirizzo/', 503, 'UNAVAILABLE', (all) => all);
    await user.click(dialog().getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(dialog().getByRole('alert').textContent).not.toBe(''));
    await user.click(dialog().getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(server).map(([call]) => call)).toEqual(['notaio', 'indirizzo', 'indirizzo']);
    expect((await part('Anna')).getByText('Paola')).toBeInTheDocument();
  });

  it('shows who has no will the shares of the law, and where the answer is changed', async () => {
    const server = areaServer('bellini');
    await open(server);
    const anna = await part('Anna');
    expect(anna.getByText('Ci hai detto che un testamento non c’è.')).toBeInTheDocument();
    expect(anna.getByRole('link', { name: /^Cambia la risposta/ }).getAttribute('href')).toBe(
      datoPath('testamento', ANNA),
    );
    const marco = await part('Marco');
    expect(marco.getByRole('link', { name: /^Cambia la risposta/ }).getAttribute('href')).toBe(
      datoPath('testamento', MARCO),
    );
    const law = within(
      present(screen.getByRole('heading', { name: 'Senza testamento, oggi' }).closest('section')),
    );
    expect(law.getAllByText('1/3')).toHaveLength(3);
    expect(law.getAllByText('1/4')).toHaveLength(4);
    expect(law.getByText(/^Marco: senza testamento un terzo/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Stampa/ })).toBeNull();
    expect(server.asked.some(({ path }) => path.includes('/area/testamento/'))).toBe(false);
  });

  it('draws no shares of the law where they depend on relatives that nobody listed', async () => {
    const server = areaServer('bellini', {
      membri: (all) => all.filter(({ gradoParentela }) => gradoParentela === 'me'),
    });
    await open(server);
    expect(screen.getByText('Dipende da chi altro c’è in famiglia.')).toBeInTheDocument();
    expect(screen.queryByText('La legge divide così.')).toBeNull();
    expect(screen.getByText('lo decidi tu')).toBeInTheDocument();
  });

  it('asks whoever answered «non lo so»', async () => {
    const membri = withMe({ haTestamento: false, stimati: ['haTestamento'] });
    await open(areaServer('bellini', { membri }));
    const anna = await part('Anna');
    expect(anna.getByText('Non sappiamo ancora se un testamento c’è.')).toBeInTheDocument();
    expect(anna.getByRole('link', { name: /^Rispondi/ })).toBeInTheDocument();
  });

  it('prints the envelope with where, notary and who knows, and nothing else', async () => {
    const server = areaServer('bellini', { membri: saysYes, testamenti: [RECORD] });
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: 'Stampa la busta per gli eredi' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(plain(printed()?.textContent)).toBe(
      'Per chi mi vuole bene, da aprire quando serviràTestamento di Anna Colombo' +
        'Dove si trovaNello studio in via Roma 14NotaioElena Ferretti, Reggio' +
        'Chi lo saMarco e Paola',
    );
    print.mockRestore();
  });

  it('has no envelope before anything is noted', async () => {
    await open(areaServer('bellini', { membri: saysYes }));
    const button = await screen.findByRole('button', { name: /^Stampa/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Per stamparla, prima segna dove si trova.')).toBeInTheDocument();
    expect(printed()).toBeNull();
  });

  it('says when the records cannot be read, and keeps the rest of the page', async () => {
    const server = areaServer('bellini', {
      membri: saysYes,
      fail: { '/area/testamento/': { status: 503, code: 'UNAVAILABLE' } },
    });
    await open(server);
    expect(
      await screen.findByText('Adesso non riusciamo a leggere quello che hai segnato'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Segna dove/ })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Senza testamento, oggi' })).toBeInTheDocument();
  });

  it('never asks for the text of the will', async () => {
    await open(areaServer('bellini'));
    expect(screen.getByText(/Il testo non te lo chiediamo mai/)).toBeInTheDocument();
  });
});

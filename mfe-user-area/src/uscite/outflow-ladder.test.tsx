import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { analizza, COSTANTI_2026_12, scalaUscite } from '@bussola/domain';
import type { UscitaDatata } from '@bussola/domain';
import { formatEuro } from '@bussola/i18n/format';
import { present } from '@bussola/ui/testing';
import SoluzionePage from '../pages/soluzione-consigliata/soluzione-page.tsx';
import { soluzionePath } from '../paths.ts';
import { areaServer, famigliaEsempio, TODAY } from '../testing/area-server.ts';
import { plain, renderPage, write } from '../testing/render-page.tsx';
import { classesOf, errorsOf, ladderOf } from './outflows.ts';
import type { Outflow } from './outflows.ts';

const one = (over: Partial<Outflow>): Outflow => ({
  key: 0,
  date: '2027-03-01',
  amount: 1000,
  what: '',
  ...over,
});
const analisi = analizza(
  { refDate: TODAY, ...famigliaEsempio('bellini').famiglia },
  COSTANTI_2026_12,
);

describe('what is written of an outflow', () => {
  it.each<[Partial<Outflow>, boolean, boolean]>([
    [{}, false, false],
    [{ date: '', amount: null }, false, false],
    [{ date: TODAY }, false, false],
    [{ date: '2026-11-19' }, true, false],
    [{ date: 'invalid' }, true, false],
    [{ date: '2027-02-30' }, true, false],
    [{ amount: 0 }, false, true],
    [{ amount: -1 }, false, true],
    [{ amount: Number.NaN }, false, true],
    [{ amount: 1e15 }, false, true],
    [{ amount: 0.01 }, false, false],
  ])('%j: date wrong %p, amount wrong %p', (over, date, amount) => {
    expect(errorsOf(one(over), TODAY)).toEqual({ date, amount, what: false });
  });

  it('a description of 81 characters is too long', () => {
    const wrong = (length: number) => errorsOf(one({ what: 'x'.repeat(length) }), TODAY).what;
    expect([wrong(80), wrong(81)]).toEqual([false, true]);
  });

  it('only whole ones are drawn, and what is no amount of savings counts as none', () => {
    const base = {
      refDate: TODAY,
      classi: { azioni: 0, obbligazioni: 0, gestioneSeparate: 0, oro: 0, liquidi: 5000, altro: 0 },
      riservaEmergenza: 0,
      saving: null,
    };
    expect(ladderOf([one({ date: '' }), one({ amount: null })], base)).toBeUndefined();
    expect(ladderOf([one({}), one({ date: '2020-01-01' })], base)?.totale).toBe(1000);
    expect(ladderOf([one({ amount: 9000 })], base)?.primaScoperta).toEqual({
      data: '2027-03-01',
      manca: 4000,
    });
    expect(
      ladderOf([one({ amount: 9000 })], { ...base, saving: Number.NaN })?.primaScoperta?.manca,
    ).toBe(4000);
    // three ends of month before the first of March: 20 December, January, February
    expect(ladderOf([one({ amount: 9000 })], { ...base, saving: 500 })?.primaScoperta?.manca).toBe(
      2500,
    );
  });

  it('classes are euro of the savings; unknown when nobody gave the split, nothing when there are none', () => {
    const classes = classesOf(analisi);
    expect(Object.values(classes ?? {}).reduce((sum, value) => sum + value, 0)).toBeCloseTo(
      analisi.patrimonio.voci.mobiliare,
      6,
    );
    expect(classesOf({ patrimonio: { ...analisi.patrimonio, classi: [] } })).toBeUndefined();
    expect(
      classesOf({
        patrimonio: {
          ...analisi.patrimonio,
          classi: [],
          voci: { ...analisi.patrimonio.voci, mobiliare: 0 },
        },
      }),
    ).toMatchObject({ liquidi: 0, azioni: 0 });
  });
});

describe('the ladder on the page', () => {
  const open = async (options = {}) => {
    const server = areaServer('bellini');
    const page = await renderPage(<SoluzionePage />, {
      server,
      path: soluzionePath('gestione-patrimonio'),
      ...options,
    });
    return {
      ...page,
      server,
      part: within(
        present(
          screen.getByRole('heading', {
            name: /^(Che cosa dovrai pagare, e quando\?|What will you have to pay, and when\?)$/,
          }).parentElement,
        ),
      ),
    };
  };
  const fill = (row: HTMLElement, day: string, amount: string) => {
    const inside = within(row);
    write(inside.getByLabelText('Giorno'), day);
    write(inside.getByLabelText('Quanto'), amount);
  };

  it('says what the engine says of two outflows, draws them and gives the table', async () => {
    const { part, user, server } = await open();
    const asked = server.asked.length;
    fill(part.getByRole('group', { name: 'Uscita 1' }), '01/06/2027', '8000');
    await user.click(part.getByRole('button', { name: 'Aggiungi un’uscita' }));
    fill(part.getByRole('group', { name: 'Uscita 2' }), '15/09/2028', '30.000');
    const classi = classesOf(analisi);
    if (!classi || !analisi.gestione) throw new Error('the example has savings');
    const ladder = scalaUscite({
      refDate: TODAY,
      uscite: [
        { data: '2027-06-01', importo: 8000, descrizione: '' },
        { data: '2028-09-15', importo: 30_000, descrizione: '' },
      ],
      classi,
      riservaEmergenza: analisi.gestione.mesiEmergenza * analisi.gestione.essenzialeMensile,
      risparmioMensile: 0,
    });
    expect(ladder.primaScoperta).not.toBeNull();
    expect(plain(document.body.textContent)).toContain(
      `In tre anni servono 38.000 €: il ${ladder.primaScoperta?.data === '2027-06-01' ? '1 giugno 2027' : '15 settembre 2028'} mancherebbero ${plain(formatEuro(Math.round(ladder.primaScoperta?.manca ?? 0)))}`,
    );
    await user.click(part.getByRole('button', { name: 'Tabella' }));
    expect(
      within(
        part.getByRole('table', { name: 'Uscite dei prossimi tre anni, per trimestre' }),
      ).getAllByRole('row'),
    ).toHaveLength(13);
    expect(server.asked.slice(asked).filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('says «Valore errato» beside a past day and beside what is no amount, and draws nothing of them', async () => {
    const { part } = await open();
    fill(part.getByRole('group', { name: 'Uscita 1' }), '01/06/2020', 'tanto');
    expect(part.getAllByText(/^Valore errato/)).toHaveLength(2);
    expect(part.getByText(/^Scrivi la data e l’importo/)).toBeInTheDocument();
  });

  it('asks for the split where it is not known', async () => {
    const server = areaServer('bellini', {
      membri: (all) => all.map((membro) => ({ ...membro, suddivisioneInvestimento: undefined })),
    });
    await renderPage(<SoluzionePage />, { server, path: soluzionePath('gestione-patrimonio') });
    expect(screen.getByText(/^Per disegnare la scala ci serv/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Completa i dati' })).toBeInTheDocument();
  });

  const YEARS: UscitaDatata[] = [
    { data: '2026-11-01', importo: 700, descrizione: 'Di ieri' },
    { data: '2027-06-01', importo: 8_000, descrizione: 'Auto' },
    { data: '2028-03-01', importo: 1_000, descrizione: '' },
    { data: '2028-09-15', importo: 30_000, descrizione: 'Tetto' },
  ];
  const openSaved = async (start: Parameters<typeof areaServer>[1]) => {
    const server = areaServer('bellini', start);
    const page = await renderPage(<SoluzionePage />, {
      server,
      path: soluzionePath('gestione-patrimonio'),
    });
    const heading = screen.getByRole('heading', { name: 'Che cosa dovrai pagare, e quando?' });
    const sent = () =>
      server.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    return { ...page, server, sent, part: within(present(heading.parentElement)) };
  };
  const bold = (year: string) => (_: string, element: Element | null) =>
    element?.tagName === 'P' && plain(element.textContent).includes(year);

  it('begins with what was saved and is still ahead, and says each year’s total', async () => {
    const { part } = await openSaved({ uscite: YEARS });
    expect(part.getAllByRole('group', { name: /^Uscita / })).toHaveLength(3);
    expect(part.getByText(bold('2027: 8.000 € · 2028: 31.000 €'))).toBeInTheDocument();
    // Nothing was changed: there is nothing to save.
    expect(part.queryByRole('button', { name: 'Salva le uscite' })).toBeNull();
  });
  it('saves dates, amounts and names at a press, in the place of a total, and takes it back', async () => {
    const { part, user, sent, notifications } = await openSaved({});
    expect(part.getByText(/^Oggi conta un totale senza date, 6\.000/)).toBeInTheDocument();
    const row = part.getByRole('group', { name: 'Uscita 1' });
    fill(row, '01/06/2027', '8000');
    write(within(row).getByLabelText('Che cosa'), ' Auto ');
    await user.click(part.getByRole('button', { name: 'Salva le uscite' }));
    await waitFor(() => expect(part.queryByText(/totale senza date/)).toBeNull());
    expect(sent()).toEqual([
      { version: 7, uscite: [{ data: '2027-06-01', importo: 8_000, descrizione: 'Auto' }] },
    ]);
    expect(part.queryByRole('button', { name: 'Salva le uscite' })).toBeNull();
    act(() => notifications.at(-1)?.action?.run());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ version: 8, uscitePianificate: 6_000 });
    await waitFor(() => expect(part.getByText(/totale senza date/)).toBeInTheDocument());
  });
  it('takes away those of past days with the next save, and saves that none is left', async () => {
    const { part, user, sent } = await openSaved({ uscite: YEARS.slice(0, 2) });
    await user.click(part.getByRole('button', { name: 'Togli l’uscita 1' }));
    expect(part.getAllByRole('group', { name: /^Uscita / })).toHaveLength(1);
    expect(part.queryByRole('button', { name: 'Togli l’uscita 1' })).toBeNull();
    await user.click(part.getByRole('button', { name: 'Salva le uscite' }));
    await waitFor(() => expect(sent()).toEqual([{ version: 7, uscite: [] }]));
  });
  it('does not save what is half written, and says so', async () => {
    const { part, user, sent } = await openSaved({ uscite: YEARS });
    fill(part.getByRole('group', { name: 'Uscita 2' }), '01/06/2020', '5');
    expect(part.getByText('Manca qualcosa in un’uscita, o è sbagliato.')).toBeInTheDocument();
    await user.click(part.getByRole('button', { name: 'Salva le uscite' }));
    expect(sent()).toEqual([]);
  });
  it('never overwrites unseen what somebody saved meanwhile', async () => {
    const { part, user, server, sent } = await openSaved({ uscite: YEARS });
    write(within(part.getByRole('group', { name: 'Uscita 1' })).getByLabelText('Quanto'), '9000');
    server.refuseOnce('/nucleo/household/', 409, 'CONFLICT', (all) => all);
    await user.click(part.getByRole('button', { name: 'Salva le uscite' }));
    expect(await part.findByRole('alert')).toBeInTheDocument();
    await user.click(part.getByRole('button', { name: 'Salva le uscite' }));
    await waitFor(() => expect(sent()).toMatchObject([{ version: 7 }, { version: 8 }]));
  });
  it('can only be tried by whoever may only read', async () => {
    const { part } = await openSaved({
      uscite: YEARS,
      vista: ['dati', 'patrimonio', 'protezione', 'previdenza'],
    });
    fill(part.getByRole('group', { name: 'Uscita 1' }), '01/07/2027', '5');
    expect(part.getByText(/Qui puoi solo provare/)).toBeInTheDocument();
    expect(part.queryByRole('button', { name: 'Salva le uscite' })).toBeNull();
  });
});

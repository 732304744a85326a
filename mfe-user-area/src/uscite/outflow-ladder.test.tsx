import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { analizza, COSTANTI_2026_12, scalaUscite } from '@bussola/domain';
import { formatEuro } from '@bussola/i18n/format';
import { present } from '@bussola/ui/testing';
import { SoluzionePage } from '../pages/soluzione-consigliata/soluzione-page.tsx';
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
    expect(errorsOf(one(over), TODAY)).toEqual({ date, amount });
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

  it('classes are euro of the savings; unknown when nobody told the split, nothing when there are none', () => {
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
    expect(part.getAllByText('Valore errato')).toHaveLength(2);
    expect(part.getByText(/^Scrivi la data e l’importo/)).toBeTruthy();
  });

  it('asks for the split where it is not known', async () => {
    const server = areaServer('bellini', {
      membri: (all) => all.map((membro) => ({ ...membro, suddivisioneInvestimento: undefined })),
    });
    await renderPage(<SoluzionePage />, { server, path: soluzionePath('gestione-patrimonio') });
    expect(screen.getByText(/^Per disegnare la scala ci serv/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Completa i dati' })).toBeTruthy();
  });
});

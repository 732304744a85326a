import type { ResponseOf } from '@bussola/contract';
import { calendarioCostanti, costantiMetodo, COSTANTI_2026_12 } from '@bussola/domain';
import type { HttpRequest } from '@bussola/portal';
import { renderPage } from '@bussola/test-page';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { groupConstants } from './constant-groups.ts';
import CostantiPage, { words } from './costanti-page.tsx';

const NO_VIX: ResponseOf<'vix'> = {
  value: null,
  date: null,
  level: 'grey',
  stale: true,
  source: null,
  history: [],
};

/** What the server answers on a day. */
const staff = (giorno: string): ResponseOf<'getCostanti'> => ({
  release: COSTANTI_2026_12.id,
  giorno,
  comuniAl: '2026-02-21',
  drafts: [],
  proprietari: {},
  costanti: costantiMetodo(COSTANTI_2026_12, giorno).map(({ from, fonte, ...told }) => ({
    ...told,
    min: 0,
    max: 1,
    pubblica: false,
    fonte: fonte.it,
    fonteEn: fonte.en,
    validFrom: from,
    values: [],
  })),
  scadenze: calendarioCostanti(COSTANTI_2026_12, giorno),
  testi: [{ key: 'area.pensione.chiedi-1', scade: '2026-12-05', scaduta: false, giorni: 11 }],
  fatti: [{ code: 'LTC', quanti: 2, scade: '2026-12-07', scaduta: false, giorni: 13 }],
});

async function open(giorno: string, language: 'it' | 'en' = 'it', status = 200) {
  let answer = status;
  const http = async ({ path }: HttpRequest) => {
    if (path.endsWith('/vix')) return NO_VIX;
    if (path.endsWith('/admins') || path.includes('getAllAdmins')) return { rows: [] };
    if (answer !== 200)
      throw Object.assign(new Error('refused'), {
        name: 'ProblemError',
        status: answer,
        code: 'UNAVAILABLE',
        fields: {},
      });
    return staff(giorno);
  };
  const { user } = await renderPage(<CostantiPage />, {
    http,
    words: [adminNamespace, ...words],
    language,
  });
  await screen.findByRole('heading', { level: 1 });
  return {
    user,
    recover: () => {
      answer = 200;
    },
  };
}
const row = (table: string, text: RegExp) => {
  const found = within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .find(({ textContent }) => text.test(textContent ?? ''));
  if (!found) throw new Error(`no row of ${table} says ${String(text)}`);
  return [...found.querySelectorAll('th, td')].map(({ textContent }) =>
    (textContent ?? '').replace(/\s+/g, ' '),
  );
};

describe('the constants, for staff', () => {
  it('say what falls due, when, and from which act', async () => {
    await open('2026-11-24');
    expect(screen.getByText(/Comuni al 21 febbraio 2026/)).toBeInTheDocument();
    expect(screen.getByText(/Nessuna scade prima del 1 gennaio 2027\.$/)).toBeInTheDocument();
    const [act, last, date, left] = row('Che cosa scade?', /coefficienti di trasformazione/);
    expect(act).toContain('Decreto ministeriale');
    expect([last, date, left]).toEqual(['2025', '01/01/2027', '38 giorni']);
    expect(row('Che cosa scade?', /speranza di vita/).slice(1, 4)).toEqual([
      '2028',
      '01/01/2029',
      '769 giorni',
    ]);
  });

  it('have the texts to review in the same calendar, each with the way to it', async () => {
    await open('2026-11-24');
    const name = 'Testo di una pagina · Pensione: prima di firmare, prima domanda';
    expect(row('Che cosa scade?', /prima domanda/).slice(0, 4)).toEqual([
      name,
      '',
      '05/12/2026',
      '11 giorni',
    ]);
    expect(screen.getByRole('link', { name: `Rivedi: ${name}` }).getAttribute('href')).toBe(
      '/admin/testi-informativi?testo=area.pensione.chiedi-1',
    );
    expect(screen.getByLabelText(`Chi segue: ${name}`)).toBeInTheDocument();
  });

  it('say what is overdue, and that families read it', async () => {
    await open('2027-01-02');
    const late = calendarioCostanti(COSTANTI_2026_12, '2027-01-02').filter(
      ({ scaduta }) => scaduta,
    );
    expect(
      screen.getByText(new RegExp(`${String(late.length)} sono scadute: .*«stima»`)),
    ).toBeInTheDocument();
    expect(row('Che cosa scade?', /perequazione/).at(3)).toBe('scaduta da un giorno');
  });

  it('are listed by subject, each with value, first day, source and kind', async () => {
    await open('2026-11-24');
    const [name, value, since, source] = row('Imposte e contributi', /inps\.massimale(?!\.)/);
    expect(name).toContain('Massimale contributivo');
    expect([value, since, source]).toEqual([
      '122.295 €',
      '01/01/2026',
      'INPS, circolare 6/2026 (legge); letta il 20/11/2026',
    ]);
    // An age is no share, though the value beside it is one.
    expect(row('Imposte e contributi', /inps\.coefficienti(?!\.)/)[1]).toContain(
      '57 anni · 4,204%',
    );
    expect(row('Protezione', /tcm\.quotaReddito/)[3]).toContain('ipotesi nostra');
    expect(screen.queryByRole('button', { name: /modifica|approva/i })).toBeNull();
  });

  it('all have a subject', () =>
    expect(
      groupConstants(staff('2026-11-24').costanti).filter(({ group }) => group === 'altre'),
    ).toEqual([]));

  it('are read in English', async () => {
    await open('2026-11-24', 'en');
    expect(row('What falls due?', /Budget law/).at(3)).toBe('38 days');
    expect(row('Taxes and contributions', /inps\.massimale(?!\.)/)[3]).toBe(
      'INPS, circular 6/2026 (law); read on 20/11/2026',
    );
  });

  it('say that they cannot be read, and are asked for again', async () => {
    const { user, recover } = await open('2026-11-24', 'it', 503);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Non riusciamo a leggere le costanti',
    );
    recover();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Costanti' })).toBeInTheDocument();
  });
});

import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { analizza, COSTANTI_2026_12 } from '@bussola/domain';
import type { Membro } from '@bussola/domain';
import { sampleXml } from '@bussola/inps-statement/sample-xml';
import { formatEuro } from '@bussola/i18n/format';
import { present } from '@bussola/ui/testing';
import SoluzionePage from './soluzione-page.tsx';
import { soluzionePath } from '../../paths.ts';
import { areaServer, famigliaEsempio, TODAY } from '../../testing/area-server.ts';
import { plain, renderPage } from '../../testing/render-page.tsx';

const famiglia = { refDate: TODAY, ...famigliaEsempio('bellini').famiglia };
const [anna] = famiglia.membri;
if (!anna?.dataNascita) throw new Error('no birth date');
const born = anna.dataNascita;
const QUESTION = { it: 'Hai l’estratto conto dell’INPS?', en: 'Do you have your INPS statement?' };

async function open(change: Partial<Membro> = {}, language: 'it' | 'en' = 'it') {
  const server = areaServer('bellini', {
    membri: (membri) => membri.map((one) => (one._id === anna?._id ? { ...one, ...change } : one)),
  });
  const page = await renderPage(<SoluzionePage />, {
    server,
    path: soluzionePath('pensione'),
    language,
  });
  const heading = await screen.findByRole('heading', { name: QUESTION[language] });
  const section = present(heading.parentElement);
  const choose = async (text: string) => {
    const input = section.querySelector<HTMLInputElement>('input[name=estratto]');
    if (!input) throw new Error('no input');
    await page.user.upload(input, new File([text], 'estratto.xml', { type: 'text/xml' }));
  };
  return { ...page, server, section, choose };
}

describe('the statement of INPS', () => {
  it('is read on the device: says what it holds and what it would change, sends nothing', async () => {
    const { section, choose, server } = await open({ anniContributi: 20 });
    const before = server.asked.length;
    await choose(sampleXml({ born }));
    expect(
      await within(section).findByText(
        'Il primo contributo è di settembre 2004, l’ultimo di dicembre 2008.',
      ),
    ).toBeInTheDocument();
    expect(
      within(section).getByText('In tutto 147 settimane: 2 anni interi di contributi.'),
    ).toBeInTheDocument();
    expect(
      within(section).getByText('Tra il primo contributo e l’ultimo mancano 18 mesi.'),
    ).toBeInTheDocument();
    // It ends in December 2008.
    expect(
      within(section).getByText(/^L’ultimo contributo è di oltre un anno fa/),
    ).toBeInTheDocument();
    expect(
      within(section).getByRole('checkbox', { name: 'Anni di contributi: 2 (oggi 20)' }),
    ).toBeInTheDocument();
    const membri = famiglia.membri.map((one) =>
      one._id === anna._id ? { ...one, anniContributi: 2, primoContributo: '2004-09' } : one,
    );
    const after = analizza({ ...famiglia, membri }, COSTANTI_2026_12).previdenza.find(
      ({ memberId }) => memberId === anna._id,
    );
    const row = within(section).getByRole('row', { name: /^Pensione netta/ });
    expect(plain(within(row).getAllByRole('cell')[1]?.textContent)).toContain(
      plain(formatEuro(Math.round(after?.pensioneNettaMensile ?? 0))),
    );
    expect(server.asked.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('saves only the answers that are taken', async () => {
    const { section, choose, server, user, notifications } = await open({
      anniContributi: 20,
      stimati: ['anniContributi', 'valoreResidenza'],
    });
    await choose(sampleXml({ born }));
    await user.click(
      await within(section).findByRole('checkbox', { name: /^Primo contributo: settembre 2004/ }),
    );
    await user.click(within(section).getByRole('button', { name: 'Usa queste risposte' }));
    await within(section).findByRole('button', { name: 'Scegli il file' });
    const [saved] = server.asked.filter(({ method }) => method !== 'GET');
    expect(saved?.body).toMatchObject({
      data: { anniContributi: 2, stimati: ['valoreResidenza'] },
    });
    expect(saved?.body).not.toHaveProperty('data.primoContributo');
    expect(notifications.at(-1)).toMatchObject({
      kind: 'success',
      text: 'Fatto: le risposte di Anna sono quelle dell’estratto conto.',
    });
  });

  it('shows the rows that it could not read, and says what it did not count', async () => {
    const { section, choose, user } = await open();
    const row = { pay: '1.500,00', employer: 'ALFA', weeks: 52 };
    await choose(
      sampleXml({
        born,
        rows: [
          { ...row, from: '01/01/2012', to: '31/12/2012', kind: 'Lavoro dipendente', unit: '' },
          { ...row, from: '01/01/2013', to: '31/12/2013', kind: 'Agricolo', unit: 'Giorni' },
          { ...row, from: '01/02/2014', to: '28/02/2014', kind: 'Lavoro', unit: 'Quote' },
          { ...row, from: '01/13/2015', to: '', kind: 'Lavoro' },
        ],
      }),
    );
    await within(section).findByText('In tutto 52 settimane: un anno intero di contributi.');
    within(section).getByText(
      'Ci sono 2 righe che non siamo riusciti a leggere: non le abbiamo contate.',
    );
    within(section).getByText(
      'Una riga ha il numero ma non l’unità: l’abbiamo contata in settimane.',
    );
    within(section).getByText(/^Nello spettacolo.*: 2013\.$/);
    await user.click(within(section).getByRole('button', { name: 'Le righe non lette' }));
    expect(
      within(section)
        .getAllByText(/non letta$/)
        .map(({ textContent }) => textContent),
    ).toEqual(['dal 01/02/2014 al 28/02/2014: non letta', 'una riga senza date: non letta']);
  });

  it('of somebody else is refused by the birth date', async () => {
    const { section, choose } = await open();
    await choose(sampleXml({ born: '1950-01-01' }));
    expect(
      await within(section).findByText(
        'La data di nascita non torna: questo estratto non è di Anna',
      ),
    ).toBeInTheDocument();
    expect(within(section).queryByRole('checkbox')).toBeNull();
  });

  it('is refused with a sentence when the file is not a statement, in English too', async () => {
    const { section, choose } = await open({}, 'en');
    await choose('Dear INPS');
    expect(
      await within(section).findByText('This file does not look like an INPS statement'),
    ).toBeInTheDocument();
  });

  it('with the same values as the answers changes no answer', async () => {
    const { section, choose } = await open({ anniContributi: 2, primoContributo: '2004-09' });
    await choose(sampleXml({ born }));
    expect(await within(section).findByText(/^Il primo contributo/)).toBeInTheDocument();
    expect(within(section).queryByRole('checkbox')).toBeNull();
    expect(
      within(section).getByText(
        'Le tue risposte dicono già le stesse cose: non c’è niente da cambiare.',
      ),
    ).toBeInTheDocument();
  });
});

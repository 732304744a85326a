import { describe, expect, it } from '@jest/globals';
import { numberWordUpper } from '@bussola/i18n/format';
import { screen, within } from '@testing-library/react';
import {
  areaServer,
  documentOf,
  famigliaEsempio,
  ofBefore,
  TODAY,
} from '../../testing/area-server.ts';
import { plain, renderPage } from '../../testing/render-page.tsx';
import CorrezioniPage from './correzioni-page.tsx';

describe('what we have corrected', () => {
  it('says which touch the family, what we said and what we say, and the others in a table', async () => {
    const { famiglia } = famigliaEsempio('bellini');
    const { analisi } = documentOf({ ...famiglia, refDate: TODAY });
    const prima = { ...analisi, motore: '1.4.0' };
    await renderPage(<CorrezioniPage />, { server: areaServer('bellini', { prima }) });
    const title = await screen.findByRole('heading', { level: 1 });
    const article = within(
      screen.getByRole('article', {
        name: 'Dimenticavamo una parte della pensione di invalidità.',
      }),
    );
    expect(article.getByText('Prima.').parentElement?.textContent).toContain('già versati');
    expect(article.getByText('Ora.').parentElement?.textContent).toContain('gli anni versati');
    const table = within(screen.getByRole('table'));
    expect(
      table.getByText('Scegliendo «solo per me» la famiglia spariva dai conti'),
    ).toBeInTheDocument();
    const mine = screen.getAllByRole('article').length;
    const others = table.getAllByRole('row').length - 1;
    expect(title.textContent).toBe(
      `${numberWordUpper(mine + others, 'it')} nostre regole erano sbagliate. ${numberWordUpper(mine, 'it')} riguardano anche te.`,
    );
  });

  it('tells no correction to a person who saw no figure of before', async () => {
    await renderPage(<CorrezioniPage />, { server: areaServer('bellini') });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Non hai visto numeri che poi abbiamo corretto.',
    );
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Scarica il report di prima' })).toBeNull();
  });

  it('shows the figures and the levels of the earlier report beside those of now', async () => {
    await renderPage(<CorrezioniPage />, { server: areaServer('bellini', { prima: ofBefore() }) });
    const article = within(
      await screen.findByRole('article', { name: 'Conoscevamo una sola uscita dal lavoro.' }),
    );
    expect(article.getByText('gennaio 2099').tagName).toBe('S');
    const index = within(screen.getByRole('region', { name: 'I numeri che cambiano per te' }));
    expect(index.getByText('Il primo traguardo della pensione')).toBeInTheDocument();
    const moved = within(
      screen.getByRole('article', {
        name: 'Dimenticavamo una parte della pensione di invalidità.',
      }),
    );
    expect(moved.getByText('A posto')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Scarica il report di prima' })).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: 'Fai il report aggiornato' }).getAttribute('href'),
    ).toBe('/app/dashboards/strumenti/i-miei-report?genera');
  });

  it('says what failed, with its code', async () => {
    await renderPage(<CorrezioniPage />, {
      server: areaServer('bellini', {
        fail: { corrections: { status: 503, code: 'UNAVAILABLE' } },
      }),
    });
    const failed = await screen.findByRole('alert');
    expect(plain(failed.textContent)).toMatch(
      /^L’elenco delle correzioni non arriva\..*Codice prova-1Riprova$/,
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import { present } from '@bussola/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { areaServer, reportExample } from '../../testing/area-server.ts';
import { plain, renderPage, write } from '../../testing/render-page.tsx';
import IMieiReportPage from './i-miei-report-page.tsx';

describe('my reports', () => {
  it('begins with an empty shelf and one thing to do', async () => {
    const server = areaServer('bellini');
    const { user, notifications } = await renderPage(<IMieiReportPage />, { server });
    await user.click(await screen.findByRole('button', { name: 'Genera il primo report' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByLabelText('Inglese'));
    await user.click(dialog.getByLabelText('Nascondi gli importi'));
    await user.click(dialog.getByRole('button', { name: 'Genera il report' }));
    expect(
      await screen.findByRole('heading', { level: 3, name: /Report famiglia Bellini/ }),
    ).toBeInTheDocument();
    expect(server.asked.find(({ path }) => path.includes('generate'))?.body).toEqual({
      language: 'en',
      hideAmounts: true,
    });
    await waitFor(() =>
      expect(notifications).toEqual([
        expect.objectContaining({ kind: 'success', title: 'Il report è pronto', permanent: true }),
      ]),
    );
  });

  it('starts from the language and the privacy on screen, and opens by itself from Home', async () => {
    await renderPage(<IMieiReportPage />, {
      server: areaServer('bellini'),
      path: '/?genera',
      amountsHidden: true,
    });
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText<HTMLInputElement>('Italiano').checked).toBe(true);
    expect(dialog.getByLabelText<HTMLInputElement>('Nascondi gli importi').checked).toBe(true);
  });

  it('says of each report when, on whom, with which constants, and whether the data moved', async () => {
    await renderPage(<IMieiReportPage />, {
      server: areaServer('bellini', { reports: [reportExample({ outdated: true })] }),
    });
    const row = within(present((await screen.findByRole('heading', { level: 3 })).closest('li')));
    expect(row.getByText('superato')).toBeInTheDocument();
    expect(plain(row.getByText(/Fatto il/).textContent)).toBe(
      'Fatto il 20 novembre 2026 · Su Anna e Marco · in italiano · 258 kB',
    );
    expect(row.getByText('Cifre 2026.12 · regole 1.0.0')).toBeInTheDocument();
  });

  it('refuses an empty name before asking anybody, and saves a good one trimmed', async () => {
    const server = areaServer('bellini', { reports: [reportExample()] });
    const { user } = await renderPage(<IMieiReportPage />, { server });
    await user.click(await screen.findByRole('button', { name: /^Rinomina/ }));
    const dialog = within(screen.getByRole('dialog'));
    write(dialog.getByLabelText('Nome del report'), '');
    await user.click(dialog.getByRole('button', { name: 'Salva il nome' }));
    expect(dialog.getByText('Scrivi un nome: non può restare vuoto.')).toBeInTheDocument();
    expect(server.asked.some(({ path }) => path.includes('rename'))).toBe(false);
    write(dialog.getByLabelText('Nome del report'), '  Per il notaio ');
    await user.click(dialog.getByRole('button', { name: 'Salva il nome' }));
    expect(
      await screen.findByRole('heading', { level: 3, name: 'Per il notaio' }),
    ).toBeInTheDocument();
    expect(server.asked.find(({ path }) => path.includes('rename'))?.body).toEqual({
      reportId: reportExample().reportId,
      newName: 'Per il notaio',
    });
  });

  it('keeps the earlier ones downloadable when one fails', async () => {
    const failed = reportExample({
      reportId: 'b0550000-0000-4000-8000-00000000b002',
      name: 'Secondo',
      state: 'failed',
      sizeBytes: null,
    });
    await renderPage(<IMieiReportPage />, {
      server: areaServer('bellini', { reports: [failed, reportExample()] }),
    });
    expect(
      await screen.findByText(
        'Non siamo riusciti a preparare questo report. Quelli di prima si possono ancora scaricare.',
      ),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Scarica/ })).toHaveLength(1);
  });

  it('says that one is being made, and takes no second order meanwhile', async () => {
    const { user } = await renderPage(<IMieiReportPage />, {
      server: areaServer('bellini', {
        reports: [reportExample({ state: 'running', sizeBytes: null })],
      }),
    });
    expect(
      await screen.findByText(
        'Ci vuole qualche secondo. Puoi lasciare questa pagina: ti avvisiamo quando è pronto.',
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Preparo il report/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what is safe when the list cannot be read', async () => {
    await renderPage(<IMieiReportPage />, {
      server: areaServer('bellini', {
        fail: { '/api/area/report/': { status: 503, code: 'UNAVAILABLE' } },
      }),
    });
    expect(await screen.findByText(/I report già fatti sono al sicuro/)).toBeInTheDocument();
  });
});

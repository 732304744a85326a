import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import IMieiReportPage from './i-miei-report-page.tsx';
import { areaServer, changedSinceReport } from '../../testing/area-server.ts';
import { plain, renderPage } from '../../testing/render-page.tsx';

const { two, before, told } = changedSinceReport();

describe('what changed', () => {
  it('is shown between two reports: each level that moved, and why', async () => {
    expect(told.spostamenti.length).toBeGreaterThan(0);
    const { user } = await renderPage(<IMieiReportPage />, {
      server: areaServer('bellini', { reports: two, before }),
    });
    await user.click(await screen.findByRole('button', { name: 'Confronta due' }));
    const dialog = within(screen.getByRole('dialog'));
    for (const { testo } of told.spostamenti)
      expect(await dialog.findByText(plain(testo.it))).toBeInTheDocument();
    await user.selectOptions(
      dialog.getByRole('combobox', { name: 'Tra questo report' }),
      'b0550000-0000-4000-8000-00000000b002',
    );
    expect(dialog.getByText('Scegli due report diversi.')).toBeInTheDocument();
  });

  it('covers the amounts in privacy mode', async () => {
    const { user } = await renderPage(<IMieiReportPage />, {
      server: areaServer('bellini', { reports: two, before }),
      amountsHidden: true,
    });
    await user.click(await screen.findByRole('button', { name: 'Confronta due' }));
    const dialog = screen.getByRole('dialog');
    await within(dialog).findByText(/cambiat. .*livell/);
    expect(plain(dialog.textContent)).not.toContain('2.000.000');
    expect(dialog.textContent).toContain('••••');
  });

  it('is not offered with one report', async () => {
    await renderPage(<IMieiReportPage />, {
      server: areaServer('bellini', { reports: two.slice(0, 1) }),
    });
    expect(await screen.findByText('Il secondo')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confronta due' })).toBeNull();
  });
});

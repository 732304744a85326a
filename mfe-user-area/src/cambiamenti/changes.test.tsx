import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { cosaECambiato } from '@bussola/domain';
import type { Membro } from '@bussola/domain';
import HomePage from '../pages/home/home-page.tsx';
import IMieiReportPage from '../pages/i-miei-report/i-miei-report-page.tsx';
import {
  areaServer,
  documentOf,
  famigliaEsempio,
  reportExample,
  TODAY,
} from '../testing/area-server.ts';
import { plain, renderPage } from '../testing/render-page.tsx';

const { famiglia } = famigliaEsempio('bellini');
/** Before, Anna and Marco had a cover of two million each. */
const before: Membro[] = famiglia.membri.map((one) =>
  one.gradoParentela === 'me' || one.gradoParentela === 'husband'
    ? { ...one, polizze: { ...one.polizze, casoMorte: true, capitaleCasoMorte: 2_000_000 } }
    : one,
);
const state = (membri: Membro[]) => documentOf({ refDate: TODAY, ...famiglia, membri });
const told = cosaECambiato(state(before), state(famiglia.membri));
const two = [
  reportExample({ reportId: 'b0550000-0000-4000-8000-00000000b002', name: 'Il secondo' }),
  reportExample({ name: 'Il primo' }),
];

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

  it('is a line on Home when levels moved since the last report, and only then', async () => {
    const start = { reports: two, lastReportAt: '2026-05-03T08:00:00Z', changedSinceReport: true };
    const { unmount } = await renderPage(<HomePage />, {
      server: areaServer('bellini', { ...start, before }),
    });
    expect(
      await screen.findByText(
        told.spostamenti.length === 1
          ? /Da allora è cambiato un livello\./
          : new RegExp(`Da allora sono cambiati ${told.spostamenti.length} livelli\\.`),
      ),
    ).toBeInTheDocument();
    unmount();
    await renderPage(<HomePage />, { server: areaServer('bellini', start) });
    expect(screen.queryByText(/Da allora/)).toBeNull();
  });
});

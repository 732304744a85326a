/** Somebody who may only read is offered nothing that the server would refuse. */
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { SOLUZIONI } from '@bussola/domain';
import type { ReactElement } from 'react';
import { EntratePage } from '../pages/home-entrate/entrate-page.tsx';
import { HomePage } from '../pages/home/home-page.tsx';
import { MembriPage } from '../pages/home-membri/membri-page.tsx';
import { PatrimonioPage } from '../pages/home-patrimonio/patrimonio-page.tsx';
import { IMieiReportPage } from '../pages/i-miei-report/i-miei-report-page.tsx';
import { ProfiloPage } from '../pages/profilo/profilo-page.tsx';
import { PianoPage } from '../pages/soluzione-consigliata/piano-page.tsx';
import { PrioritaPage } from '../pages/soluzione-consigliata/priorita-page.tsx';
import { SoluzionePage } from '../pages/soluzione-consigliata/soluzione-page.tsx';
import { paths, soluzionePath } from '../paths.ts';
import { areaServer, reportExample } from '../testing/area-server.ts';
import { renderPage } from '../testing/render-page.tsx';

const READ_ALL = ['dati', 'patrimonio', 'protezione', 'previdenza', 'report'];
const PAGES: readonly [string, () => ReactElement][] = [
  [paths.home, () => <HomePage />],
  [paths.entrate, () => <EntratePage />],
  [paths.patrimonio, () => <PatrimonioPage />],
  [paths.membri, () => <MembriPage />],
  [paths.profilo, () => <ProfiloPage />],
  [paths.profiloReddito, () => <ProfiloPage />],
  [paths.priorita, () => <PrioritaPage />],
  [paths.piano, () => <PianoPage />],
  [paths.report, () => <IMieiReportPage />],
  ...SOLUZIONI.map((code): [string, () => ReactElement] => [
    soluzionePath(code),
    () => <SoluzionePage />,
  ]),
];
const WRITES = ['POST', 'PUT', 'DELETE'];
/** Every control is pressed once, also those that a press brings; the rest of a page is read. */
const MOST_PRESSES = 40;
/** Forty presses of a page with a matrix take seconds on a busy machine. */
const PATIENCE_MS = 60_000;

describe('a page for who may only read', () => {
  it.each(PAGES)(
    '%s writes nothing, whatever is pressed',
    async (path, page) => {
      const server = areaServer('bellini', { vista: READ_ALL, reports: [reportExample()] });
      await renderPage(page(), { server, path });
      const pressed = new Set<HTMLElement>();
      for (let count = 0; count < MOST_PRESSES; count += 1) {
        const next = [
          ...screen.queryAllByRole('button'),
          ...screen.queryAllByRole('switch'),
          ...screen.queryAllByRole('checkbox'),
        ].find((one) => !pressed.has(one) && !one.hasAttribute('disabled'));
        if (!next) break;
        pressed.add(next);
        await act(async () => {
          fireEvent.click(next);
          await Promise.resolve();
        });
      }
      expect(server.asked.filter(({ method }) => WRITES.includes(method))).toEqual([]);
      expect(document.querySelector('input[type=file]')).toBeNull();
    },
    PATIENCE_MS,
  );

  it('is full of controls that write for the owner', async () => {
    const server = areaServer('bellini');
    await renderPage(<MembriPage />, { server, path: paths.membri });
    const [first] = screen.getAllByRole('switch');
    if (!first) throw new Error('no switch');
    await act(async () => {
      fireEvent.click(first);
      await Promise.resolve();
    });
    expect(server.asked.some(({ method }) => WRITES.includes(method))).toBe(true);
  });
});

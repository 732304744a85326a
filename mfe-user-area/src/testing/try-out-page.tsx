/** Draws a page for a person with some rights and presses every button. */
import { act, fireEvent, screen } from '@testing-library/react';
import { SOLUZIONI } from '@bussola/domain';
import type { ReactElement } from 'react';
import CorrezioniPage from '../pages/correzioni/correzioni-page.tsx';
import DocumentiPage from '../pages/documenti/documenti-page.tsx';
import EntratePage from '../pages/home-entrate/entrate-page.tsx';
import HomePage from '../pages/home/home-page.tsx';
import MembriPage from '../pages/home-membri/membri-page.tsx';
import PatrimonioPage from '../pages/home-patrimonio/patrimonio-page.tsx';
import IMieiReportPage from '../pages/i-miei-report/i-miei-report-page.tsx';
import ProfiloPage from '../pages/profilo/profilo-page.tsx';
import PianoPage from '../pages/soluzione-consigliata/piano-page.tsx';
import PrioritaPage from '../pages/soluzione-consigliata/priorita-page.tsx';
import SoluzionePage from '../pages/soluzione-consigliata/soluzione-page.tsx';
import StrumentiPage from '../pages/strumenti/strumenti-page.tsx';
import { datoPath, paths, soluzionePath } from '../paths.ts';
import { areaServer, reportExample } from './area-server.ts';
import { renderPage } from './render-page.tsx';
import { wouldRefuse } from './would-refuse.ts';

export type Page = readonly [path: string, draw: () => ReactElement];
export const solution = (code: (typeof SOLUZIONI)[number]): Page => [
  soluzionePath(code),
  () => <SoluzionePage />,
];
/** The pages on which data can be changed. */
export const CHANGING: readonly Page[] = [
  [paths.home, () => <HomePage />],
  [paths.patrimonio, () => <PatrimonioPage />],
  [paths.modificaPatrimonio, () => <PatrimonioPage />],
  [paths.membri, () => <MembriPage />],
  [paths.profilo, () => <ProfiloPage />],
  [datoPath('uscite'), () => <ProfiloPage />],
  [paths.documenti, () => <DocumentiPage />],
  [paths.report, () => <IMieiReportPage />],
  solution('pensione'),
];
export const PAGES: readonly Page[] = [
  ...CHANGING,
  [paths.entrate, () => <EntratePage />],
  [paths.profiloReddito, () => <ProfiloPage />],
  [paths.priorita, () => <PrioritaPage />],
  [paths.piano, () => <PianoPage />],
  [paths.correzioni, () => <CorrezioniPage />],
  [paths.strumenti, () => <StrumentiPage />],
  ...SOLUZIONI.map(solution),
];

export const HOUSEHOLD = ['dati', 'patrimonio', 'protezione', 'previdenza'];
/** Each control is pressed once, including controls that appear after a press. */
const MOST_PRESSES = 30;
/** Thirty presses of a page with a matrix take long on a busy machine. */
export const PATIENCE_MS = 180_000;

/** Draws the page for a person with these scopes and presses every button. */
export async function tryOut(scopes: readonly string[], [path, draw]: Page) {
  const server = areaServer('bellini', { vista: scopes, reports: [reportExample()] });
  await renderPage(draw(), { server, path, isActing: true });
  const pressed = new Set<HTMLElement>();
  for (let count = 0; count < MOST_PRESSES; count += 1) {
    // Changes every field of a form first: unchanged values are not sent.
    for (const field of screen.queryAllByRole('textbox'))
      if (field instanceof HTMLInputElement && field.value !== '12345')
        fireEvent.change(field, { target: { value: '12345' } });
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
  return server;
}
export const refusedOf = (scopes: readonly string[], { asked }: ReturnType<typeof areaServer>) =>
  asked.filter((one) => wouldRefuse(scopes, one)).map(({ method, path }) => `${method} ${path}`);

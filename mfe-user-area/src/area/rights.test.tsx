/** A partner or adviser sees no control whose request the server would refuse. */
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { SCOPES } from '@bussola/contract';
import { RISPOSTE, SOLUZIONI } from '@bussola/domain';
import type { ReactElement } from 'react';
import { isDato } from '../dati/editors.ts';
import { keysOfDato } from '../dati/keys-of-dato.ts';
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
import { areaServer, reportExample } from '../testing/area-server.ts';
import { renderPage } from '../testing/render-page.tsx';
import { wouldRefuse } from '../testing/would-refuse.ts';

type Page = readonly [path: string, draw: () => ReactElement];
const solution = (code: (typeof SOLUZIONI)[number]): Page => [
  soluzionePath(code),
  () => <SoluzionePage />,
];
/** The pages on which somebody can change something. */
const CHANGING: readonly Page[] = [
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
const PAGES: readonly Page[] = [
  ...CHANGING,
  [paths.entrate, () => <EntratePage />],
  [paths.profiloReddito, () => <ProfiloPage />],
  [paths.priorita, () => <PrioritaPage />],
  [paths.piano, () => <PianoPage />],
  [paths.correzioni, () => <CorrezioniPage />],
  [paths.strumenti, () => <StrumentiPage />],
  ...SOLUZIONI.map(solution),
];

const HOUSEHOLD = ['dati', 'patrimonio', 'protezione', 'previdenza'];
/** Each control is pressed once, including controls that appear after a press. */
const MOST_PRESSES = 30;
/** Thirty presses of a page with a matrix take long on a busy machine. */
const PATIENCE_MS = 180_000;

/** Draws the page for somebody with these scopes and presses whatever it offers. */
async function tryOut(scopes: readonly string[], [path, draw]: Page) {
  const server = areaServer('bellini', { vista: scopes, reports: [reportExample()] });
  await renderPage(draw(), { server, path, isActing: true });
  const pressed = new Set<HTMLElement>();
  for (let count = 0; count < MOST_PRESSES; count += 1) {
    // In a form something is changed first: what is as it was is not sent.
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
const refusedOf = (scopes: readonly string[], { asked }: ReturnType<typeof areaServer>) =>
  asked.filter((one) => wouldRefuse(scopes, one)).map(({ method, path }) => `${method} ${path}`);

describe('somebody who reads all of the household', () => {
  it.each(PAGES)(
    'is offered nothing on %s that the server would refuse',
    async (...page) => {
      const scopes = [...HOUSEHOLD];
      expect(refusedOf(scopes, await tryOut(scopes, page))).toEqual([]);
      expect(document.querySelector('input[type=file]')).toBeNull();
    },
    PATIENCE_MS,
  );
});

describe.each([...HOUSEHOLD, 'report', 'documenti'].map((scope) => `${scope}:write`))(
  'somebody who reads all of the household and also has %s',
  (write) => {
    it.each(CHANGING)(
      'is offered nothing on %s that the server would refuse',
      async (...page) => {
        const scopes = [...HOUSEHOLD, write];
        expect(refusedOf(scopes, await tryOut(scopes, page))).toEqual([]);
      },
      PATIENCE_MS,
    );

    it('may change the rows of that section, and no other', async () => {
      const server = areaServer('bellini', { vista: [...HOUSEHOLD, write] });
      await renderPage(<ProfiloPage />, { server, path: paths.profilo, isActing: true });
      const rows = [...document.querySelectorAll('[data-dato]')].map((row) => {
        const dato = row.getAttribute('data-dato');
        if (!isDato(dato)) throw new Error(`no datum ${String(dato)}`);
        const mayEdit = keysOfDato(dato).every((key) => `${RISPOSTE[key].section}:write` === write);
        const button = within(row as HTMLElement).queryByRole('button');
        return { dato, offered: button !== null, mayEdit };
      });
      expect(rows.length).toBeGreaterThan(20);
      expect(rows.filter(({ offered, mayEdit }) => offered !== mayEdit)).toEqual([]);
    });
  },
);

describe.each(SCOPES.flatMap((scope) => [scope, `${scope}:write`]))(
  'somebody with %s alone',
  (scope) => {
    const scopes = [scope];
    it.each([...CHANGING.slice(0, 2), solution('TCM')])(
      'is offered nothing on %s that the server would refuse',
      async (...page) => {
        expect(refusedOf(scopes, await tryOut(scopes, page))).toEqual([]);
        const [path] = page;
        if (path !== paths.home)
          expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(
            /^Questa pagina non si apre con l’accesso che hai/,
          );
      },
      PATIENCE_MS,
    );
  },
);

describe('an owner', () => {
  it('is offered controls that write', async () => {
    const server = areaServer('bellini');
    await renderPage(<MembriPage />, { server, path: paths.membri });
    const [first] = screen.getAllByRole('switch');
    if (!first) throw new Error('no switch');
    await act(async () => {
      fireEvent.click(first);
      await Promise.resolve();
    });
    expect(server.asked.map((one) => wouldRefuse(HOUSEHOLD, one))).toContain(true);
  });
});

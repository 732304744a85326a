/** «Metodo» as anybody reads it, in both languages: rules, thresholds and figures, never points. */
import { ProblemError } from '@bussola/client';
import { COSTANTI_2026_12, ENGINE_VERSION, metodo } from '@bussola/domain';
import type { Language } from '@bussola/i18n';
import { renderPage } from '@bussola/test-page';
import { expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { shellNamespace } from '../../locales/shell-namespace.ts';
import MetodoPage from './metodo-page.tsx';

const { altre: _altre, ...page } = metodo(COSTANTI_2026_12, '2026-11-25');

async function open(language: Language, passata?: object): Promise<HTMLElement> {
  const answer = { motore: ENGINE_VERSION, correzioni: [], ...page, ...(passata && { passata }) };
  await renderPage(<MetodoPage />, {
    words: [shellNamespace],
    language,
    http: () => Promise.resolve(answer),
  });
  await screen.findByRole('searchbox');
  return screen.getByRole('main');
}

it('says in words what makes a level, and never in points', async () => {
  const main = await open('it');
  expect(main.textContent).toContain('Fino al 10% è a posto, oltre il 50% è da affrontare');
  expect(main.textContent).not.toMatch(/\bpunt[io]\b|punteggi|\bmotore\b|66,99/iu);
});

it('says of an edition that is over from when to when it was in force, and which one is now', async () => {
  const main = await open('it', { dal: '2026-03-01', al: '2026-11-24', oggi: '2026.12.1' });
  expect(main.textContent).toContain(
    'Questa è l’edizione 2026.12, in vigore dal 1 marzo 2026 al 24 novembre 2026.',
  );
  const now = screen.getByRole('link', { name: 'Oggi vale l’edizione 2026.12.1.' });
  expect(now).toHaveAttribute('href', '/metodo');
});

it('says of an edition that never was that it is not there, and leads to that of today', async () => {
  await renderPage(<MetodoPage />, {
    words: [shellNamespace],
    http: () => Promise.reject(new ProblemError(404, 'NOT_FOUND')),
  });
  await screen.findByText('Questa edizione non c’è, o non è ancora in vigore.');
  expect(screen.getByRole('link', { name: 'Leggi le regole di oggi' })).toHaveAttribute(
    'href',
    '/metodo',
  );
  expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
});

it('is in English too when the language is English', async () => {
  const main = await open('en');
  expect(main.textContent).toContain('Up to 10% it is “In order”, above 50% it is “To address”');
  expect(main.textContent).not.toMatch(/\bpoints?\b|\bscores?\b|\bengine\b|66[.,]99/iu);
});

it('names each rule that another starts from once', async () => {
  await open('it');
  const overall = screen.getByRole('region', { name: 'Quadro d’insieme' });
  const links = within(overall)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(links).toContain('Quanto resta ogni mese');
  expect(new Set(links).size).toBe(links.length);
});

it('counts one rule as one', async () => {
  await open('it');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'non autosufficienza LTC' } });
  expect(screen.getByRole('status').textContent).toBe(
    'Nessuna regola parla di «non autosufficienza LTC».',
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'scoperto al mese' } });
  expect(screen.getByRole('status').textContent).toBe('1 regola');
});

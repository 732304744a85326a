import { renderPage } from '@bussola/test-page';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { {{camel}}Namespace } from '../../locales/{{name}}-namespace.ts';
import InizioPage from './inizio-page.tsx';

it.each([['it', 'Ciao Anna.'], ['en', 'Hello Anna.']] as const)('greets the person, in %s', async (language, expected) => {
  await renderPage(<InizioPage />, { words: [{{camel}}Namespace], language });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(expected);
});

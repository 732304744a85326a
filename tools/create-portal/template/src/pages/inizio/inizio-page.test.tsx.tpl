import { addNamespace, createI18n, I18nextProvider } from '@bussola/i18n';
import { ShellContextProvider } from '@bussola/portal';
import { createTestShell } from '@bussola/portal/test-shell';
import { UiProvider } from '@bussola/ui/core';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { {{camel}}Namespace } from '../../locales/{{name}}-namespace.ts';
import InizioPage from './inizio-page.tsx';

it.each([['it', 'Ciao Anna.'], ['en', 'Hello Anna.']] as const)('greets the person, in %s', async (language, expected) => {
  const i18n = await createI18n({ language });
  await addNamespace(i18n, {{camel}}Namespace);
  const { shell } = createTestShell({ language });
  render(<I18nextProvider i18n={i18n}><UiProvider theme="light"><ShellContextProvider value={shell}><InizioPage /></ShellContextProvider></UiProvider></I18nextProvider>);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(expected);
});

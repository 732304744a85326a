/** Terms, privacy notice, cookies and guide as anybody reads them, in both languages. */
import { POLICY_VERSION } from '@bussola/contract/policy-version';
import type { Language } from '@bussola/i18n';
import { renderPage } from '@bussola/test-page';
import { brand } from '@bussola/ui/core';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { SHELL_PATHS } from '../../guards/decide.ts';
import { shellNamespace } from '../../locales/shell-namespace.ts';
import GuidePage from '../system/guide-page.tsx';
import PolicyPage from './policy-page.tsx';
import { policyTexts } from './policy-texts.ts';

async function open(path: string, language: Language, Page: ComponentType = PolicyPage) {
  await renderPage(<Page />, { words: [shellNamespace], path, language });
  return screen.findByRole('main');
}

it.each([
  [brand.policies.terms, 'Come funziona Bussola, e che cosa non fa', 'Termini'],
  [brand.policies.privacy, 'Che cosa facciamo dei tuoi dati', 'Privacy'],
  [brand.policies.cookies, 'Che cosa lasciamo nel tuo browser', 'Cookie'],
])(
  '%s is a page of the shell, with the version that a consent records',
  async (path, title, tab) => {
    expect(SHELL_PATHS).toContain(path);
    const main = await open(path, 'it');
    expect(within(main).getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(within(main).getByText(/Testo dimostrativo/)).toBeInTheDocument();
    expect(main.textContent).toContain(POLICY_VERSION);
    expect(screen.getByRole('link', { name: tab, current: 'page' })).toBeInTheDocument();
  },
);

it('is in English too when the language is English', async () => {
  const main = await open(brand.policies.privacy, 'en');
  expect(within(main).getByRole('heading', { level: 1 }).textContent).toBe(
    'What we do with your data',
  );
});

it('shows our own guide while no other address is configured', async () => {
  expect(SHELL_PATHS).toContain(brand.guideUrl);
  const main = await open(brand.guideUrl, 'it', GuidePage);
  expect(within(main).getByRole('heading', { level: 1 }).textContent).toBe(
    'La guida, in una pagina',
  );
});

it('leads from its contents to each part', async () => {
  const main = await open(brand.policies.privacy, 'it');
  const contents = within(main).getByRole('navigation');
  const links = within(contents).getAllByRole('link');
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(id)?.textContent).toContain(link.textContent);
  }
});

it('says as much in one language as in the other', () => {
  const shape = (language: Language) => {
    const { terms, privacy, cookies, guide } = policyTexts(language);
    return [terms, privacy, cookies, guide].map(({ brief, sections }) => [
      brief.length,
      ...sections.map(({ text, points, table }) => [text.length, points?.length, table?.length]),
    ]);
  };
  expect(shape('en')).toEqual(shape('it'));
});

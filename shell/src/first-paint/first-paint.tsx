/**
 * The sign-in page as plain markup, drawn when the shell is built. The server writes it into the
 * page of a browser without a session, so that the form can be filled in before any script has
 * arrived (docs/decisions/0021). Runs in Node.
 */
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { addNamespace, createI18n, I18nextProvider } from '@bussola/i18n';
import type { I18n, Language } from '@bussola/i18n';
import { brand, chakra, LinkButton, Notice, UiProvider } from '@bussola/ui/core';
import { RouterLink } from '../boot/router-link.tsx';
import LoginPage from '../pages/login/login-page.tsx';
import { shellNamespace } from '../locales/shell-namespace.ts';

export interface FirstPaint {
  markup: Record<Language, string>;
  css: string;
}

/** What the style library writes beside each element, wanted once and in the head. */
const STYLE = /<style data-emotion="[^"]*">([^<]*)<\/style>/g;

async function wordsIn(language: Language): Promise<I18n> {
  const i18n = await createI18n({ language });
  await addNamespace(i18n, shellNamespace);
  return i18n;
}

/** Shown when the shell's script does not arrive: the form below would answer nothing. */
const Failed = ({ i18n }: { i18n: I18n }) => (
  <chakra.div id="first-failed" hidden padding="4">
    <Notice
      kind="error"
      flat
      silent
      title={i18n.t('shell:portal.downTitle', { name: brand.name })}
      action={<LinkButton href="/user/login">{i18n.t('shell:portal.reload')}</LinkButton>}
    />
  </chakra.div>
);

const draw = (i18n: I18n): string =>
  renderToString(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={['/user/login']}>
        <UiProvider theme="light" link={RouterLink}>
          <Failed i18n={i18n} />
          <LoginPage />
        </UiProvider>
      </MemoryRouter>
    </I18nextProvider>,
  );

/** @throws Error when the page cannot be drawn without a browser. */
export async function renderFirstPaint(): Promise<FirstPaint> {
  // Both in one go: what the page loads later would be in the second and not in the first.
  const [italian, english] = await Promise.all([wordsIn('it'), wordsIn('en')]);
  const [it, en] = [draw(italian), draw(english)];
  const rules = new Set(
    [it, en].flatMap((html) => [...html.matchAll(STYLE)].map(([, css = '']) => css)),
  );
  // The page's policy allows no style on an element: it becomes a rule of the sheet.
  const ownStyles: string[] = [];
  const ruleFor = (style: string): string => {
    const known = ownStyles.indexOf(style);
    return `data-own="${known < 0 ? ownStyles.push(style) - 1 : known}"`;
  };
  const bare = (html: string) =>
    html
      .replaceAll(STYLE, '')
      .replaceAll(/<!--.*?-->/g, '')
      .replaceAll(/ style="([^"]*)"/g, (_, style: string) => ` ${ruleFor(style)}`);
  const markup = { it: bare(it), en: bare(en) };
  return {
    markup,
    css: [...rules, ...ownStyles.map((style, place) => `[data-own="${place}"]{${style}}`)].join(''),
  };
}

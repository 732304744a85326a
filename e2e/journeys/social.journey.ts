/** Signing in by another site in a real browser, there and back, in both languages. */
import type { Page } from '@playwright/test';
import { testProvider } from '@bussola/server/test-provider';
import type { Identity } from '@bussola/server/test-provider';
import { openBrowser, newVisitor } from '../harness/browser.ts';
import { tick } from '../harness/checkup.ts';
import { startProduct } from '../harness/product.ts';
import { test } from '../harness/test.ts';

const WORDS = {
  it: {
    go: 'Entra con Altro Sito',
    bad: 'Non siamo riusciti a farti entrare',
    back: 'Vai all’accesso',
    unproved: 'L’altro sito non ha confermato il tuo indirizzo e-mail',
    denied: 'L’altro sito non ti ha fatto entrare. Riprova, o entra con la password.',
  },
  en: {
    go: 'Sign in with Altro Sito',
    bad: 'We could not let you in',
    back: 'Go to sign-in',
    unproved: 'The other site has not confirmed your e-mail address',
    denied: 'The other site did not let you in. Try again, or sign in with your password.',
  },
} as const;

for (const language of ['it', 'en'] as const)
  test(`another site lets a person in, or says why not: ${language}`, async () => {
    const words = WORDS[language];
    let url = '';
    const site = await testProvider(() => `${url}/user/authenticate/social`);
    const { issuer, clientId, clientSecret } = site;
    const [browser, product] = await Promise.all([
      openBrowser(),
      startProduct({
        env: {
          SOCIAL_PROVIDERS: JSON.stringify([
            { id: 'altro', name: 'Altro Sito', issuer, clientId, clientSecret },
          ]),
        },
      }),
    ]);
    ({ url } = product);

    /** Each in a browser of their own, from the button of the sign-in page. */
    const come = async (as: Identity | 'denied', check: (page: Page) => Promise<unknown>) => {
      site.expect(as);
      const { page, context } = await newVisitor(browser, url);
      await context.addInitScript(
        (chosen) => localStorage.setItem('bussola.language', chosen),
        language,
      );
      await page.goto('/user/login');
      await page.getByRole('button', { name: words.go }).click();
      await check(page);
      await context.close();
    };
    const isInside = (page: Page) =>
      page.waitForURL(({ pathname }) => !pathname.startsWith('/user/'));
    const refused = (sentence: string) => async (page: Page) => {
      await page.getByRole('heading', { name: words.bad }).waitFor();
      await page.getByText(sentence, { exact: false }).waitFor();
      await page.getByRole('link', { name: words.back }).click();
      await page.getByRole('button', { name: words.go }).waitFor();
    };

    /** Who never said yes to the privacy policy is asked once, and is then inside. */
    const agree = (email: string) => async (page: Page) => {
      await page
        .getByRole('heading', { name: /^(?:Ancora un momento|One moment more)$/ })
        .waitFor();
      await page.getByText(email).waitFor();
      await tick(page, /^(?:Ho letto|I have read)/);
      await page.locator('form button[type=submit]').click();
      await isInside(page);
    };

    try {
      const lia: Identity = {
        sub: 'lia',
        email: 'lia.altrove@bussola.example',
        email_verified: true,
        given_name: 'Lia',
        family_name: 'Serra',
      };
      await come(lia, agree(String(lia.email)));
      // Linked already: nothing is asked.
      await come(lia, isInside);
      const noAddress: Identity = { sub: 'senza', given_name: 'Anna' };
      await come(noAddress, refused(words.unproved));
      await come('denied', refused(words.denied));
    } finally {
      await product.stop();
      await browser.close();
      await site.close();
    }
  });

/** Signing in by another site in a real browser, there and back, in both languages. */
import type { Page } from '@playwright/test';
import { testProvider } from '@bussola/server/test-provider';
import type { Identity } from '@bussola/server/test-provider';
import { openBrowser, newVisitor } from '../harness/browser.ts';
import { tick } from '../harness/checkup.ts';
import { anna, register } from '../harness/people.ts';
import { startProduct } from '../harness/product.ts';
import { test } from '../harness/test.ts';

const WORDS = {
  it: {
    go: 'Entra con Altro Sito',
    bad: 'Non siamo riusciti a farti entrare',
    back: 'Vai all’accesso',
    unproved:
      'L’altro sito non ci ha dato un indirizzo e-mail confermato. Entra con la password, o registrati.',
    denied: 'L’altro sito non ti ha fatto entrare. Riprova, o entra con la password.',
    known: 'Con questo indirizzo hai già un account: scrivi la sua password una volta',
    over: 'È passato troppo tempo, o questa pagina è stata aperta da sola: ricomincia dall’accesso.',
  },
  en: {
    go: 'Sign in with Altro Sito',
    bad: 'We could not let you in',
    back: 'Go to sign-in',
    unproved:
      'The other site gave us no confirmed e-mail address. Sign in with your password, or register.',
    denied: 'The other site did not let you in. Try again, or sign in with your password.',
    known: 'You already have an account with this address: give its password once',
    over: 'Too much time has passed, or this page was opened by itself: begin again from the sign-in.',
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

    /** Each in a browser of their own. */
    const visit = async () => {
      const visitor = await newVisitor(browser, url);
      await visitor.context.addInitScript(
        (chosen) => localStorage.setItem('bussola.language', chosen),
        language,
      );
      return visitor;
    };
    /** From the button of the sign-in page. */
    const come = async (as: Identity | 'denied', check: (page: Page) => Promise<unknown>) => {
      site.expect(as);
      const { page, context } = await visit();
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

    const lia: Identity = {
      sub: 'lia',
      email: 'lia.altrove@bussola.example',
      email_verified: true,
      given_name: 'Lia',
      family_name: 'Serra',
    };
    /** A way back that was made, and that the browser has not opened yet. */
    const wayBack = async () => {
      const { page, context } = await visit();
      await page.route(`${issuer}/**`, (route) => route.fulfill({ status: 204 }));
      await page.goto('/user/login');
      const [begun] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/api/account/social/altro')),
        page.getByRole('button', { name: words.go }).click(),
      ]);
      const { url: away } = (await begun.json()) as { url: string };
      const query = new URLSearchParams(await site.visit(away, lia));
      return { page, context, back: `/user/authenticate/social?${query}` };
    };
    const comeLate = async () => {
      // The cookie of the way out lasts ten minutes.
      const late = await wayBack();
      await late.context.clearCookies();
      await late.page.goto(late.back);
      await refused(words.over)(late.page);
      await late.context.close();

      const { page, context, back } = await wayBack();
      const other = await visit();
      await other.page.goto(back);
      await refused(words.over)(other.page);
      await other.context.close();
      await page.goto(back);
      await isInside(page);
      // Again, from the history or a bookmark: the person is still inside.
      await page.goto(back);
      await page.getByRole('heading', { name: words.bad }).waitFor();
      await page.getByText(words.over).waitFor();
      await page.getByRole('link', { name: words.back }).click();
      await isInside(page);
      await context.close();
    };

    try {
      await come(lia, agree(String(lia.email)));
      // Linked already: nothing is asked.
      await come(lia, isInside);
      const noAddress: Identity = { sub: 'senza', given_name: 'Anna' };
      await come(noAddress, refused(words.unproved));
      const unproved: Identity = {
        sub: 'incerta',
        email: 'incerta.altrove@bussola.example',
        email_verified: false,
      };
      await come(unproved, refused(words.unproved));
      await come('denied', refused(words.denied));

      // Addresses that have an account: its password joins the two, once.
      const own = { email: `nota.${language}@bussola.example`, password: 'Ginestra-Vela-318' };
      const registered = await newVisitor(browser, url);
      await register(registered.page, url, own);
      await registered.context.close();
      for (const { email, password } of [own, anna()]) {
        const known: Identity = { sub: email, email, email_verified: true };
        await come(known, async (page) => {
          await page.getByText(words.known).waitFor();
          await page.getByLabel('E-mail').fill(email);
          await page.getByLabel('Password', { exact: true }).fill(password);
          await page.locator('form button[type=submit]').first().click();
          await isInside(page);
        });
        await come(known, isInside);
      }

      await comeLate();
    } finally {
      await product.stop();
      await browser.close();
      await site.close();
    }
  });

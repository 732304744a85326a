/** Somebody sends a gift; the recipient gets the letter, and refuses further ones. */
import assert from 'node:assert/strict';
import type { APIRequestContext, Page } from '@playwright/test';
import { assertAccessible } from '../harness/accessible.ts';
import { linkFor } from '../harness/mailbox.ts';
import { anna, signIn } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { until } from '../harness/until.ts';
import { useProduct } from '../harness/use-product.ts';

const AUNT = { name: 'Zia Rosa', email: 'zia.rosa@parenti.example' };
const UNCLE = { name: 'Zio Ugo', email: 'zio.ugo@parenti.example' };
const WORDS = 'Cara zia,\nme lo hai insegnato tu.';

interface Mail {
  id: string;
  subject: string;
}

test.describe('useful gifts', () => {
  const product = useProduct();

  const mailsTo = async (request: APIRequestContext, to: string): Promise<Mail[]> => {
    const answer = await request.get(`${product.url}/dev/posta.json?to=${encodeURIComponent(to)}`);
    return ((await answer.json()) as { messages: Mail[] }).messages;
  };
  const write = async (page: Page, gift: RegExp, to: typeof AUNT, message = '') => {
    await page.getByRole('radio', { name: gift }).click();
    await page.getByLabel('Il suo nome').fill(to.name);
    await page.getByLabel('La sua e-mail').fill(to.email);
    await page.getByLabel(/^Un messaggio tuo/).fill(message);
    await page.getByRole('button', { name: 'Vedi la lettera' }).click();
  };
  const paragraphsOf = (page: Page) =>
    page.getByRole('article').locator('p, blockquote').allInnerTexts();

  test('are chosen, read before they leave, found in the history, and asked about twice', async () => {
    const { page, context, complaints } = await product.visit();
    await signIn(page, anna());
    await page.getByRole('link', { name: 'Servizi', exact: true }).click();
    await page.getByRole('link', { name: 'Fai un regalo' }).click();
    await page.getByText('Ancora nessun regalo.').waitFor();
    await assertAccessible(page);

    // What may lead elsewhere is refused where it is typed, and the rest stays.
    await write(page, /^Un checkup/, AUNT, 'Vai su premi.example');
    await page.getByText(/^Qui niente collegamenti, indirizzi/).waitFor();
    await page.getByLabel(/^Un messaggio tuo/).fill(WORDS);
    await page.getByRole('button', { name: 'Vedi la lettera' }).click();
    await page.getByRole('heading', { name: 'Ecco la lettera' }).waitFor();
    await page.getByText(`${AUNT.name}, ${AUNT.email}`).waitFor();
    const shown = await paragraphsOf(page);
    assert.ok(shown.includes(WORDS));
    await assertAccessible(page);
    assert.deepEqual(await mailsTo(context.request, AUNT.email), []);

    await page.getByRole('button', { name: 'Invia', exact: true }).click();
    await page.getByText(`Regalo inviato a ${AUNT.name}`).waitFor();
    const history = page.getByRole('list', { name: 'Storico' });
    await history.getByText(`a ${AUNT.name}`).waitFor();
    assert.equal(await page.getByLabel('Il suo nome').inputValue(), '');

    const [mail] = await until(async () => {
      const mails = await mailsTo(context.request, AUNT.email);
      return mails.length > 0 ? mails : undefined;
    }, 'the letter');
    const mailbox = await context.newPage();
    await mailbox.goto(`${product.url}/dev/posta/${mail?.id ?? ''}`);
    const letter = mailbox.frameLocator('iframe');
    for (const words of shown) await letter.getByText(words, { exact: true }).first().waitFor();
    const start = letter.getByRole('link', { name: 'Comincia il checkup' });
    assert.equal(new URL((await start.getAttribute('href')) ?? '').pathname, '/checkup');

    await page.reload();
    await history.getByText(`a ${AUNT.name}`).waitFor();
    await write(page, /^Un checkup/, AUNT);
    await page.getByRole('button', { name: 'Invia', exact: true }).click();
    await page.getByText(/^A questo indirizzo hai già fatto lo stesso regalo il/).waitFor();
    await assertAccessible(page);
    assert.equal((await mailsTo(context.request, AUNT.email)).length, 1);
    await page.getByRole('button', { name: 'Invia di nuovo' }).click();
    await until(
      async () => (await history.getByRole('listitem').count()) === 2 || undefined,
      'two gifts in the history',
    );

    await history
      .getByRole('button', { name: /^Togli dallo storico/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Togli' }).click();
    await page.getByText('Tolto dallo storico').waitFor();
    assert.equal(await history.getByRole('listitem').count(), 1);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('can be refused by whoever gets them, and the giver is told nothing', async () => {
    const { page, context, complaints } = await product.visit({
      viewport: { width: 390, height: 844 },
    });
    await signIn(page, anna());
    await page.goto('/app/dashboards/strumenti/regali');
    await write(page, /^Un fondo per gli imprevisti/, UNCLE);
    await page.getByRole('button', { name: 'Invia', exact: true }).click();
    await page.getByText(`Regalo inviato a ${UNCLE.name}`).waitFor();
    const link = await linkFor(context.request, product.url, UNCLE.email, '/user/no-more-letters');
    const uncle = await product.visit();
    await uncle.page.goto(link);
    await assertAccessible(uncle.page);
    await uncle.page.getByRole('button', { name: 'Non scrivetemi più' }).click();
    await uncle.page.getByRole('heading', { name: 'Non ti scriveremo più' }).waitFor();
    assert.ok(!uncle.page.url().includes('token'));

    const before = (await mailsTo(context.request, UNCLE.email)).length;
    await write(page, /^Un’ora con un notaio/, UNCLE);
    await page.getByRole('button', { name: 'Invia', exact: true }).click();
    await page
      .getByRole('list', { name: 'Storico' })
      .getByText(/^Un’ora con un notaio/)
      .waitFor();
    assert.equal((await mailsTo(context.request, UNCLE.email)).length, before);
    const { width, wide } = await page.evaluate(() => ({
      // Without the scroll bar, which has a width in Firefox.
      width: document.documentElement.clientWidth,
      wide: document.documentElement.scrollWidth,
    }));
    assert.equal(wide, width);
    assert.deepEqual([...complaints, ...uncle.complaints], []);
    await Promise.all([context.close(), uncle.context.close()]);
  });
});

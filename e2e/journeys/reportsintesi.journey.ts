/** The public summary by signed link: what whoever receives it sees, and what they never see. */
import assert from 'node:assert/strict';
import { anna } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

test.describe('the public summary', () => {
  const product = useProduct();

  /** As the owner makes the link. */
  async function sharedToken(): Promise<string> {
    const { context } = await product.visit();
    const { email, password } = anna();
    const entered = await context.request.post('/api/account/authenticate', {
      data: { email, password, remember: false },
      headers: { origin: product.url },
    });
    const { jwtToken, user } = (await entered.json()) as { jwtToken: string; user: { id: string } };
    const shared = await context.request.post(`/api/area/report/sintesi/${user.id}`, {
      headers: { authorization: `Bearer ${jwtToken}` },
    });
    assert.equal(shared.ok(), true, await shared.text());
    const { token } = (await shared.json()) as { token: string };
    await context.close();
    return token;
  }

  test('shows twelve levels in words to somebody without an account, and no amount', async () => {
    const token = await sharedToken();
    const { page, context, complaints } = await product.visit();
    await page.goto(`/reportsintesi?token=${token}`);
    await page
      .getByText(/^Famiglia Bellini|Bellini/)
      .first()
      .waitFor();
    const rows = await page.getByRole('main').getByRole('listitem').allInnerTexts();
    assert.equal(rows.length, 12);
    for (const row of rows)
      assert.match(
        row,
        /Da affrontare|Da valutare|Da verificare|A posto|Dati insufficienti|Non riguarda/,
      );
    const text = await page.getByRole('main').innerText();
    assert.doesNotMatch(text, /€|\d{1,3}\.\d{3}/);
    assert.match(text, /202\d/);
    // The secret leaves the address bar, and the page can go on to the product.
    assert.equal(new URL(page.url()).search.includes(token), false);
    await page
      .getByRole('link', { name: /checkup|Accedi|Fai/ })
      .first()
      .click();
    await page.waitForURL('**/user/login');
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('says in words that a link is not good, and is blank without one', async () => {
    const { page, context, complaints } = await product.visit();
    await page.goto(`/reportsintesi?token=${'A'.repeat(43)}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.equal(await page.getByRole('listitem').count(), 0);
    assert.match(await page.getByRole('main').innerText(), /non vale più|scadut/i);
    await page.goto('/reportsintesi');
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    assert.equal(await page.getByRole('main').getByRole('link').count(), 0);
    assert.deepEqual(complaints, []);
    await context.close();
  });
});

/**
 * The owner of an area revokes a grant while the partner has the area open. The partner's next
 * request leads to their own list of areas. One sentence says why, and no data of the area remain.
 */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { anna, partner, signInByForm } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

interface Owner {
  /** Gives the partner an access, and takes every one back. */
  give: (scopes: readonly string[]) => Promise<void>;
  takeBack: () => Promise<void>;
}

async function ownerOf(url: string): Promise<Owner> {
  const ask = async (method: string, path: string, body?: unknown, token?: string) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    assert.ok(answer.ok, `${path}: ${answer.status}`);
    return (await answer.json()) as unknown;
  };
  const { email, password } = anna();
  const signedIn = (await ask('POST', '/api/account/authenticate', { email, password })) as {
    jwtToken: string;
    user: { id: string };
  };
  const send = (method: string, path: string, body?: unknown) =>
    ask(method, path, body, signedIn.jwtToken);
  const path = `/api/account/thirdpartygrantaccess/${signedIn.user.id}`;
  return {
    async give(scopes) {
      await send('POST', path, { email: partner().email, scopes, purpose: 'Consulenza' });
    },
    async takeBack() {
      const { grants } = (await send('GET', path)) as {
        grants: { grantId: string; state: string }[];
      };
      for (const { grantId, state } of grants)
        if (['active', 'pending'].includes(state)) await send('DELETE', `${path}/${grantId}`);
    },
  };
}

/** On the page that asks before they go in. */
async function atTheDoor(page: Page): Promise<void> {
  await page.goto('/thirdparty/clienti');
  await page.getByRole('button', { name: 'Accetta', exact: true }).click();
  await page.getByText('Attivo', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Entra nell’area di/ }).click();
  await page.waitForURL('**/user/authenticate/thirdparty');
}

async function goIn(page: Page): Promise<void> {
  await atTheDoor(page);
  await page.getByRole('button', { name: 'Entra', exact: true }).click();
  await page.getByRole('region', { name: 'Area di un’altra persona' }).waitFor();
}

const CLOSED = 'Anna Colombo ha chiuso il tuo accesso alla sua area.';
const UNSAVED = 'Quello che stavi scrivendo non è stato salvato.';

/** Back in their own area, with the reason, and nothing of the other area left. */
async function isOut(page: Page, sentence: string): Promise<void> {
  await page.waitForURL('**/thirdparty/clienti');
  await page.getByText(sentence, { exact: true }).waitFor();
  await page.getByText('Tolto', { exact: true }).first().waitFor();
  assert.equal(await page.getByRole('region', { name: 'Area di un’altra persona' }).count(), 0);
  assert.equal(await page.getByRole('dialog').count(), 0);
  assert.doesNotMatch(await page.locator('body').innerText(), /Patrimonio netto|Reddito di/);
}

test.describe('an area that closes', () => {
  const product = useProduct();
  let owner: Owner;
  test.beforeAll(async () => {
    owner = await ownerOf(product.url);
  });

  test('with a form open: pressing Salva leads out, and says that it was not saved', async () => {
    await owner.takeBack();
    await owner.give(['dati:write', 'patrimonio', 'protezione', 'previdenza']);
    const { page, context, complaints } = await product.visit();
    await signInByForm(page, partner());
    await goIn(page);
    await page.goto('/app/dashboards/profilo');
    const other = await context.newPage();
    await other.goto('/app/dashboards/home');
    await other.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Modifica: Reddito di Marco' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Reddito netto/).fill('27500');
    await owner.takeBack();
    await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
    await isOut(page, `${CLOSED} ${UNSAVED}`);
    // The other tab, where nothing was written, follows.
    await isOut(other, CLOSED);
    // It does not leave by itself, as a confirmation does.
    await page.waitForTimeout(2_500);
    const told = page.getByText(CLOSED, { exact: false });
    assert.equal(await told.count(), 1);
    await page.getByRole('button', { name: 'Chiudi' }).click();
    await told.waitFor({ state: 'detached' });
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('by a press on a menu entry, and by a reload', async () => {
    for (const act of [
      (page: Page) => page.getByRole('link', { name: 'I miei dati' }).first().click(),
      (page: Page) => page.reload(),
    ]) {
      await owner.takeBack();
      await owner.give(['dati', 'patrimonio', 'protezione', 'previdenza']);
      const { page, context, complaints } = await product.visit();
      await signInByForm(page, partner());
      await goIn(page);
      // Home asks for nothing after this, so only the press finds the area closed.
      await page.getByRole('link', { name: 'Simula' }).first().waitFor();
      await owner.takeBack();
      await act(page);
      await isOut(page, CLOSED);
      // They stay there: nothing leads on into a checkup of their own.
      await page.waitForTimeout(2_000);
      assert.match(page.url(), /\/thirdparty\/clienti$/);
      assert.deepEqual(complaints, []);
      await context.close();
    }
  });

  test('before they press to go in: the page says that it was taken back', async () => {
    await owner.takeBack();
    await owner.give(['dati']);
    const { page, context } = await product.visit();
    await signInByForm(page, partner());
    await atTheDoor(page);
    const enter = page.getByRole('button', { name: 'Entra', exact: true });
    await enter.waitFor();
    await owner.takeBack();
    await enter.click();
    await page.getByText(CLOSED, { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Torna all’elenco' }).click();
    await page.waitForURL('**/thirdparty/clienti');
    await context.close();
  });
});

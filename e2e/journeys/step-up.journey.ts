/**
 * A proof grown old: the dialog over a grant and over «Stato dei portali», a wrong password, the
 * right one; what was typed stays and the action goes on.
 */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { assertAccessible } from '../harness/accessible.ts';
import { anna, signIn, superAdmin } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { wait } from '../harness/until.ts';
import { useProduct } from '../harness/use-product.ts';

/** Long enough to prove and act, short enough to grow old while somebody types. */
const PROOF_SECONDS = 3;
const FRIEND = 'giulia.amica@esempio.test';

test.describe('a proof grown old', () => {
  const product = useProduct({ env: { PROOF_SECONDS: String(PROOF_SECONDS) } });

  const grownOld = () => wait(PROOF_SECONDS * 1000 + 300);
  /** Refuses an empty and a wrong password in words, and takes the right one by the Enter key. */
  const prove = async (page: Page, password: string) => {
    const dialog = page.getByRole('dialog', { name: 'Conferma che sei tu' });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Conferma' }).click();
    await dialog.getByText('Scrivi la password.').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill('Sbagliata-123');
    await dialog.getByRole('button', { name: 'Conferma' }).click();
    await dialog.getByText('La password non è giusta.').waitFor();
    await assertAccessible(page);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
  };

  test('is asked for over a grant, which keeps all that was typed', async () => {
    const { page, context, complaints } = await product.visit();
    const { password } = anna();
    await signIn(page, anna());
    await page.goto('/app/dashboards/strumenti/accesso-terzi');
    await page.getByRole('button', { name: 'Dai un accesso' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Dai un accesso' });
    await drawer.getByLabel('E-mail della persona').fill(FRIEND);
    await drawer.getByLabel('A che cosa serve').fill('Leggere i conti con me');
    await drawer.getByRole('button', { name: 'Avanti' }).click();
    await drawer.getByRole('radio', { name: 'patrimonio: Vede', exact: true }).press('Space');
    await drawer.getByRole('button', { name: 'Avanti' }).click();
    await drawer.getByRole('button', { name: 'Avanti' }).click();
    await grownOld();
    await drawer.getByRole('button', { name: 'Dai l’accesso' }).click();
    // Let be: the drawer is still there, whole.
    await page
      .getByRole('dialog', { name: 'Conferma che sei tu' })
      .getByRole('button', { name: 'Annulla' })
      .click();
    await drawer.getByText(FRIEND).waitFor();
    await drawer.getByRole('button', { name: 'Dai l’accesso' }).click();
    await prove(page, password);
    await drawer.waitFor({ state: 'detached' });
    await page
      .getByRole('article')
      .filter({ hasText: FRIEND })
      .getByText('Leggere i conti con me')
      .waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('is asked for over the state of the portals; a key to publish is then shown once, works, and is taken back', async () => {
    const { page, context, complaints } = await product.visit();
    await signIn(page, superAdmin());
    await page.goto('/admin/portali');
    const keys = page.getByRole('region', { name: 'Chi può pubblicare?' });
    await keys.getByRole('button', { name: 'Nuova chiave' }).click();
    const making = page.getByRole('dialog', { name: 'Una chiave per pubblicare' });
    await making.getByRole('button', { name: 'Crea la chiave' }).click();
    await making.getByText('Scrivi di chi è la chiave.').waitFor();
    await making.getByText('Scegli almeno un portale.').waitFor();
    await making.getByLabel('Di chi è').fill('Squadra dei partner');
    await making.getByRole('checkbox', { name: 'Le aree affidate a te' }).press('Space');
    await grownOld();
    await making.getByRole('button', { name: 'Crea la chiave' }).click();
    await page
      .getByRole('dialog', { name: 'Conferma che sei tu' })
      .getByRole('button', { name: 'Annulla' })
      .click();
    assert.equal(await making.getByLabel('Di chi è').inputValue(), 'Squadra dei partner');
    await making.getByRole('button', { name: 'Crea la chiave' }).click();
    await prove(page, superAdmin().password);
    const once = page.getByRole('dialog', { name: 'Ecco la chiave' });
    const token = (await once.getByText(/^bpt_/).innerText()).trim();
    await assertAccessible(page);
    await once.getByRole('button', { name: 'L’ho messa al sicuro' }).click();
    await once.waitFor({ state: 'detached' });
    assert.ok(!(await page.content()).includes(token), 'the key is on the screen once only');

    const publishes = async (portal: string) =>
      (
        await context.request.get(`/api/portals/publish/${portal}`, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status();
    assert.deepEqual([await publishes('thirdparty'), await publishes('admin')], [200, 403]);
    const row = keys.getByRole('row').filter({ hasText: 'Squadra dei partner' });
    await row.getByText('Le aree affidate a te').waitFor();
    await row.getByText(/Silvia Neri$/).waitFor();
    await assertAccessible(page);
    await row.getByRole('button', { name: 'Revoca la chiave «Squadra dei partner»' }).click();
    await grownOld();
    await page
      .getByRole('dialog', { name: 'Revocare la chiave «Squadra dei partner»?' })
      .getByRole('button', { name: 'Revoca' })
      .click();
    await prove(page, superAdmin().password);
    await page.getByText('Chiave revocata').first().waitFor();
    await row.waitFor({ state: 'detached' });
    assert.equal(await publishes('thirdparty'), 401);
    await keys.getByText('Chiavi concluse').click();
    await keys.getByText(/«Squadra dei partner», revocata il/).waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });
});

/** «Amministratori» with the keyboard alone: menus, dialogs, and where the focus is after them. */
import assert from 'node:assert/strict';
import { keyboardOf } from '../harness/keyboard.ts';
import { signIn, superAdmin } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { until } from '../harness/until.ts';
import { useProduct } from '../harness/use-product.ts';

const REASON = 'Cambia squadra da lunedì mattina.';

test.describe('the administrators with the keyboard alone', () => {
  const product = useProduct();

  test('are invited, given another role, suspended and let in again', async () => {
    const { page, context, complaints } = await product.visit({ reducedMotion: 'reduce' });
    await signIn(page, superAdmin());
    await page.goto('/admin/amministratori');
    await page.getByRole('heading', { level: 1, name: 'Amministratori' }).waitFor();
    const { press, type } = keyboardOf(page);
    const row = page.getByRole('row').filter({ hasText: 'Paolo Galli' });
    const actions = page.getByRole('button', { name: 'Azioni: Paolo Galli' });
    const dialog = page.getByRole('dialog');
    const hasFocus = (what: string) =>
      until(
        () => actions.evaluate((element) => element === document.activeElement),
        `the focus on the actions of Paolo, ${what}`,
      );
    const choose = async (action: string) => {
      await press(actions, 'the actions of Paolo');
      const item = page.getByRole('menuitem', { name: action });
      await item.waitFor();
      for (let presses = 0; presses < 6; presses += 1) {
        if ((await item.getAttribute('data-highlighted')) !== null) break;
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
      await dialog.waitFor();
    };
    const confirm = async () => {
      await type(dialog.getByLabel('Perché'), 'the reason', REASON);
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
    };

    // Escape closes the menu, and the dialog, and the focus is where it was.
    await press(actions, 'the actions of Paolo');
    await page.getByRole('menuitem', { name: 'Sospendi' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem', { name: 'Sospendi' }).waitFor({ state: 'detached' });
    await hasFocus('after its menu');
    await choose('Sospendi');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await hasFocus('after a dialog that was given up');

    await choose('Cambia ruolo');
    await confirm();
    await row.getByText('SuperAdmin', { exact: true }).waitFor();
    await hasFocus('after the role');
    await choose('Sospendi');
    await confirm();
    await row.getByText(/^Sospeso dal /).waitFor();
    await hasFocus('after the suspension');
    await choose('Riattiva');
    await confirm();
    await row.getByText('Attivo', { exact: true }).waitFor();
    await hasFocus('after the account is open again');

    const invitation = page.getByRole('form', { name: 'Invita una persona' });
    await type(invitation.getByLabel('E-mail'), 'E-mail', 'giada.mori@bussola.example');
    await type(invitation.getByLabel('Nome', { exact: true }), 'Nome', 'Giada');
    await type(invitation.getByLabel('Cognome'), 'Cognome', 'Mori');
    await press(invitation.getByRole('radio').first(), 'Ruolo', 'ArrowDown');
    await type(invitation.getByLabel('Perché serve'), 'Perché serve', REASON);
    await press(invitation.getByRole('button', { name: 'Manda l’invito' }), 'Manda l’invito');
    const invited = page.getByRole('row').filter({ hasText: 'Giada Mori' });
    await invited.getByText('SuperAdmin', { exact: true }).waitFor();
    await invited.getByText(/^Invito fino al /).waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });
});

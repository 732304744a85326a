/** The whole checkup with the keyboard alone. */
import { arrive } from '../harness/checkup.ts';
import { keyboardOf } from '../harness/keyboard.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

test.describe('the keyboard alone', () => {
  const product = useProduct();

  test('fills in the whole checkup', async () => {
    const { page, context } = await product.visit({ reducedMotion: 'reduce' });
    await page.goto('/user/login');
    const { reach, press, type } = keyboardOf(page);
    const radio = async (group: string | RegExp, place: number) => {
      const box = page.getByRole('group', { name: group });
      await reach(box.getByRole('radio').first(), String(group));
      await page.keyboard.press('Space');
      for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowDown');
    };
    const date = async (group: string, text: [string, string, string]) => {
      const box = page.getByRole('group', { name: group });
      for (const [place, label] of ['Giorno', 'Mese', 'Anno'].entries())
        await type(box.getByLabel(label), label, text[place] ?? '');
    };
    const select = async (label: string, text: string) => {
      await type(page.getByLabel(label), label, text);
    };
    const onward = () => press(page.getByRole('button', { name: 'Avanti' }), 'Avanti');

    await press(
      page.getByRole('button', { name: 'Inizia il checkup gratuito' }),
      'start of the checkup',
    );
    await page.getByRole('heading', { name: 'Cominciamo da te' }).waitFor();
    await date('Quando sei nato o nata?', ['14', '03', '1986']);
    await radio('Sesso', 0);
    await select('Che lavoro fai?', 'Dip');
    await select('Che titolo di studio hai?', 'Dip');
    // Letters go where the caret stands, also when the proposals open meanwhile.
    await type(page.getByRole('combobox', { name: 'In quale comune abiti?' }), 'comune', 'Bona');
    for (const key of ['Escape', 'ArrowLeft', 'ArrowLeft', 'l', 'o', 'g']) {
      await page.keyboard.press(key);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await page
      .getByRole('option', { name: /Bologna/ })
      .first()
      .waitFor();
    // A whole name is highlighted by itself.
    await page.keyboard.press('Enter');
    await type(page.getByLabel('Quanto guadagni in un anno, al netto?'), 'income', '28000');
    await radio('Per chi facciamo l’analisi?', 1);
    await type(page.getByLabel('Nome', { exact: true }), 'Nome', 'Clio');
    await type(page.getByLabel('Cognome', { exact: true }), 'Cognome', 'Riva');
    await press(page.getByRole('checkbox', { name: /Accetto le/ }), 'terms', 'Space');
    await onward();
    await arrive(page, '/checkup/2');
    await page.getByRole('heading', { name: 'La casa in cui vivi' }).waitFor();
    await radio(/A che titolo ci viv/, 2);
    await onward();
    await arrive(page, '/checkup/3');
    await page.getByRole('heading', { name: /^Che cosa [vt]i protegge già$/ }).waitFor();
    await press(page.getByRole('checkbox', { name: /^Spese mediche/ }), 'a cover', 'Space');
    await onward();
    await arrive(page, '/checkup/3-5');
    await press(page.getByRole('link', { name: 'Continua', exact: true }), 'Continua');
    await arrive(page, '/checkup/4');
    await type(page.getByLabel(/Quanto (avete|hai) in tutto/), 'wealth', '0');
    await onward();
    await arrive(page, '/checkup/5');
    await press(page.getByRole('checkbox', { name: /Ho letto l/ }), 'privacy', 'Space');
    await press(page.getByRole('button', { name: 'Ottieni i risultati' }), 'results');
    await page.getByRole('heading', { level: 1, name: /^Clio, / }).waitFor();
    await context.close();
  });
});

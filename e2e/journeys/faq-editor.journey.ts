/** A question from its draft to a vote; two people who write it at once; who may not. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { admin, anna, signIn, superAdmin } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

const QUESTION = 'Perché si chiama Bussola?';
const answerOf = (page: Page) => page.getByRole('textbox', { name: 'Risposta in italiano' });
const questionOf = (page: Page) => page.getByRole('textbox', { name: 'Domanda in italiano' });
const pressSave = (page: Page) => page.getByRole('button', { name: 'Salva la bozza' }).click();
/** As the clipboard gives it, with a text and its HTML. */
const paste = (page: Page, text: string, html: string) =>
  answerOf(page).evaluate(
    (box, [plain = '', rich = '']) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', plain);
      clipboardData.setData('text/html', rich);
      box.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [text, html],
  );

test.describe('the questions', () => {
  const product = useProduct();
  const written = async (id = 'nuova') => {
    const { page } = await product.visit();
    await signIn(page, superAdmin());
    await page.goto(`/admin/faqs?id=${id}`);
    await answerOf(page).waitFor();
    return page;
  };

  test('go from a draft to a vote', async () => {
    const page = await written();
    await questionOf(page).fill(QUESTION);
    await answerOf(page).click();
    await page.keyboard.type('Perché indica una direzione. ');
    await paste(
      page,
      '<script>alert(1)</script> e [qui](javascript:alert(1))',
      '<img src=x onerror="document.title=\'taken\'"><a href="javascript:alert(1)">qui</a>',
    );
    // As text: no element and no link came in.
    await expect(answerOf(page)).toContainText('<script>alert(1)</script> e [qui]');
    expect(await answerOf(page).locator('a, img, script').count()).toBe(0);
    await paste(page, 'a'.repeat(1_000_000), '');
    await page.getByText(/^Il testo che hai incollato è troppo lungo/).waitFor();
    await page.getByRole('button', { name: 'Parti dall’italiano' }).click();
    await page.getByRole('textbox', { name: 'Domanda in inglese' }).fill('Why the name Bussola?');
    await pressSave(page);
    await page.getByText('Bozza, ancora da pubblicare').waitFor();

    const { page: reader } = await product.visit();
    await signIn(reader, anna());
    await reader.goto('/app/dashboards/strumenti/faq');
    await reader.getByRole('button', { name: 'Da dove vengono i numeri?' }).waitFor();
    await expect(reader.getByRole('button', { name: QUESTION })).toHaveCount(0);

    await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
    await page.getByRole('button', { name: 'Pubblica adesso' }).click();
    await page.getByText('Pubblicata', { exact: true }).waitFor();

    await reader.reload();
    await reader.getByRole('button', { name: QUESTION }).click();
    await reader
      .getByRole('group', { name: 'Ti è stato utile?' })
      .filter({ visible: true })
      .getByRole('button', { name: 'No' })
      .click();
    await reader.getByLabel('Che cosa mancava?').fill('E l’ago?');
    await reader.getByRole('button', { name: 'Manda', exact: true }).click();
    await reader.getByText('Grazie, ci serve per scriverla meglio.').waitFor();

    await page.reload();
    const served = page.getByRole('region', { name: 'È servita?' });
    await served.getByText('«E l’ago?»').waitFor();
    await served.getByText(/^una lettura, una risposta, in /).waitFor();
  });

  test('are kept whole when two people write one at once', async () => {
    const first = await written();
    await questionOf(first).fill('Quanto dura il checkup, davvero?');
    await answerOf(first).click();
    await first.keyboard.type('Pochi minuti.');
    await pressSave(first);
    await first.waitForURL(/id=(?!nuova)/);
    const id = new URL(first.url()).searchParams.get('id') ?? '';
    const second = await written(id);

    await questionOf(second).fill('Quanto dura il checkup?');
    await answerOf(first).click();
    await first.keyboard.press('End');
    await first.keyboard.type(' Anche meno.');
    await pressSave(second);
    await second.getByText('Bozza salvata.').first().waitFor();
    await pressSave(first);
    await first.getByText(/ha salvato alle /).waitFor();
    await expect(answerOf(first)).toHaveText('Pochi minuti. Anche meno.');
    await first.getByRole('button', { name: 'Confronta' }).click();
    const dialog = first.getByRole('dialog');
    await dialog
      .getByRole('region', { name: 'Domanda in italiano' })
      .getByRole('radio', { name: /^Quello di / })
      .check({ force: true });
    await dialog.getByRole('button', { name: 'Metti insieme così' }).click();
    await expect(questionOf(first)).toHaveValue('Quanto dura il checkup?');
    await expect(answerOf(first)).toHaveText('Pochi minuti. Anche meno.');
    await pressSave(first);
    await expect(questionOf(second)).toHaveValue('Quanto dura il checkup?');
    await expect(answerOf(second)).toHaveText('Pochi minuti. Anche meno.', { timeout: 30_000 });
  });

  test('are put in order by keyboard, and are closed to an Admin', async () => {
    const page = await written();
    await page.getByRole('button', { name: /^Sposta Ho sbagliato una risposta/ }).focus();
    await page.keyboard.press('Space');
    await page
      .getByText(/^Stai spostando Ho sbagliato/)
      .first()
      .waitFor();
    await page.keyboard.press('ArrowUp');
    await page
      .getByText(/^Ho sbagliato una risposta.*, prima di /)
      .first()
      .waitFor();
    const moved = page.waitForResponse((answer) => answer.url().endsWith('/api/faqs/update'));
    await page.keyboard.press('Space');
    expect((await moved).status()).toBe(200);
    await page.reload();
    const rows = page.getByRole('navigation', { name: 'Domande per argomento' });
    await expect(rows.getByRole('link').first()).toContainText('Ho sbagliato una risposta');

    // By hand: the second is dragged over the first.
    const handles = rows.getByRole('button', { name: /^Sposta / });
    const [from, to] = [await handles.nth(1).boundingBox(), await handles.nth(0).boundingBox()];
    if (!from || !to) throw new Error('no handles');
    const dragged = page.waitForResponse((answer) => answer.url().endsWith('/api/faqs/update'));
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y, { steps: 4 });
    await page.mouse.move(from.x + 20, to.y + 10, { steps: 8 });
    await page.mouse.up();
    expect((await dragged).status()).toBe(200);
    await expect(rows.getByRole('link').nth(1)).toContainText('Ho sbagliato una risposta');

    const { page: other } = await product.visit();
    await signIn(other, admin());
    await other.goto('/admin/faqs');
    await other.waitForURL('**/admin/clienti');
    await other.getByRole('heading', { level: 1, name: 'Clienti' }).waitFor();
  });
});

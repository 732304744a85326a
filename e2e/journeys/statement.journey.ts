/**
 * The INPS statement in a real browser: the page reads it under its own security policy, sends
 * nothing, and saves the answers.
 */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { samplePdf } from '@bussola/inps-statement/sample-pdf';
import { sampleXml } from '@bussola/inps-statement/sample-xml';
import { assertAccessible } from '../harness/accessible.ts';
import { anna, signIn } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

const PAGE = '/app/dashboards/soluzione-consigliata/pensione';
/** What the shell sends by itself: its session and its measures. */
const OF_THE_SHELL = /\/api\/(account\/refresh-token|portals\/events|web-vitals)/;
const choose = (page: Page, name: string, mimeType: string, text: Uint8Array) =>
  page.locator('input[name=estratto]').setInputFiles({ name, mimeType, buffer: Buffer.from(text) });

test.describe('the statement of contributions', () => {
  const product = useProduct();

  test('promise «device»: is read as XML and as PDF without being sent; its answers are kept and change the results', async () => {
    const { page, context } = await product.visit({ reducedMotion: 'reduce' });
    await signIn(page, anna());
    await page.goto(PAGE);
    const sent: string[] = [];
    const bodies: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
      bodies.push(request.postData() ?? '');
    });
    const said = page.getByText(
      'Il primo contributo è di settembre 2004, l’ultimo di dicembre 2008.',
    );
    await choose(page, 'e.xml', 'text/xml', Buffer.from(sampleXml({ born: '1986-03-10' })));
    await said.waitFor();
    await assertAccessible(page);
    await page.getByRole('button', { name: 'Lascia stare' }).click();
    await said.waitFor({ state: 'detached' });

    await choose(page, 'e.pdf', 'application/pdf', await samplePdf({ born: '10/03/1986' }));
    await said.waitFor();
    await page.getByText('In tutto 147 settimane: 2 anni interi di contributi.').waitFor();
    assert.deepEqual(
      sent.filter((one) => !OF_THE_SHELL.test(one)),
      [],
      'the file stays on the device',
    );
    assert.equal(bodies.filter((body) => /EstrattoConto|%PDF|PERSONA/.test(body)).length, 0);
    const head = page.getByRole('heading', { level: 1 });
    const row = page.getByRole('row', { name: /^Pensione netta/ }).first();
    const after = (await row.getByRole('cell').nth(1).innerText()).replaceAll('\u00A0', ' ');
    await page.getByRole('button', { name: 'Usa queste risposte' }).click();
    await page.getByText('Fatto: le risposte di Anna sono quelle dell’estratto conto.').waitFor();
    await page.reload();
    await head.waitFor();
    const text = (await page.locator('main').innerText()).replaceAll('\u00A0', ' ');
    assert.ok(text.includes(after.replace(' al mese', '')), `${after} is not on the page`);
    await choose(page, 'e.pdf', 'application/pdf', await samplePdf({ born: '10/03/1986' }));
    await page
      .getByText('Le tue risposte dicono già le stesse cose: non c’è niente da cambiare.')
      .waitFor();
    await context.close();
  });

  test('of somebody else, or a file that is not a statement, is refused with a sentence', async () => {
    const { page, context } = await product.visit({ reducedMotion: 'reduce' });
    await signIn(page, anna());
    await page.goto(PAGE);
    await choose(page, 'e.pdf', 'application/pdf', await samplePdf({ born: '01/01/1950' }));
    await page.getByText('La data di nascita non torna: questo estratto non è di Anna').waitFor();
    await choose(page, 'foto.jpg', 'image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
    await page.getByText('Questo file non sembra un estratto conto dell’INPS').waitFor();
    await choose(page, 'e.pdf', 'application/pdf', await samplePdf({ password: 'segreta' }));
    await page
      .getByText('Questo PDF è protetto da una password: salvalo senza e riprova')
      .waitFor();
    await context.close();
  });
});

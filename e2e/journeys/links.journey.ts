/** Every link of the user area leads to what it names: a page, an area, a simulator, an editor. */
import assert from 'node:assert/strict';
import { demoPeople } from '@bussola/server';
import type { Page } from '@playwright/test';
import { signIn } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';
import { isAll } from '../harness/extent.ts';

const DASHBOARDS = '/app/dashboards/';
const PAGES = [
  'home',
  'home/membri',
  'home/entrate',
  'home/patrimonio',
  'profilo',
  'soluzione-consigliata',
  'soluzione-consigliata/piano',
  'correzioni',
  'strumenti',
  'strumenti/i-miei-report',
  'strumenti/documenti',
  'strumenti/testamento',
  'strumenti/regali',
  'strumenti/accesso-terzi',
  'account',
];
/** How many of them are walked without `--all`: those that lead to everything else. */
const OVERVIEWS = 7;
const AREA = /soluzione-consigliata\/([A-Za-z-]+)$/;

/** What a link says, where it goes, and a heading or a breadcrumb that must be there. */
const NAMED: readonly (readonly [label: RegExp, address: RegExp, there: RegExp])[] = [
  [/^(Vedi le dodici aree|Tutte le priorità)$/, /soluzione-consigliata$/, /^Aree da approfondire$/],
  [/^(Apri il piano|Il piano del mese|Guarda come usarli)$/, /piano$/, /^Il piano/],
  [/^Tutto il patrimonio$/, /patrimonio$/, /^Patrimonio$/],
  [/^Tutte le entrate$/, /entrate$/, /^Entrate$/],
  [/^Genera il report$/, /i-miei-report\?genera$/, /report/i],
  [/^Apri i report$/, /i-miei-report$/, /report/i],
  [/^Apri i documenti$/, /documenti$/, /^Documenti$/],
  [/^Apri il testamento$/, /testamento$/, /testamento/i],
  [/^Fai un regalo$/, /regali$/, /regal/i],
  [/^Leggi le risposte$/, /strumenti\/faq$/, /^Domande frequenti$/],
  [/^(Apri gli accessi|Guarda chi (sono|è, e rispondi))$/, /accesso-terzi$/, /access/i],
  [/^Tutto il registro$/, /account#accessi$/, /^Chi ha visto i miei dati$/],
  [/^(Apri il metodo|La regola, passo per passo|Metodo)/, /^\/metodo/, /./],
  [/^Simula$/, /#simula$/, /^E se cambiasse qualcosa\?$/],
  [/^Modifica i redditi$/, /reddito\/modifica$/, /^Quanto entra con .+Il reddito$/],
  [/^Modifica il patrimonio$/, /patrimonio\/modifica$/, /patrimonio/i],
  [/^Correggi$/, /patrimonio\/modifica$/, /^Che cosa ha .+\?Quello che possiedi$/],
  [/^Completa: Con quale regime fiscale$/, /regimi\/modifica$/, /Con quale regime fiscale$/],
];
const DATA = /[?&]modifica=/;

interface Link {
  label: string;
  href: string;
}
const linksOf = (page: Page): Promise<Link[]> =>
  page.locator('main a[href]').evaluateAll((links) =>
    links.map((link) => ({
      label: (link.getAttribute('aria-label') ?? link.textContent ?? '').trim(),
      href: link.getAttribute('href') ?? '',
    })),
  );

/** The headings and the breadcrumbs of the page, and of a drawer over it. */
const titlesOf = (page: Page): Promise<string[]> =>
  page
    .locator('h1, h2, nav[aria-label="Percorso"] li')
    .evaluateAll((all) =>
      all.map((one) => (one.textContent ?? '').replaceAll('\u00AD', '').trim()),
    );

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('h1').first().waitFor();
}

/** What a link lacks; undefined where it leads to what it names. */
async function lack(page: Page, { label, href }: Link): Promise<string | undefined> {
  if (DATA.test(href)) {
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
    const drawer = (await page.getByRole('dialog').textContent()) ?? '';
    const said = label.replace(/^(Cambia la risposta|Rispondi): /, '').split(' ');
    // «Reddito di Anna», or the name of a person: who it is stands in the drawer. «correggi» stands
    // beside the datum of the person.
    const isNamed =
      said[0] === 'correggi' ||
      !/persona=/.test(href) ||
      [said.at(-1), said[0]].some((name) => drawer.includes(name ?? ''));
    return isNamed ? undefined : 'a drawer that does not say whose';
  }
  const area = AREA.exec(href.split('#')[0] ?? '')?.[1];
  const named = NAMED.find(([words, address]) => words.test(label) && address.test(href));
  if (!named && area === undefined) return 'no heading is named for it';
  const wanted = named?.[2] ?? AREAS[area ?? ''];
  if (!wanted) return `no name for the area ${area ?? ''}`;
  const isThere = async () => (await titlesOf(page)).some((title) => wanted.test(title));
  for (let tries = 0; tries < 40; tries += 1) {
    if (await isThere()) return undefined;
    await page.waitForTimeout(100);
  }
  return `no ${String(wanted)} among ${(await titlesOf(page)).join(' | ')}`;
}
const AREAS: Readonly<Record<string, RegExp>> = {
  TCM: /^Se mancasse/,
  'infortuni-malattie': /^Infortuni e malattie/,
  LTC: /^Non autosufficienza/,
  'assistenza-medica': /^Cure mediche/,
  'polizze-rischi': /^Casa e responsabilità/,
  'tutela-legale': /^Tutela legale/,
  pensione: /^Pensione/,
  'riscatto-laurea': /^Riscatto della laurea/,
  'gestione-patrimonio': /^Gestione del patrimonio/,
  polizza: /^Passaggio del patrimonio/,
  'investimenti-capitale-garantito': /^Capitale garantito/,
  'unit-index-linked': /^Polizze d’investimento/,
};

const families = demoPeople().filter(({ what }) => what.startsWith('Famiglia'));

test.describe('every link leads to what it names', () => {
  const product = useProduct();

  for (const person of isAll ? families : families.slice(0, 1))
    test(person.what, async () => {
      test.setTimeout(isAll ? 400_000 : 240_000);
      const { page } = await product.visit();
      await signIn(page, person);
      const found = new Map<string, Link[]>();
      const todo = (isAll ? PAGES : PAGES.slice(0, OVERVIEWS)).map((path) => DASHBOARDS + path);
      for (const address of todo) {
        await open(page, address);
        await page.waitForLoadState('networkidle');
        for (const link of await linksOf(page)) {
          if (/^https?:/.test(link.href)) continue;
          if (isAll && AREA.test(link.href) && !todo.includes(link.href)) todo.push(link.href);
          const there = found.get(link.href) ?? [];
          found.set(link.href, there);
          // The same words that lead to the same place are one link.
          if (!there.some(({ label }) => label === link.label)) there.push(link);
        }
      }
      const count = [...found.values()].flat().length;
      assert.ok(count > 40, `only ${String(count)} links`);
      const wrong: string[] = [];
      for (const [href, links] of found) {
        await open(page, href);
        for (const link of links) {
          const why = await lack(page, link);
          if (why) wrong.push(`${link.label} -> ${href}: ${why}`);
        }
      }
      assert.deepEqual(wrong, []);
    });
});

/**
 * Three families complete the checkup, and a clock counts how long a person would take: reading,
 * deciding, typing, and recalling sums (decision 0059). What the product promises on the way must
 * hold.
 */
import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import {
  arrive,
  choose,
  chooseComune,
  fillDate,
  next,
  sayNoToTheRest,
  startCheckup,
  tick,
} from '../harness/checkup.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

/** 240 words a minute. */
const WORD_S = 60 / 240;
/** A field filled, an option chosen, a button pressed; «Avanti» is none. */
const DECISION_S = 1.35;
const KEY_S = 0.2;
/** A sum of money that one has to think of: from 4 to 8 seconds. */
const RECALL_S = 6;

interface Person {
  sex?: string;
  kin?: string;
  name: string;
  born: [string, string, string];
  job?: string;
  title?: string;
  income?: string;
}
interface Family {
  what: string;
  me: Person & { lastName: string };
  others: Person[];
  home: 'Affitto' | 'Proprietà' | 'Comproprietà';
  mortgage?: string;
  /** What is in the pension fund of the first person. */
  fund?: string;
  savings: string;
  /** Percents, by the label of each part. Without them all savings are on the account. */
  splits?: Record<string, Record<string, string>>;
  mostDecisions: number;
  /** Of the two ends of what is promised, the one that this family is near. */
  way?: 'shortest' | 'longest';
}

const FAMILIES: readonly Family[] = [
  {
    what: 'an employee alone',
    me: {
      ...{ sex: 'Uomo', name: 'Luca', lastName: 'Ferri', born: ['14', '03', '1990'] },
      ...{ job: 'Dipendente', title: 'Diploma', income: '22.000' },
    },
    others: [],
    home: 'Affitto',
    savings: '9.000',
    mostDecisions: 25,
    way: 'shortest',
  },
  {
    what: 'a couple with two children',
    me: {
      ...{ sex: 'Donna', name: 'Anna', lastName: 'Bellini', born: ['14', '03', '1986'] },
      ...{ job: 'Autonomo/a o professionista', income: '34.800' },
      title: 'Laurea magistrale',
    },
    others: [
      {
        ...{ kin: 'Marito', name: 'Marco', born: ['02', '05', '1984'] },
        ...{ job: 'Dipendente', title: 'Diploma', income: '24.000' },
      },
      { kin: 'Figlia', name: 'Sofia', born: ['09', '09', '2015'] },
      { kin: 'Figlio', name: 'Tommaso', born: ['21', '01', '2019'] },
    ],
    home: 'Comproprietà',
    mortgage: '148.000',
    fund: '12.000',
    savings: '46.000',
    splits: {
      'In che cosa sono': { Azioni: '20', Obbligazioni: '20', Liquidi: '60' },
      'Con quali strumenti': { 'Fondi comuni': '40', Altro: '60' },
      'Con quale regime fiscale': { Amministrato: '100' },
    },
    mostDecisions: 58,
    way: 'longest',
  },
  {
    what: 'a couple of pensioners',
    me: {
      ...{ sex: 'Donna', name: 'Rosa', lastName: 'Greco', born: ['14', '03', '1952'] },
      ...{ job: 'Pensionato/a', title: 'Licenza media', income: '15.000' },
    },
    others: [
      {
        ...{ kin: 'Marito', name: 'Pietro', born: ['02', '05', '1949'] },
        ...{ job: 'Pensionato/a', title: 'Diploma', income: '19.000' },
      },
    ],
    home: 'Proprietà',
    savings: '60.000',
    mostDecisions: 45,
  },
];

/**
 * The words of a page that a person reads: not those of menus, of closed lists, of the notes in the
 * margin, which nobody must read, nor those for screen readers.
 */
const wordsOn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let words = 0;
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (!parentElement?.checkVisibility() || parentElement.closest('option, nav, aside, header'))
        continue;
      if (parentElement.getBoundingClientRect().width <= 1) continue;
      words += textContent?.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
    }
    return words;
  });

/** Fills the checkup in, counting. */
function answers(page: Page) {
  let decisions = 0;
  let keys = 0;
  let sums = 0;
  let words = 0;
  const seconds = () => words * WORD_S + decisions * DECISION_S + keys * KEY_S + sums * RECALL_S;
  /** What was promised, and the seconds that had passed then. */
  const promises: { where: string; minutes: [least: number, most: number]; at: number }[] = [];
  const typed = async (field: Locator, text: string) => {
    decisions += 1;
    keys += text.length;
    await field.fill(text);
    await field.blur();
  };
  return {
    promises,
    seconds,
    get decisions() {
      return decisions;
    },
    promise: (where: string, minutes: [least: number, most: number]) =>
      promises.push({ where, minutes, at: seconds() }),
    /** Before «Avanti»: by then everything that the page asked has been on the screen. */
    read: async () => {
      const read = await wordsOn(page);
      words += read;
      process.stdout.write(`  ${new URL(page.url()).pathname}: ${read} words\n`);
    },
    press: async (press: () => Promise<unknown>) => {
      decisions += 1;
      await press();
    },
    type: (label: string | RegExp, text: string, scope: Page | Locator = page) =>
      typed(scope.getByLabel(label, { exact: true }), text),
    sum: (label: string | RegExp, text: string, scope: Page | Locator = page) => {
      sums += 1;
      return typed(scope.getByLabel(label, { exact: true }), text);
    },
    percent: (field: Locator, text: string) => typed(field, text),
    date: async (group: string, born: Person['born'], scope: Page | Locator = page) => {
      decisions += 1;
      keys += born.join('').length;
      await fillDate(scope, group, born);
    },
    comune: async (prefix: string) => {
      decisions += 1;
      keys += prefix.length;
      await chooseComune(page, prefix);
    },
  };
}
type Count = ReturnType<typeof answers>;

async function fillMe(page: Page, { me, others }: Family, count: Count): Promise<void> {
  await count.date('Quando sei nato o nata?', me.born);
  await count.press(() => choose(page, 'Sesso', me.sex ?? ''));
  const select = (label: string, option = '') =>
    count.press(() => page.getByLabel(label).selectOption({ label: option }));
  await select('Che lavoro fai?', me.job);
  await select('Che titolo di studio hai?', me.title);
  await count.comune('Reggio nell');
  await count.sum('Quanto guadagni in un anno, al netto?', me.income ?? '');
  const scope = others.length > 0 ? 'Per la famiglia' : 'Solo per me';
  await count.press(() => choose(page, 'Per chi facciamo l’analisi?', scope));
  await count.type('Nome', me.name);
  await count.type('Cognome', me.lastName);
  await count.press(() => tick(page, /Accetto le/));
  await goOn(page, count);
}

async function fillOthers(page: Page, { others }: Family, count: Count): Promise<void> {
  for (const [place, { kin = '', name, born, job, title = '', income = '' }] of others.entries()) {
    const add = place === 0 ? 'Aggiungi una persona' : 'Aggiungi un’altra persona';
    await count.press(() => page.getByRole('button', { name: add }).click());
    const card = page
      .locator('section')
      .filter({ has: page.getByRole('group', { name: 'Chi è per te?' }) })
      .last();
    const select = (label: string, option: string) =>
      count.press(() => card.getByLabel(label).selectOption({ label: option }));
    await count.press(() => choose(card, 'Chi è per te?', kin));
    await count.date('Data di nascita', born, card);
    await count.type('Nome', name, card);
    if (job !== undefined) {
      await select('Professione', job);
      await select('Titolo di studio', title);
      await count.sum('Reddito netto di un anno', income, card);
    }
  }
  await goOn(page, count);
}

async function fillHome(page: Page, { home, mortgage }: Family, count: Count): Promise<void> {
  const press = (group: string | RegExp, option: string) =>
    count.press(() => choose(page, group, option));
  await press(/A che titolo ci viv/, home);
  if (home !== 'Affitto') {
    await count.sum(/^Quanto vale oggi/, '280.000');
    await press('C’è un mutuo su questa casa?', mortgage === undefined ? 'No' : 'Sì');
    if (mortgage !== undefined) await count.sum('Quanto resta da restituire?', mortgage);
    await press('La casa è assicurata?', 'Sì');
  }
  await sayNoToTheRest(page, count.press);
  await goOn(page, count);
}

async function fillCovers(page: Page, { me, fund }: Family, count: Count): Promise<void> {
  await page.getByRole('heading', { name: /^Che cosa [vt]i protegge già$/ }).waitFor();
  const nones = await page.getByRole('radio', { name: /^Nessuna di queste/ }).all();
  for (const none of fund === undefined ? nones : nones.slice(1))
    await count.press(() => none.check());
  if (fund !== undefined) {
    const mine = page.getByRole('checkbox', { name: /^Fondo pensione/ }).first();
    await count.press(() => mine.check());
    await count.sum('Quanto c’è dentro, oggi?', fund);
    await count.type('Da quanti anni è aperto?', '6');
  }
  if (me.title?.startsWith('Laurea'))
    await count.press(() => choose(page, 'Hai già riscattato gli anni della laurea?', 'No'));
  await goOn(page, count);
  await arrive(page, '/checkup/3-5');
}

async function fillSavings(page: Page, { savings, splits }: Family, count: Count): Promise<void> {
  await page.getByText('Puoi fermarti qui: le risposte restano salvate.').waitFor();
  await page.getByRole('heading', { name: 'Una prima lettura' }).waitFor();
  await count.read();
  await page.getByRole('link', { name: 'Continua', exact: true }).click();
  await arrive(page, '/checkup/4');
  await promiseOfHeader(page, count);
  await count.sum(/^Quanto (avete|hai) in tutto/, savings);
  const question = 'È quasi tutto sul conto?';
  if (splits === undefined) await count.press(() => choose(page, question, 'Sì, quasi tutto'));
  else {
    await count.press(() => choose(page, question, 'No, e so come sono divisi'));
    for (const [title, parts] of Object.entries(splits))
      for (const [label, share] of Object.entries(parts))
        await count.percent(
          page
            .getByRole('group', { name: title })
            .getByRole('textbox', { name: new RegExp(`^${label}`) }),
          share,
        );
  }
  await goOn(page, count);
  await arrive(page, '/checkup/5');
  await count.press(() => tick(page, /Ho letto l/));
  await count.read();
  await count.press(() => page.getByRole('button', { name: 'Ottieni i risultati' }).click());
}

async function goOn(page: Page, count: Count): Promise<void> {
  await count.read();
  await next(page);
}

/** «da 5 a 9 minuti», «circa 4 minuti», «meno di un minuto». */
function minutesIn(text: string): [least: number, most: number] {
  const [, least, most] = /(?:da (\d+) a )?(\d+)\sminuti/i.exec(text) ?? [];
  if (most !== undefined) return [Number(least ?? most), Number(most)];
  assert.match(text, /un minuto/);
  return [1, 1];
}

async function promiseOfHeader(page: Page, count: Count): Promise<void> {
  const text = await page
    .getByText(/minut[oi] alla fine/)
    .first()
    .innerText();
  count.promise(new URL(page.url()).pathname, minutesIn(text));
}

test.describe('how much the checkup asks', () => {
  const product = useProduct();

  for (const family of FAMILIES) {
    const { mostDecisions } = family;
    test(`${family.what}: ${mostDecisions} decisions at the most`, async ({}, info) => {
      const { page, context, complaints } = await product.visit();
      const count = answers(page);
      await page.goto('/user/login');
      const onSignIn = page.getByText(/^Da \d+ a \d+ minuti$/);
      count.promise('/user/login', minutesIn(await onSignIn.innerText()));
      await count.press(() => startCheckup(page));
      await promiseOfHeader(page, count);
      await fillMe(page, family, count);
      if (family.others.length > 0) {
        await arrive(page, '/checkup/1-5');
        await promiseOfHeader(page, count);
        await fillOthers(page, family, count);
      }
      await arrive(page, '/checkup/2');
      await promiseOfHeader(page, count);
      await fillHome(page, family, count);
      await arrive(page, '/checkup/3');
      await promiseOfHeader(page, count);
      await fillCovers(page, family, count);
      await fillSavings(page, family, count);
      await page
        .getByRole('heading', { level: 1, name: new RegExp(`^${family.me.name}, `) })
        .waitFor();
      const took = count.seconds();
      const told = `${count.decisions} decisions, ${Math.round(took)} s`;
      info.annotations.push({ type: 'measured', description: told });
      process.stdout.write(`${family.what}: ${told}\n`);
      const left = count.promises.map(({ at, ...promise }) => ({ ...promise, left: took - at }));
      for (const { where, minutes, left: seconds } of left)
        process.stdout.write(
          `  ${where}: ${minutes.join('–')} min, took ${Math.round(seconds)} s\n`,
        );
      assert.ok(count.decisions <= mostDecisions, told);
      assert.deepEqual(
        left.filter(({ minutes: [, most], left: seconds }) => seconds > most * 60),
        [],
        'more than promised',
      );
      if (family.way === 'shortest')
        assert.deepEqual(
          left.filter(({ minutes: [least], left: seconds }) => seconds > least * 60),
          [],
          'the least is too little',
        );
      if (family.way === 'longest')
        assert.deepEqual(
          left.filter(({ minutes: [, most], left: seconds }) => seconds < (most - 2) * 60),
          [],
          'the most is too much',
        );
      assert.deepEqual(complaints, []);
      await context.close();
    });
  }
});

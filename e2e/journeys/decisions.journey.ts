/**
 * Three families complete the checkup. The test counts every choice and every typed value, and
 * fails above a limit. The seconds leave out reading: 1.2 for a choice, 2.5 for a value.
 */
import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import {
  arrive,
  choose,
  chooseComune,
  fillDate,
  next,
  startCheckup,
  tick,
} from '../harness/checkup.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

const CHOICE_S = 1.2;
const VALUE_S = 2.5;

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
  home: 'Affitto' | 'Proprietà';
  mortgage?: string;
  savings: string;
  most: { decisions: number; seconds: number };
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
    most: { decisions: 25, seconds: 180 },
  },
  {
    what: 'a couple with two children',
    me: {
      ...{ sex: 'Donna', name: 'Anna', lastName: 'Bellini', born: ['14', '03', '1986'] },
      ...{ job: 'Autonomo/a o professionista', title: 'Diploma', income: '34.800' },
    },
    others: [
      {
        ...{ kin: 'Marito', name: 'Marco', born: ['02', '05', '1984'] },
        ...{ job: 'Dipendente', title: 'Diploma', income: '24.000' },
      },
      { kin: 'Figlia', name: 'Sofia', born: ['09', '09', '2015'] },
      { kin: 'Figlio', name: 'Tommaso', born: ['21', '01', '2019'] },
    ],
    home: 'Proprietà',
    mortgage: '148.000',
    savings: '46.000',
    most: { decisions: 45, seconds: 360 },
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
    most: { decisions: 45, seconds: 360 },
  },
];

/** Fills the checkup in, counting. */
function answers(page: Page) {
  let choices = 0;
  let values = 0;
  const typed = async (field: Locator, text: string) => {
    values += 1;
    await field.fill(text);
    await field.blur();
  };
  return {
    get decisions() {
      return choices + values;
    },
    get seconds() {
      return choices * CHOICE_S + values * VALUE_S;
    },
    press: async (press: () => Promise<unknown>) => {
      choices += 1;
      await press();
    },
    type: (label: string | RegExp, text: string, scope: Page | Locator = page) =>
      typed(scope.getByLabel(label, { exact: true }), text),
    date: async (group: string, born: Person['born'], scope: Page | Locator = page) => {
      values += 1;
      await fillDate(scope, group, born);
    },
    comune: async (prefix: string) => {
      values += 1;
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
  await count.type('Quanto guadagni in un anno, al netto?', me.income ?? '');
  const scope = others.length > 0 ? 'Per la famiglia' : 'Solo per me';
  await count.press(() => choose(page, 'Per chi facciamo l’analisi?', scope));
  await count.type('Nome', me.name);
  await count.type('Cognome', me.lastName);
  await count.press(() => tick(page, /Accetto le/));
  await next(page);
}

async function fillOthers(page: Page, { others }: Family, count: Count): Promise<void> {
  for (const [place, { kin = '', name, born, job, title = '', income = '' }] of others.entries()) {
    const add = place === 0 ? 'Aggiungi una persona' : 'Aggiungi un’altra persona';
    await count.press(() => page.getByRole('button', { name: add }).click());
    const card = page
      .locator('section')
      .filter({ has: page.getByLabel('Chi è per te?') })
      .last();
    const select = (label: string, option: string) =>
      count.press(() => card.getByLabel(label).selectOption({ label: option }));
    await select('Chi è per te?', kin);
    await count.date('Data di nascita', born, card);
    await count.type('Nome', name, card);
    if (job !== undefined) {
      await select('Professione', job);
      await select('Titolo di studio', title);
      await count.type('Reddito netto di un anno', income, card);
    }
  }
  await next(page);
}

async function fillHome(page: Page, { home, mortgage }: Family, count: Count): Promise<void> {
  const press = (group: string | RegExp, option: string) =>
    count.press(() => choose(page, group, option));
  await press(/A che titolo ci viv/, home);
  if (home === 'Proprietà') {
    await count.type('Quanto vale oggi, più o meno?', '280.000');
    await press('C’è un mutuo su questa casa?', mortgage === undefined ? 'No' : 'Sì');
    if (mortgage !== undefined) await count.type('Quanto resta da restituire?', mortgage);
    await press('La casa è assicurata?', 'Sì');
  }
  await next(page);
}

async function fillRest(page: Page, { savings }: Family, count: Count): Promise<void> {
  await page.getByRole('heading', { name: /^Che cosa [vt]i protegge già$/ }).waitFor();
  for (const none of await page.getByRole('radio', { name: /^Nessuna di queste/ }).all())
    await count.press(() => none.check());
  await next(page);
  await arrive(page, '/checkup/3-5');
  await page.getByText('Puoi fermarti qui: le risposte restano salvate.').waitFor();
  await page.getByRole('heading', { name: 'Una prima lettura' }).waitFor();
  await page.getByRole('link', { name: 'Continua', exact: true }).click();
  await arrive(page, '/checkup/4');
  await count.type(/^Quanto (avete|hai) in tutto/, savings);
  await count.press(() => choose(page, 'È quasi tutto sul conto?', 'Sì, quasi tutto'));
  await next(page);
  await arrive(page, '/checkup/5');
  await count.press(() => tick(page, /Ho letto l/));
  await page.getByRole('button', { name: 'Ottieni i risultati' }).click();
}

test.describe('how much the checkup asks', () => {
  const product = useProduct();

  for (const family of FAMILIES) {
    const { most } = family;
    test(`${family.what}: ${most.decisions} decisions at the most`, async ({}, info) => {
      const { page, context, complaints } = await product.visit();
      const count = answers(page);
      await startCheckup(page);
      await fillMe(page, family, count);
      if (family.others.length > 0) {
        await arrive(page, '/checkup/1-5');
        await fillOthers(page, family, count);
      }
      await arrive(page, '/checkup/2');
      await fillHome(page, family, count);
      await fillRest(page, family, count);
      await page
        .getByRole('heading', { level: 1, name: new RegExp(`^${family.me.name}, `) })
        .waitFor();
      const told = `${count.decisions} decisions, ${Math.round(count.seconds)} s`;
      info.annotations.push({ type: 'measured', description: told });
      process.stdout.write(`${family.what}: ${told}\n`);
      assert.ok(count.decisions <= most.decisions, told);
      assert.ok(count.seconds <= most.seconds, told);
      assert.deepEqual(complaints, []);
      await context.close();
    });
  }
});

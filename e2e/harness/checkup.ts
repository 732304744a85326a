/** The checkup as a person fills it in: by label, in Italian. */
import type { Locator, Page } from '@playwright/test';

/** A choice card; its accessible name may go on with a line of help. */
export const choose = (scope: Page | Locator, group: string | RegExp, option: string) =>
  scope
    .getByRole('group', { name: group })
    .getByRole('radio', { name: new RegExp(`^${option}(\\s|$)`) })
    .check();

/** Ticks the box itself: the words beside it may hold a link. */
export const tick = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('checkbox', { name }).check({ position: { x: 11, y: 22 } });

export async function fillDate(
  scope: Page | Locator,
  group: string,
  [day, month, year]: [string, string, string],
): Promise<void> {
  const field = scope.getByRole('group', { name: group });
  await field.getByLabel('Giorno').fill(day);
  await field.getByLabel('Mese').fill(month);
  await field.getByLabel('Anno').fill(year);
  await field.getByLabel('Anno').blur();
}

/**
 * Chooses the first municipality of the list. The field first goes to the middle of the window. At
 * the bottom of the window the list opens above the field. Playwright then scrolls while it
 * presses, the list moves below the field, and the press misses it.
 */
export async function chooseComune(page: Page, prefix: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'In quale comune abiti?' });
  await field.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
  });
  await field.fill(prefix);
  await page
    .getByRole('option', { name: new RegExp(prefix) })
    .first()
    .click();
}

export async function startCheckup(page: Page): Promise<void> {
  await page.goto('/user/login');
  await page.getByRole('button', { name: 'Inizia il checkup gratuito' }).click();
  await page.getByRole('heading', { name: 'Cominciamo da te' }).waitFor();
}

export interface Answers {
  birth?: [string, string, string];
  firstName?: string;
  lastName?: string;
  income?: string;
  perimeter?: 'Per la famiglia' | 'Solo per me';
}

export async function fillDati(
  page: Page,
  {
    birth = ['14', '03', '1986'],
    firstName = 'Anna',
    lastName = 'Bellini',
    income = '34.800',
    perimeter = 'Per la famiglia',
  }: Answers = {},
): Promise<void> {
  await fillDate(page, 'Quando sei nato o nata?', birth);
  await choose(page, 'Sesso', 'Donna');
  await page.getByLabel('Che lavoro fai?').selectOption({ label: 'Autonomo/a o professionista' });
  await page.getByLabel('Che titolo di studio hai?').selectOption({ label: 'Laurea magistrale' });
  await chooseComune(page, 'Reggio nell');
  await page.getByLabel('Quanto guadagni in un anno, al netto?').fill(income);
  await choose(page, 'Per chi facciamo l’analisi?', perimeter);
  await page.getByLabel('Nome', { exact: true }).fill(firstName);
  await page.getByLabel('Cognome', { exact: true }).fill(lastName);
  await tick(page, /Accetto le/);
}

export const next = (page: Page) => page.getByRole('button', { name: 'Avanti' }).click();
export async function arrive(page: Page, path: string): Promise<void> {
  try {
    await page.waitForURL((url) => url.pathname === path, { timeout: 30_000 });
  } catch (cause) {
    const alerts = await page.getByRole('alert').allInnerTexts();
    throw new Error(
      `still at ${new URL(page.url()).pathname} instead of ${path}: ${alerts.filter(Boolean).join(' | ')}`,
      { cause },
    );
  }
}

export async function addMarco(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aggiungi una persona' }).click();
  await fillMarco(page);
}

/** The card of the person who was just added. */
export async function fillMarco(page: Page): Promise<void> {
  await choose(page, 'Chi è per te?', 'Marito');
  await page.getByLabel('Nome', { exact: true }).fill('Marco');
  await fillDate(page, 'Data di nascita', ['02', '05', '1984']);
  await page.getByLabel('Professione').selectOption({ label: 'Dipendente' });
  await page.getByLabel('Titolo di studio').selectOption({ label: 'Diploma' });
  await page.getByLabel('Reddito netto di un anno').fill('24.000');
  await choose(page, 'Abita con te?', 'Sì, nella stessa casa');
}

export async function fillCasa(
  page: Page,
  { value = '280.000', mortgage = '148.000' } = {},
): Promise<void> {
  await choose(page, /A che titolo ci viv/, 'Proprietà');
  await page.getByLabel('Quanto vale oggi, più o meno?').fill(value);
  await choose(page, 'C’è un mutuo su questa casa?', 'Sì');
  await page.getByLabel('Quanto resta da restituire?').fill(mortgage);
  await choose(page, 'La casa è assicurata?', 'Sì');
  await sayNoToTheRest(page);
}

/** Nobody holds anything: the quickest true answer. */
export async function fillPrevidenza(page: Page): Promise<void> {
  await page.getByRole('heading', { name: /^Che cosa [vt]i protegge già$/ }).waitFor();
  for (const none of await page.getByRole('radio', { name: /^Nessuna di queste/ }).all())
    await none.check();
  await sayNoToTheRest(page);
}

/** Answers «No» to each question of yes or no that is still open. */
export async function sayNoToTheRest(
  page: Page,
  press = (check: () => Promise<void>): Promise<void> => check(),
): Promise<void> {
  const groups = page.getByRole('main').getByRole('group');
  for (let place = 0; place < (await groups.count()); place += 1) {
    const group = groups.nth(place);
    const no = group.getByRole('radio', { name: 'No', exact: true });
    if ((await no.count()) !== 1 || (await group.getByRole('radio', { checked: true }).count()) > 0)
      continue;
    await press(() => no.check());
  }
}

/** Percentages of a split, by the label of each number. */
export async function fillSplit(
  page: Page,
  title: string,
  shares: Record<string, string>,
): Promise<void> {
  const split = page.getByRole('group', { name: title });
  for (const [label, value] of Object.entries(shares)) {
    const field = split.getByRole('textbox', { name: new RegExp(`^${label}`) });
    await field.fill(value);
    await field.blur();
  }
}

export async function fillFinanza(page: Page): Promise<void> {
  await page.getByLabel(/Quanto (avete|hai) in tutto/).fill('46.000');
  await page.getByLabel(/Quanto (avete|hai) in tutto/).blur();
  await choose(page, 'È quasi tutto sul conto?', 'No, e so come sono divisi');
  await fillSplit(page, 'In che cosa sono', { Azioni: '20', Obbligazioni: '20', Liquidi: '60' });
  await fillSplit(page, 'Con quali strumenti', { 'Fondi comuni': '60', Altro: '40' });
  await fillSplit(page, 'Con quale regime fiscale', { Amministrato: '70', 'Non so': '30' });
}

/** @param again true after a correction: the consent is known, so there is no box to tick */
export async function finish(page: Page, { again = false } = {}): Promise<void> {
  if (!again) await tick(page, /Ho letto l/);
  await page.getByRole('button', { name: 'Ottieni i risultati' }).click();
}

/** Fills in the whole checkup, to the results or only to the summary. */
export async function completeCheckup(
  page: Page,
  answers: Answers = {},
  { stopAtSummary = false } = {},
): Promise<void> {
  await fillDati(page, answers);
  await next(page);
  await arrive(page, '/checkup/1-5');
  await addMarco(page);
  await next(page);
  await arrive(page, '/checkup/2');
  await fillCasa(page);
  await next(page);
  await arrive(page, '/checkup/3');
  await fillPrevidenza(page);
  await next(page);
  await arrive(page, '/checkup/3-5');
  await page.getByRole('link', { name: 'Continua', exact: true }).click();
  await arrive(page, '/checkup/4');
  await fillFinanza(page);
  await next(page);
  await arrive(page, '/checkup/5');
  if (!stopAtSummary) await finish(page);
}

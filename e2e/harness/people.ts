/** The demo people, and how they come in. */
import type { BrowserContext, Page } from '@playwright/test';
import { demoPeople } from '@bussola/server';
import { tick } from './checkup.ts';
import { codeFor } from './mailbox.ts';

export interface DemoPerson {
  email: string;
  password: string;
  role: string;
}

export function demoPerson(
  pick: (person: { email: string; role: string; what: string; name: string }) => boolean,
): DemoPerson {
  const person = demoPeople().find(pick);
  if (!person) throw new Error('no such demo person');
  return person;
}
export const anna = (): DemoPerson => demoPerson(({ name }) => name.startsWith('Anna'));
export const admin = (): DemoPerson => demoPerson(({ role }) => role === 'Admin');
export const superAdmins = (): DemoPerson[] =>
  demoPeople().filter(({ role }) => role === 'SuperAdmin');
export const superAdmin = (): DemoPerson => demoPerson(({ role }) => role === 'SuperAdmin');
export const adviser = (): DemoPerson => demoPerson(({ role }) => role === 'Consulente');
export const partner = (): DemoPerson => demoPerson(({ what }) => what.startsWith('Partner'));

interface Credentials {
  email: string;
  password: string;
}

export async function signInByCall(
  { request }: BrowserContext,
  { email, password }: Credentials,
): Promise<void> {
  const answer = await request.post('/api/account/authenticate', {
    data: { email, password, remember: false },
  });
  if (!answer.ok()) throw new Error(`sign-in answered ${answer.status()}: ${await answer.text()}`);
}

/** By the call, then to the person's first page. */
export async function signIn(page: Page, person: Credentials): Promise<void> {
  await signInByCall(page.context(), person);
  await page.goto('/user/login');
  await page.waitForURL((url) => !url.pathname.startsWith('/user/'), { timeout: 30_000 });
}

/** By the form: the journeys about signing in, and those that remember the person. */
export async function signInByForm(
  page: Page,
  { email, password }: Credentials,
  { remember = false }: { remember?: boolean } = {},
): Promise<void> {
  await page.goto('/user/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (remember) await tick(page, /^Ricordami/);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/user/'), { timeout: 30_000 });
}

/** Registers by the form and proves the address with the code of the mailbox. */
export async function register(
  page: Page,
  url: string,
  {
    email,
    password,
    firstName = 'Anna',
    lastName = 'Bellini',
  }: { email: string; password: string; firstName?: string; lastName?: string },
): Promise<void> {
  await page.goto('/user/register');
  await page.getByLabel('Nome', { exact: true }).fill(firstName);
  await page.getByLabel('Cognome', { exact: true }).fill(lastName);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Conferma password').fill(password);
  await tick(page, /Ho letto l’informativa/);
  await page.getByRole('button', { name: 'Registrati' }).click();
  await page.waitForURL('**/user/new-verify-email');
  const code = await codeFor(page.context().request, url, email);
  await page.getByLabel('Cifra 1 di 6').click();
  await page.keyboard.type(code);
  await page.waitForURL((address) => !address.pathname.startsWith('/user/'));
}

/**
 * Every link that a mail carries is pressed: it opens a page that exists and offers what the mail
 * said.
 */
import assert from 'node:assert/strict';
import type { APIRequestContext } from '@playwright/test';
import { admin, anna, demoPerson, superAdmin } from '../harness/people.ts';
import type { DemoPerson } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { until } from '../harness/until.ts';
import { useProduct } from '../harness/use-product.ts';

interface Mail {
  to: string;
  subject: string;
  link: string | null;
}
const PASSWORD = 'Ginestra-Vela-318';
const NEW = 'nuova.persona@prova.example';

/** Where mails lead whose subject says what the page is for. */
const LEADS: Record<string, string> = {
  'Conferma il tuo indirizzo e-mail': '/user/new-verify-email',
  'Hai già un account Bussola': '/alreadyexits',
  'Scegli una nuova password': '/user/reset-password',
  'Un consulente chiede di seguirti': '/app/dashboards/strumenti/accesso-terzi',
};

test.describe('the links of the mails', () => {
  const product = useProduct();

  /** Calls as a page of ours makes them. */
  async function signedIn(request: APIRequestContext, { email, password }: DemoPerson) {
    const send = async (method: string, path: string, data: object, jwtToken?: string) => {
      const answer = await request.fetch(path, {
        method,
        data,
        headers: {
          origin: product.url,
          ...(jwtToken ? { authorization: `Bearer ${jwtToken}` } : {}),
        },
      });
      assert.ok(
        answer.status() < 300,
        `${method} ${path} answered ${answer.status()}: ${await answer.text()}`,
      );
      return (await answer.body()).length > 0
        ? ((await answer.json()) as Record<string, unknown>)
        : {};
    };
    const session = (await send('POST', '/api/account/authenticate', {
      email,
      password,
      remember: false,
    })) as { jwtToken: string; user: { id: string } };
    return {
      id: session.user.id,
      call: (method: string, path: string, data: object) =>
        send(method, path, data, session.jwtToken),
    };
  }
  const mails = async (request: APIRequestContext): Promise<Mail[]> =>
    ((await (await request.get('/dev/posta.json')).json()) as { messages: Mail[] }).messages;

  test('lead to pages that exist, and none of them to an error', async () => {
    const { context, complaints } = await product.visit();
    const { request } = context;
    const anybody = async (path: string, data: object) => {
      const answer = await request.post(path, { data, headers: { origin: product.url } });
      assert.ok(
        answer.status() < 300,
        `${path} answered ${answer.status()}: ${await answer.text()}`,
      );
    };
    const registration = (email: string) => ({
      firstName: 'Nora',
      lastName: 'Conti',
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      acceptPrivacy: true,
    });
    await anybody('/api/account/new-register', registration(NEW));
    await anybody('/api/account/new-register', registration(anna().email));
    await anybody('/api/account/forgot-password', {
      email: demoPerson(({ name }) => name.startsWith('Luca')).email,
    });
    const owner = await signedIn(request, anna());
    await owner.call('PUT', `/api/account/new-update-email/${owner.id}`, {
      email: 'anna.altrove@prova.example',
    });
    await owner.call('POST', `/api/account/thirdpartygrantaccess/${owner.id}`, {
      email: 'commercialista@prova.example',
      scopes: ['dati'],
      purpose: 'Dichiarazione dei redditi',
    });
    const staff = await signedIn(request, admin());
    const adviser = demoPerson(({ role }) => role === 'Consulente');
    const clients = await staff
      .call('GET', '/api/admin/clients/getAll?pageSize=100', {})
      .catch(() => null);
    assert.notEqual(clients, null);
    const { rows } = clients as { rows: { userId: string; email: string }[] };
    const followed = rows.find(
      ({ email }) => email === demoPerson(({ name }) => name.startsWith('Chiara Rizzo')).email,
    );
    const helper = await signedIn(request, adviser);
    await staff.call('PUT', '/api/admin/consulente/toggleclient', {
      consulenteId: helper.id,
      clientId: followed?.userId,
      linked: true,
      reason: 'Ha chiesto una revisione della pensione',
    });
    const chief = await signedIn(request, superAdmin());
    assert.ok(chief.id);

    const all = await until(async () => {
      const found = await mails(request);
      return found.length >= 8 && found;
    }, 'the mails of all that');
    const linked = all.filter((mail) => mail.link !== null);
    assert.ok(linked.length >= 8, linked.map(({ subject }) => subject).join(', '));
    const seen: Record<string, string> = {};
    for (const { subject, link, to } of linked) {
      const fresh = await product.visit();
      const url = new URL(link ?? '');
      assert.equal(url.origin, new URL(product.url).origin, `${subject} leads to another site`);
      const answer = await fresh.page.goto(url.href);
      assert.equal(answer?.status(), 200, `${subject} for ${to}: ${url.pathname}`);
      await fresh.page.getByRole('heading', { level: 1 }).first().waitFor();
      const heading = await fresh.page.getByRole('heading', { level: 1 }).first().innerText();
      assert.doesNotMatch(
        heading,
        /Ops|errore|non autorizzato|non vale più|non si può/i,
        `${subject} leads to «${heading}»`,
      );
      assert.equal(url.pathname, LEADS[subject] ?? url.pathname, subject);
      // The page offers a way on, whoever opens it.
      await fresh.page.getByRole('button').or(fresh.page.getByRole('link')).first().waitFor();
      assert.deepEqual(fresh.complaints, [], subject);
      seen[subject] = new URL(fresh.page.url()).pathname;
      await fresh.context.close();
    }
    // Each of these was among them: a mail that no longer leaves is noticed too.
    for (const subject of [
      'Conferma il tuo indirizzo e-mail',
      'Hai già un account Bussola',
      'Scegli una nuova password',
      'Un consulente chiede di seguirti',
    ])
      assert.ok(subject in seen, `${subject} is not among ${Object.keys(seen).join(' · ')}`);
    assert.ok(
      all.some(({ to }) => to === 'commercialista@prova.example'),
      'the offer of a grant left',
    );
    assert.deepEqual(complaints, []);
    await context.close();
  });
});

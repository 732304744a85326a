/**
 * Where the button of every mail leads. A journey presses them (e2e/journeys/letters.journey.ts);
 * here each address is said by hand, also of the mails that come late.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { asSystem } from '../../access.ts';
import { giveNumber } from '../../../test/advisers.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { listDevMail } from './outbox-repository.ts';
import { UNDO_DAYS } from '../privacy/undo-deletion.ts';

const TOKEN = '[\\w-]{43}';
/** By subject: the path, and what of it is different each time. Null: nothing to press. */
const LEADS: readonly (readonly [subject: string, address: string | null])[] = [
  ['Conferma il tuo indirizzo e-mail', `/user/new-verify-email[?]token=${TOKEN}`],
  ['Hai già un account Bussola', `/alreadyexits[?]token=${TOKEN}`],
  ['Scegli una nuova password', `/user/reset-password[?]token=${TOKEN}`],
  ['Conferma il nuovo indirizzo e-mail', `/user/new-verify-change-email[?]token=${TOKEN}`],
  ['Hai chiesto di cambiare indirizzo e-mail?', `/user/new-verify-change-email[?]undo=${TOKEN}`],
  [
    'L’indirizzo e-mail del tuo account è cambiato',
    `/user/new-verify-change-email[?]undo=${TOKEN}`,
  ],
  ['Il tuo indirizzo e-mail è cambiato', '/user/forgot-password'],
  ['Il collegamento per entrare in Bussola', `/user/email-access/${TOKEN}`],
  ['Riprendi il tuo checkup', `/user/email-access/${TOKEN}`],
  ['Entra nella tua area Bussola', '/user/login'],
  ['Nuovo accesso al tuo account', '/user/forgot-password'],
  ['Qualcosa è cambiato tra chi gestisce Bussola', '/admin/amministratori'],
  ['Ti invitiamo a lavorare con Bussola', `/user/reset-password[?]token=${TOKEN}`],
  ['Qualcuno ti apre la sua area di Bussola', '/thirdparty/clienti'],
  ['C’è un regalo utile per te', '/checkup'],
  ['Hai dato accesso alla tua area', '/user/forgot-password'],
  ['Un consulente chiede di seguirti', '/app/dashboards/strumenti/accesso-terzi'],
  ['Il tuo account è sospeso', null],
  ['Il tuo account è di nuovo aperto', '/user/login'],
  ['Il tuo account è stato eliminato', `/user/undo-delete[?]token=${TOKEN}`],
  ['Il tuo account è di nuovo attivo', '/user/login'],
  ['I tuoi dati sono stati cancellati', null],
  ['Non ti vediamo da molto tempo', '/user/login'],
];
let t: TestApp;
/** Every mail of the story below, the newest first. */
let mails: { subject: string; body: string; html: string }[];

beforeAll(async () => {
  t = await testApp();
  mails = await everyMail();
});
afterAll(() => t.close());

async function everyMail() {
  const { db } = t.deps;
  const told: typeof mails = [];
  const read = async () => {
    await t.app.services.mailer.drain();
    told.unshift(...(await listDevMail(db, null)));
    await db.query('delete from dev_mail', []);
  };
  const email = 'anna.riceve@bussola.example';
  const signIn = (password: string) => t.call('authenticate', { body: { email, password } });
  const prove = ({ token, userId }: Person) =>
    t.call('stepUp', { token, params: { userId }, body: { password: PASSWORD } });
  const staff = async (role: string) => {
    const person = await t.register(`${role.toLowerCase()}.scrive@bussola.example`);
    await db.query('update users set role = $2 where id = $1', [person.userId, role]);
    await prove(person);
    return person;
  };
  let anna = await t.register(email);
  const [boss, adviser] = [await staff('SuperAdmin'), await staff('Consulente')];
  await t.call('newRegister', {
    body: {
      firstName: 'Anna',
      lastName: 'Colombo',
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      acceptPrivacy: true,
    },
  });
  t.advance(120);
  await t.call('forgotPassword', { body: { email } });
  t.advance(120);
  await t.call('emailRegister', { body: { email, acceptPrivacy: true } });
  const guest = (await t.call('createCheckup', { body: {} })).body;
  await t.call('emailRegister', {
    token: guest.token,
    body: { email: 'visita@bussola.example', acceptPrivacy: true },
  });
  for (let n = 0; n < 10; n += 1) await signIn('Sbagliata-1');
  await signIn(PASSWORD);
  t.advance(3600);
  anna = { ...anna, token: (await signIn(PASSWORD)).body.jwtToken };
  await t.call('createGrant', {
    token: anna.token,
    params: { userId: anna.userId },
    body: {
      email: 'commercialista@bussola.example',
      scopes: ['dati'],
      purpose: 'Dichiarazione dei redditi',
    },
  });
  await t.call('sendRegalo', {
    token: anna.token,
    body: {
      regalo: 'checkup',
      nome: 'Zia Rosa',
      email: 'zia.rosa@bussola.example',
      messaggio: '',
      language: 'it',
    },
  });
  // The hour has ended the proof of the one who acts.
  boss.token = (await t.call('refreshToken', { cookies: boss.cookies })).body.jwtToken;
  await prove(boss);
  await t.call('createAdmin', {
    token: boss.token,
    body: {
      firstName: 'Nora',
      lastName: 'Bassi',
      email: 'nora.invitata@bussola.example',
      role: 'Admin',
      reason: 'Serve una persona in più',
    },
  });
  await giveNumber(t, adviser.userId);
  await t.call('toggleClient', {
    token: boss.token,
    body: {
      consulenteId: adviser.userId,
      clientId: anna.userId,
      linked: true,
      reason: 'Ha chiesto una revisione della pensione',
    },
  });
  await read();
  await t.call('newUpdateEmail', {
    token: anna.token,
    params: { userId: anna.userId },
    body: { email: 'anna.altrove@bussola.example' },
  });
  await read();
  const code = told.map(({ body }) => /^\d{6}$/m.exec(body)?.[0]).find(Boolean) ?? '';
  await t.call('newVerifyChangeEmail', { token: anna.token, body: { code } });
  for (const enabled of [false, true])
    await t.call('enableClient', {
      token: boss.token,
      params: { clientId: anna.userId },
      body: { enabled, reason: 'Lo ha chiesto per telefono, con un documento.' },
    });
  const leaver = await t.register('chi.parte@bussola.example');
  const leave = () =>
    t.call('deleteAccount', {
      token: leaver.token,
      params: { userId: leaver.userId },
      body: { password: PASSWORD, confirm: 'ELIMINA' },
    });
  await leave();
  await read();
  const undo =
    /undo-delete[?]token=([\w-]{43})/.exec(told.map(({ body }) => body).join('\n'))?.[1] ?? '';
  await t.call('undoDelete', { body: { token: undo } });
  // Before the account goes: its letters go with it.
  await read();
  leaver.token = (
    await t.call('authenticate', {
      body: { email: 'chi.parte@bussola.example', password: PASSWORD },
    })
  ).body.jwtToken;
  await leave();
  t.advance(UNDO_DAYS * 86_400 + 60);
  await asSystem(() => t.app.services.erasure.eraseDue());
  t.advance(3 * 366 * 86_400);
  await asSystem(() => t.app.services.retention.sweep());
  await read();
  return told;
}

it.each(LEADS)('«%s» leads to %s', (subject, address) => {
  const found = mails.filter((mail) => mail.subject === subject);
  expect(found.length).toBeGreaterThan(0);
  for (const { body, html } of found) {
    const links = [...body.matchAll(/https?:\/\/\S+/g)].map(([link]) => link);
    const buttons = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
    if (address === null) expect([links, buttons]).toEqual([[], []]);
    else
      for (const link of [links[0], buttons[0]])
        expect(link).toMatch(new RegExp(`^${t.deps.config.publicUrl}${address}$`));
  }
});

it('knows every mail of the story', () => {
  expect([...new Set(mails.map(({ subject }) => subject))].toSorted()).toEqual(
    LEADS.map(([subject]) => subject).toSorted(),
  );
});

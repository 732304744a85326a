/**
 * `pnpm create-superadmin --email=… [--name="Nome Cognome"]`: makes the first SuperAdmin, or raises
 * an existing person. The password comes from SUPERADMIN_PASSWORD, from a pipe, or is asked for;
 * never from the command line, which others can read.
 */
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { Email, Password } from '@bussola/contract';
import { systemClock } from '../clock.ts';
import { ConfigError } from '../config.ts';
import { passwordHasher } from '../modules/people/hashing.ts';
import { foldEmail } from '../modules/people/one-use.ts';
import { isTooEasy } from '../modules/people/password-rule.ts';
import { note } from '../modules/audit/audit-repository.ts';
import { activate } from '../modules/people/claim-repository.ts';
import { findByEmail, insertUser, raiseToSuperAdmin } from '../modules/people/user-repository.ts';
import { runCommand, withDatabase } from './run-command.ts';

async function ask(question: string, hidden = false): Promise<string> {
  if (!process.stdin.isTTY)
    throw new ConfigError(
      `${question} is missing: give --email=…, and the password in SUPERADMIN_PASSWORD or through a pipe`,
    );
  let shown = true;
  // Hides the typed answer to a question about a secret.
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (shown) process.stdout.write(chunk);
      done();
    },
  });
  const line = createInterface({ input: process.stdin, output, terminal: true, historySize: 0 });
  try {
    const answer = line.question(`${question}: `);
    shown = !hidden;
    return (await answer).trim();
  } finally {
    line.close();
    if (hidden) process.stdout.write('\n');
  }
}

async function readPipe(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin) text += String(chunk);
  return text.split('\n')[0]?.trim() ?? '';
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, name: { type: 'string' } },
    strict: true,
  });
  const email = values.email ?? (await ask('E-mail'));
  if (!Email.safeParse(email).success) throw new ConfigError(`«${email}» is not an e-mail address`);
  const password =
    process.env.SUPERADMIN_PASSWORD ??
    (process.stdin.isTTY ? await ask('Password', true) : await readPipe());
  if (!Password.safeParse(password).success)
    throw new ConfigError(
      'The password needs 8 to 32 characters: a digit, an uppercase and a lowercase letter, and otherwise letters, digits and ! @ # $ % ^ & * ( ) . , _ - + = ?',
    );
  const [firstName = 'Super', ...rest] = (values.name ?? 'Super Admin').trim().split(/\s+/);
  if (await isTooEasy(password, [email, firstName, ...rest]))
    throw new ConfigError('This password is among the first that are guessed: choose another');

  await withDatabase(async ({ db }) => {
    const passwordHash = await passwordHasher().hash(password, 'staff');
    const known = await findByEmail(db, foldEmail(email));
    await db.transaction(async (tx) => {
      const id = known?.id ?? randomUUID();
      if (!known) {
        await insertUser(tx, {
          id,
          state: 'to-verify',
          firstName,
          lastName: rest.join(' '),
          language: 'it',
          now: systemClock(),
          email,
          folded: foldEmail(email),
          passwordHash,
        });
        await activate(tx, id, foldEmail(email));
      }
      await raiseToSuperAdmin(tx, id, passwordHash, systemClock());
      // Done by the operator of the server, who has no account here.
      await note(tx, {
        at: systemClock(),
        actor: null,
        subject: id,
        action: 'staff.raised',
        detail: 'SuperAdmin',
      });
    });
    console.log(
      known
        ? `${email} is a SuperAdmin now, with the new password; open sessions were ended`
        : `${email} is a SuperAdmin`,
    );
  });
}

await runCommand(main);

import { afterEach, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSecrets } from './secrets.ts';

const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(path.join(tmpdir(), 'bussola-secrets-'));
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

it('instances that start together for the first time have the same keys', async () => {
  const dataDir = folder();
  const five = await Promise.all(Array.from({ length: 5 }, () => loadSecrets(dataDir)));
  const said = five.map(({ audit, releases, masterKey, mac }) =>
    JSON.stringify([
      audit.publicKey,
      releases.publicKeys,
      Buffer.from(masterKey).toString('hex'),
      mac('prova', 'x'),
    ]),
  );
  expect(new Set(said).size).toBe(1);
  // One key signs what the other verifies.
  const [first, last] = [five[0], five[4]];
  const bytes = new TextEncoder().encode('prova');
  expect(
    first &&
      last &&
      (await crypto.subtle.verify(
        'Ed25519',
        last.verifyKey,
        await crypto.subtle.sign('Ed25519', first.signKey, bytes),
        bytes,
      )),
  ).toBe(true);
});

it('keys are complete files that only the owner can read, and no temporary file is left', async () => {
  const dataDir = folder();
  await loadSecrets(dataDir);
  const names = readdirSync(path.join(dataDir, 'secrets')).sort();
  expect(names).toEqual([
    'audit-ed25519.pem',
    'hmac.key',
    'jwt-ed25519.pem',
    'master.key',
    'releases-ed25519.pem',
  ]);
  for (const name of names)
    expect(statSync(path.join(dataDir, 'secrets', name)).mode & 0o777).toBe(0o600);
});

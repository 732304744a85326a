/** The server as its own process: killed, started twice, stopped. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { killRounds } from '../bench/kill-rounds.ts';
import { startProcess } from '../bench/server-process.ts';
import type { ServerProcess } from '../bench/server-process.ts';
import { PASSWORD } from '../test/live-app.ts';
import { openTestDatabase } from '../test/test-database.ts';

it('loses no acknowledged save when the server is killed', async () => {
  // On PostgreSQL the saves go to a database of its own on the server of the tests.
  const database = await openTestDatabase();
  try {
    const result = await killRounds(3, 4, database.url ? { DATABASE_URL: database.url } : {});
    expect(result.acknowledged).toBeGreaterThan(2);
    expect(result.lost).toBe(0);
  } finally {
    await database.close();
  }
}, 90_000);

describe('one folder, one server', () => {
  let folder: string;
  let first: ServerProcess;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'bussola-lock-'));
    first = await startProcess({ DATA_DIR: folder, DATABASE_URL: '' });
  }, 240_000);
  afterAll(async () => {
    await first.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('refuses the second, saying what to do', async () => {
    await expect(startProcess({ DATA_DIR: folder, DATABASE_URL: '' })).rejects.toThrow(
      /in use by another Bussola server.*DATA_DIR/,
    );
  }, 240_000);

  it('refuses a port that is taken with one sentence', async () => {
    const other = mkdtempSync(path.join(tmpdir(), 'bussola-port-'));
    const port = new URL(first.url).port;
    await expect(startProcess({ DATA_DIR: other, DATABASE_URL: '', PORT: port })).rejects.toThrow(
      `Port ${port} is taken by another program`,
    );
    rmSync(other, { recursive: true, force: true });
  }, 240_000);

  it('keeps folder and secrets to their owner', () => {
    const mode = (name: string) => statSync(path.join(folder, name)).mode & 0o777;
    expect([
      mode('.'),
      mode('pg'),
      mode('secrets'),
      mode('secrets/hmac.key'),
      mode('secrets/jwt-ed25519.pem'),
    ]).toEqual([0o700, 0o700, 0o700, 0o600, 0o600]);
  });

  it('removes a half upload at the next start when it was killed during the upload', async () => {
    const ask = async <T>(
      address: string,
      body?: object,
      headers: Record<string, string> = {},
    ): Promise<{ json: T; cookie: string }> => {
      const answer = await fetch(
        `${first.url}${address}`,
        body
          ? {
              method: 'POST',
              headers: { 'content-type': 'application/json', ...headers },
              body: JSON.stringify(body),
            }
          : {},
      );
      if (!answer.ok)
        throw new Error(`${address} answered ${answer.status} ${await answer.text()}`);
      return {
        json: (await answer.json()) as T,
        cookie: answer.headers
          .getSetCookie()
          .map((one) => one.split(';')[0])
          .join('; '),
      };
    };
    const email = 'a.meta@bussola.example';
    const { cookie } = await ask('/api/account/new-register', {
      firstName: 'A',
      lastName: 'Metà',
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      acceptPrivacy: true,
    });
    const {
      json: { messages },
    } = await ask<{ messages: { code: string }[] }>(`/dev/posta.json?to=${email}`);
    const {
      json: { jwtToken, user },
    } = await ask<{ jwtToken: string; user: { id: string } }>(
      '/api/account/new-verify-email',
      { email, code: messages[0]?.code },
      { cookie },
    );
    const socket = connect(Number(new URL(first.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/files/upload/${user.id} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${jwtToken}\r\nContent-Type: multipart/form-data; boundary=meta\r\nContent-Length: 5000000\r\n\r\n`,
    );
    socket.write(
      `--meta\r\nContent-Disposition: form-data; name="Files"; filename="referto.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7 ${'dato molto personale '.repeat(20_000)}`,
    );
    const drafts = () => {
      try {
        return readdirSync(path.join(folder, 'uploads')).filter(
          (name) => statSync(path.join(folder, 'uploads', name)).size > 0,
        );
      } catch {
        return [];
      }
    };
    for (const end = performance.now() + 20_000; drafts().length === 0 && performance.now() < end;)
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    await first.kill();
    socket.destroy();
    expect(drafts()).toHaveLength(1);
    first = await startProcess({ DATA_DIR: folder, DATABASE_URL: '' });
    expect(drafts()).toEqual([]);
  }, 240_000);

  it('stops at once while a client keeps its connection open', async () => {
    const answer = await fetch(`${first.url}/livez`, { headers: { connection: 'keep-alive' } });
    await answer.text();
    const started = performance.now();
    expect(await first.stop()).toBe(0);
    // Without the sweep it waits for the client's own end, over a minute.
    expect(performance.now() - started).toBeLessThan(40_000);
    first = await startProcess({ DATA_DIR: folder, DATABASE_URL: '' });
  }, 240_000);
});

it('refuses a data folder that is a file', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'bussola-file-'));
  const file = path.join(place, 'data');
  writeFileSync(file, '');
  // A file in its place, and a place where the system makes no folders.
  for (const folder of [file, '/proc/absent/data'])
    await expect(startProcess({ DATA_DIR: folder, DATABASE_URL: '' })).rejects.toThrow(
      `The data folder ${folder} cannot be written`,
    );
  rmSync(place, { recursive: true, force: true });
}, 20_000);

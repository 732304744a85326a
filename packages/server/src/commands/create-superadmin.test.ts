import { expect, it, jest } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '../config.ts';
import { openDatabase } from '../open-database.ts';

// A database of its own is made on the disk.
jest.setTimeout(240_000);

it('makes the first SuperAdmin, and the audit says so', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bussola-command-'));
  try {
    const env = {
      PATH: process.env.PATH ?? '',
      DATA_DIR: dataDir,
      SUPERADMIN_PASSWORD: 'Corallo-Neve-658',
    };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        '--no-warnings',
        path.join(import.meta.dirname, 'create-superadmin.ts'),
        '--email=capo@bussola.example',
        '--name=Silvia Neri',
      ],
      { env },
    );
    expect(stdout).toBe('capo@bussola.example is a SuperAdmin\n');
    const { db, close } = await openDatabase(
      readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    );
    try {
      expect(
        await db.query(
          `select u.role, u.state, a.action, a.who, a.detail from users u join audit_pseudonyms p on p.user_id = u.id join audit a on a.about = p.pseudonym where u.email = 'capo@bussola.example' order by a.id`,
          [],
        ),
      ).toEqual([
        {
          role: 'SuperAdmin',
          state: 'active',
          action: 'staff.raised',
          who: null,
          detail: 'SuperAdmin',
        },
      ]);
    } finally {
      await close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

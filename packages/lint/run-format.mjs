#!/usr/bin/env node
// Checks that every file is formatted by Prettier; `--write` formats them.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const prettier = createRequire(import.meta.url).resolve('prettier/bin/prettier.cjs');
const write = process.argv.includes('--write');
const { status } = spawnSync(
  process.execPath,
  [prettier, write ? '--write' : '--check', '--log-level', write ? 'warn' : 'log', '--cache', '.'],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);

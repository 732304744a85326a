#!/usr/bin/env node
// Checks that every file is formatted by Prettier, or those of some PATHS; `--write` formats them.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const prettier = createRequire(import.meta.url).resolve('prettier/bin/prettier.cjs');
const write = process.argv.includes('--write');
const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const { status } = spawnSync(
  process.execPath,
  [
    prettier,
    // With both, it formats and names what it changed.
    ...(write ? ['--write'] : []),
    ...['--list-different', '--ignore-unknown', '--cache'],
    ...(paths.length > 0 ? paths : ['.']),
  ],
  { cwd: root, stdio: 'inherit' },
);
if (status !== 0 && !write)
  console.error('The files above are not formatted: `pnpm format` formats them.');
if (status === 0 && write) console.log('Every file is formatted.');
process.exit(status ?? 1);

/**
 * `node tools/run.mjs sentences`: `docs/sentences.md` has every sentence that the engine can say.
 * With `--write` it writes them anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { frasi } from '../packages/domain/test/frasi.ts';

const file = path.resolve(import.meta.dirname, '../docs/sentences.md');
const written = frasi();

if (process.argv.includes('--write')) writeFileSync(file, written);
else if (written !== readFileSync(file, 'utf8')) {
  console.error(
    'The sentences are not those of the engine: write them with `node tools/run.mjs sentences --write`',
  );
  process.exitCode = 1;
}

/**
 * Runs a file of test vectors through the engine and prints each difference. Changes nothing.
 * Usage: node tools/vectors.ts [FILE]; without a file, the project's own. Exit code 1 on any
 * failure.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseVettori, runVettore, type EsitoVettore } from '../packages/domain/src/vectors/run.ts';

const file =
  process.argv[2] ??
  fileURLToPath(new URL('../packages/domain/vectors/domain-vectors.json', import.meta.url));
const esiti = run(file);
const failed = esiti.filter(({ differenze }) => differenze.length > 0);
for (const { area, name, differenze } of failed)
  for (const difference of differenze) console.log(`${area}, ${name}: ${difference}`);
console.log(`${esiti.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

function run(path: string): EsitoVettore[] {
  try {
    const vettori = parseVettori(readFileSync(path, 'utf8'));
    return vettori.length > 0
      ? vettori.map(runVettore)
      : [{ area: 'file', name: path, differenze: ['no vectors in it'] }];
  } catch (error) {
    return [
      {
        area: 'file',
        name: path,
        differenze: [error instanceof Error ? error.message : String(error)],
      },
    ];
  }
}

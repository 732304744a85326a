/**
 * Runs a file of test vectors through the engine and prints each difference. Changes nothing.
 * Usage: node tools/vectors.ts [FILE]. Without a file it takes the project's own, less the rules
 * that are still to be built. Exit code 1 on any failure.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DA_FARE } from '../packages/domain/src/vectors/da-fare.ts';
import { parseVettori, runVettore, type EsitoVettore } from '../packages/domain/src/vectors/run.ts';

const given = process.argv[2];
const file =
  given ??
  fileURLToPath(new URL('../packages/domain/vectors/domain-vectors.json', import.meta.url));
const esiti = run(file);
const failed = esiti.filter(({ differenze }) => differenze.length > 0);
for (const { area, name, differenze } of failed)
  for (const difference of differenze) console.log(`${area}, ${name}: ${difference}`);
console.log(`${esiti.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

function run(path: string): EsitoVettore[] {
  try {
    const parsed = parseVettori(readFileSync(path, 'utf8'));
    const vettori = given === undefined ? parsed.filter(isBuilt) : parsed;
    if (vettori.length < parsed.length)
      console.log(`${parsed.length - vettori.length} left out: their rules are still to be built`);
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

function isBuilt(vettore: unknown): boolean {
  return !DA_FARE.has((vettore as { fn: string }).fn);
}

/**
 * `pnpm sentences`: `packages/domain/test/sentences.md` has every sentence that the engine can
 * say, and each is reached. With `--write` it writes them anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const file = path.resolve(import.meta.dirname, '../packages/domain/test/sentences.md');
/** Two words in a literal: a sentence, or a part of one. */
const PHRASE = /['`][^'`]*[a-zà-ú] [a-zà-ú][^'`]*['`]/;

// Coverage counts from here on, so the engine is loaded after it has begun.
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
const { frasi } = await import('../packages/domain/test/frasi.ts');
const written = frasi();
const { result } = await session.post('Profiler.takePreciseCoverage');
session.disconnect();

/** The words of questions are said by screens, not by the engine. */
const neverSaid = result
  .filter(({ url }) => /\/domain\/src\/(?:parole\/(?!domande\/)|racconto\/)/.test(url))
  .flatMap(({ url, functions }) => {
    const name = fileURLToPath(url);
    const source = readFileSync(name, 'utf8');
    return functions
      .flatMap(({ ranges }) => ranges)
      .filter(({ count }) => count === 0)
      .map(({ startOffset, endOffset }) => ({
        line: source.slice(0, startOffset).split('\n').length,
        code: source.slice(startOffset, endOffset),
      }))
      .filter(({ code }) => PHRASE.test(code))
      .map(({ line, code }) => `${path.basename(name)}:${line} ${code.replaceAll(/\s+/g, ' ')}`);
  });
for (const one of neverSaid) console.error(`no household of test/frasi.ts hears: ${one}`);

const isOld = written !== readFileSync(file, 'utf8');
if (process.argv.includes('--write')) {
  writeFileSync(file, written);
  console.log(isOld ? 'sentences.md was written again: see git diff.' : 'sentences.md was right.');
} else if (isOld)
  console.error(
    'The sentences are not those of the engine: write them with `pnpm sentences --write`',
  );
if (neverSaid.length > 0 || (isOld && !process.argv.includes('--write'))) process.exitCode = 1;

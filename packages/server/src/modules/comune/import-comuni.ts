/**
 * A new list of municipalities into the table, or only what it would change: all of it or nothing.
 */
import type { IsoDate } from '@bussola/domain';
import type { Deps } from '../../deps.ts';
import {
  ceaseComuni,
  insertComuni,
  lockComuni,
  replaceNomi,
  updateComuni,
} from './comune-repository.ts';
import { planImport } from './import-plan.ts';
import type { Plan } from './import-plan.ts';
import { readIstatList, readVariazioni } from './istat-list.ts';

interface Import {
  list: Uint8Array;
  variazioni?: Uint8Array | undefined;
  day: IsoDate;
  dryRun: boolean;
}

/** @throws ImportError before anything is written when a file cannot be used */
export async function importComuni(
  db: Deps['db'],
  { list, variazioni, day, dryRun }: Import,
): Promise<Plan> {
  const comuni = readIstatList(list);
  const changes = variazioni ? readVariazioni(variazioni) : [];
  return db.transaction(async (tx) => {
    const plan = planImport(await lockComuni(tx), comuni, changes, day);
    if (dryRun) return plan;
    await insertComuni(tx, plan.added);
    await updateComuni(
      tx,
      plan.changed.map(({ after }) => after),
    );
    await ceaseComuni(
      tx,
      plan.ceased.map(({ comune, cessatoIl, successore }) => ({
        codice_istat: comune.codice_istat,
        cessato_il: cessatoIl,
        successore,
      })),
    );
    await replaceNomi(tx, plan.nomi);
    return plan;
  });
}

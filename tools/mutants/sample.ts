/** A sample of the mutants, drawn by a seed: MUTANTS_SHARE (0 to 1) of them, the same ones for the same MUTANTS_SEED. */
import { createHash } from 'node:crypto';

/** What a mutant outside the sample answers; the report leaves it out. */
export const NOT_SAMPLED = 'not in the sample';

export function isSampled(id: string, share = Number(process.env['MUTANTS_SHARE'] ?? 1), seed = process.env['MUTANTS_SEED'] ?? '1'): boolean {
  return createHash('sha256').update(`${seed}:${id}`).digest().readUInt32BE() / 2 ** 32 < share;
}

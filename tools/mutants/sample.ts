/**
 * A sample of the mutants, drawn by a seed: MUTANTS_SHARE (0 to 1) of them, the same ones for the
 * same MUTANTS_SEED.
 */
import { createHash } from 'node:crypto';
import { CheckStatus, type Checker } from '@stryker-mutator/api/check';

/** What a mutant outside the sample answers; the report leaves it out. */
export const NOT_SAMPLED = 'not in the sample';

/**
 * A mutant outside the sample is set aside before any test runner hears of it: it costs nothing.
 */
export const makeSampler = (): Checker => ({
  init: () => Promise.resolve(),
  check: (mutants) =>
    Promise.resolve(
      Object.fromEntries(
        mutants.map(({ id }) => [
          id,
          isSampled(id)
            ? { status: CheckStatus.Passed as const }
            : { status: CheckStatus.CompileError as const, reason: NOT_SAMPLED },
        ]),
      ),
    ),
});

function isSampled(
  id: string,
  share = Number(process.env['MUTANTS_SHARE'] ?? 1),
  seed = process.env['MUTANTS_SEED'] ?? '1',
): boolean {
  return createHash('sha256').update(`${seed}:${id}`).digest().readUInt32BE() / 2 ** 32 < share;
}

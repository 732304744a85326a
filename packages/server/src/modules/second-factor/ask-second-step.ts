import { plusSeconds } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import type { FirstStep } from '../people/challenge-repository.ts';
import type { Ways } from './factor-standing.ts';
import { issueChallenge } from './issue-challenge.ts';

const TICKET_SECONDS = 600;

/** The password was right and is not enough: a refusal that carries the way on. */
export const askSecondStep =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (tx: Tx, userId: string, ways: Ways, first: FirstStep): Promise<ProblemError> => {
    const expiresAt = plusSeconds(clock(), TICKET_SECONDS);
    const ticket = await issueChallenge(tx, {
      kind: 'second-factor',
      userId,
      data: first,
      expiresAt,
    });
    return new ProblemError('SECOND_FACTOR_REQUIRED', {
      secondFactor: { ticket, ...ways, expiresAt: expiresAt.toISOString() },
    });
  };

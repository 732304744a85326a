import type { Problem, ProblemCode } from '@bussola/contract';

/**
 * A refusal of the server, or of the way to it. People read the text of `code`; never `message`.
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly code: ProblemCode | 'NETWORK';
  readonly problem: Problem | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    code: ProblemCode | 'NETWORK',
    problem?: Problem,
    retryAfterSeconds?: number,
  ) {
    super(`${status} ${code}${problem?.detail ? `: ${problem.detail}` : ''}`);
    this.status = status;
    this.code = code;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Text keys or exact texts by field, for a form. */
  get fields(): Record<string, string> {
    return Object.fromEntries(
      (this.problem?.errors ?? []).map(({ field, message }) => [field, message]),
    );
  }
}

/**
 * The problem of anything thrown: one made in another bundle is known by its name, not by its
 * class.
 */
export function asProblem(error: unknown): ProblemError | undefined {
  return isProblem(error) ? error : undefined;
}

const isProblem = (error: unknown): error is ProblemError =>
  error instanceof Error && error.name === 'ProblemError';

/** Codes that carry a person from one session to another, and the pages that spend them. */
import { plusSeconds } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { originOf } from '../../http/site.ts';
import { ProblemError } from '../../problem-error.ts';
import { hashToken, newToken } from '../people/one-use.ts';
import { insertHandoff, takeHandoff } from './handoff-repository.ts';
import type { Handoff } from './handoff-repository.ts';

const CODE_SECONDS = 60;

export const invalidCode = () => new ProblemError('TOKEN_INVALID');

export function handoffCodes({ clock, config }: Pick<Deps, 'clock' | 'config'>) {
  async function issue(tx: Tx, handoff: Handoff): Promise<{ token: string; expiresAt: Date }> {
    const token = newToken();
    const expiresAt = plusSeconds(clock(), CODE_SECONDS);
    await insertHandoff(tx, { ...handoff, codeHash: hashToken(token), now: clock(), expiresAt });
    return { token, expiresAt };
  }
  const take = (tx: Tx, code: string): Promise<Handoff | undefined> =>
    takeHandoff(tx, hashToken(code), clock());
  /**
   * At the address of whoever asks, whose cookie it needs. `grant` and `look` let the page name the
   * area; only the code opens it.
   */
  const page = (
    { site }: Actor,
    name: 'thirdparty' | 'logoutthirdparty',
    code: string,
    about: { grant?: string | null; look?: string } = {},
  ) => {
    const named = Object.entries(about).flatMap(([key, id]) => (id ? [`&${key}=${id}`] : []));
    const origin = originOf(config, site);
    return { url: `${origin}/user/authenticate/${name}?code=${code}${named.join('')}` };
  };

  return { issue, take, page };
}
export type HandoffCodes = ReturnType<typeof handoffCodes>;

/** Sessions in another area do not chain: the person comes back first. */
export function refuseElsewhere(actor: Actor): void {
  if (actor.via !== 'own') throw new ProblemError('FORBIDDEN', { detail: 'Another area is open' });
}

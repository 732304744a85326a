import { plusDays } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Secrets } from '../../secrets.ts';
import type { Mailer } from '../mail/mailer.ts';
import { foldEmail, hashToken, newCode, newToken } from '../people/one-use.ts';
import { putVerification } from '../people/token-repository.ts';
import { findClaims } from '../people/claim-repository.ts';

interface Claimant {
  id: string;
  email: string;
  firstName: string;
  language: 'it' | 'en';
}
/** Who is signed in here, provisionally, and who registered here. */
export interface Browser {
  actorId: string | null;
  boundTo: string | null;
}

export const hashVerificationCode = (secrets: Pick<Secrets, 'mac'>, userId: string, code: string) =>
  secrets.mac('verification-code', `${userId}|${code}`);

/** The claim that was made in this browser. */
export const claimOf = <C extends { id: string }>(
  claims: readonly C[],
  { actorId, boundTo }: Browser,
): C | undefined =>
  claims.find(({ id }) => id === actorId) ?? claims.find(({ id }) => id === boundTo);

export function sendVerification(
  { clock, secrets }: Pick<Deps, 'clock' | 'secrets'>,
  mailer: Pick<Mailer, 'verification'>,
) {
  /** A new code and link, and the message that carries them. */
  async function send(tx: Tx, to: Claimant, { byStranger = false } = {}): Promise<void> {
    const code = newCode();
    const token = newToken();
    await putVerification(tx, {
      userId: to.id,
      tokenHash: hashToken(token),
      codeHash: hashVerificationCode(secrets, to.id, code),
      now: clock(),
      expiresAt: plusDays(clock(), 1),
      byStranger,
    });
    await mailer.verification(tx, to, code, token);
  }
  return {
    send,
    /** Sends again, only to a person whose address is not proved yet. The caller cannot tell. */
    async resend(tx: Tx, email: string, browser: Browser): Promise<void> {
      const claims = await findClaims(tx, foldEmail(email));
      const own = claimOf(claims, browser);
      const claim = own ?? claims[0];
      if (claim?.email)
        await send(
          tx,
          {
            id: claim.id,
            email: claim.email,
            firstName: claim.firstName,
            language: claim.language,
          },
          { byStranger: !own },
        );
    },
  };
}

import { SignJWT, jwtVerify } from 'jose';
import type { CryptoKey } from 'jose';
import type { Clock } from '../../clock.ts';
import type { Secrets } from '../../secrets.ts';

export interface AccessClaims {
  /** Who acts. */ userId: string;
  /** Whose area is open: that of `userId`, or of another person. */ areaId: string;
  sessionId: string;
  counter: number;
  expiresAt: number;
}

const LIFE_SECONDS = 600;
const ISSUER = 'bussola';
const AUDIENCE = 'bussola-api';
const REMEMBERED = 5_000;

/** Short-lived proof of a session, signed with Ed25519; it lives in the page's memory only. */
export function accessTokens(secrets: Pick<Secrets, 'signKey' | 'verifyKey'>, clock: Clock) {
  // A signature that was good once stays good: only the expiry and the session row, looked at every
  // time, may change.
  const verified = new Map<string, AccessClaims>();
  const nowSeconds = () => Math.floor(clock().getTime() / 1000);

  return {
    /** In the token `sub` is whose area is open; `act` is who acts in another's (RFC 8693). */
    async sign({
      userId,
      areaId,
      sessionId,
      counter,
    }: Omit<AccessClaims, 'expiresAt'>): Promise<string> {
      const now = nowSeconds();
      return new SignJWT({
        sid: sessionId,
        ctr: counter,
        ...(userId === areaId ? {} : { act: { sub: userId } }),
      })
        .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(areaId)
        .setIssuedAt(now)
        .setExpirationTime(now + LIFE_SECONDS)
        .sign(secrets.signKey);
    },
    /** @returns undefined for a token that is not ours, not of this kind, or past its time */
    async verify(token: string): Promise<AccessClaims | undefined> {
      const known = verified.get(token);
      if (known) {
        if (known.expiresAt > nowSeconds()) return known;
        verified.delete(token);
        return undefined;
      }
      const claims = await read(token, secrets.verifyKey, clock());
      if (!claims) return undefined;
      if (verified.size >= REMEMBERED) verified.delete(verified.keys().next().value ?? '');
      verified.set(token, claims);
      return claims;
    },
  };
}
export type AccessTokens = ReturnType<typeof accessTokens>;

async function read(
  token: string,
  key: CryptoKey,
  currentDate: Date,
): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify<{ sid: unknown; ctr: unknown; act?: { sub?: unknown } }>(
      token,
      key,
      {
        algorithms: ['EdDSA'],
        typ: 'at+jwt',
        issuer: ISSUER,
        audience: AUDIENCE,
        currentDate,
        requiredClaims: ['sub', 'exp', 'sid', 'ctr'],
      },
    );
    const { sub, exp, sid, ctr, act } = payload;
    const userId = act === undefined ? sub : act.sub;
    if (
      typeof sub !== 'string' ||
      typeof exp !== 'number' ||
      typeof sid !== 'string' ||
      typeof ctr !== 'number' ||
      typeof userId !== 'string'
    )
      return undefined;
    return { userId, areaId: sub, sessionId: sid, counter: ctr, expiresAt: exp };
  } catch {
    // Any flaw of a token is the same to its bearer: not signed in.
    return undefined;
  }
}

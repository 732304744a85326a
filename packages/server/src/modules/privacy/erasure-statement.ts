import { SignJWT } from 'jose';
import type { Deps } from '../../deps.ts';

/**
 * What was erased and when, signed. The person is named by a keyed pseudonym that only this server
 * can make.
 */
export const erasureStatement = (
  { clock, secrets }: Pick<Deps, 'clock' | 'secrets'>,
  userId: string,
  key: string | null,
): Promise<string> =>
  new SignJWT({
    erased: ['account', 'nucleo', 'checkup', 'analisi', 'report', 'documenti', 'note'],
    kept: ['prova dei consensi'],
    ...(key ? { key } : {}),
  })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'erasure+jwt' })
    .setIssuer('bussola')
    .setSubject(secrets.mac('erasure', userId).slice(0, 32))
    .setIssuedAt(Math.floor(clock().getTime() / 1000))
    .sign(secrets.signKey);

/** Codes of an app (RFC 6238, through otplib) and recovery codes. */
import { randomInt } from 'node:crypto';
import type { Deps, Tx } from '../../deps.ts';
import type { PersonalKeys } from '../../storage/personal-keys.ts';
import * as factors from '../people/factor-repository.ts';

const RECOVERY_CODES = 10;
/** Without the letters and digits that are read for one another. 31 signs, ten places: 49 bits. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const TOLERANCE_SECONDS = 30;

export function factorCodes({ clock, secrets }: Deps, personal: PersonalKeys) {
  const hashRecovery = (userId: string, code: string) =>
    secrets.mac('recovery-code', `${userId}|${code.toUpperCase().replace('-', '')}`);
  return {
    async newSecret(
      tx: Tx,
      userId: string,
      email: string,
    ): Promise<{ secret: string; uri: string; sealed: string }> {
      const { generateSecret, generateURI } = await import('otplib');
      const secret = generateSecret();
      return {
        secret,
        uri: generateURI({ issuer: 'Bussola', label: email, secret }),
        sealed: await personal.sealText(tx, userId, secret, 'totp'),
      };
    },
    /** True once for each code: the step it belongs to is taken with it. */
    async takeCode(
      tx: Tx,
      userId: string,
      code: string,
      mustBeConfirmed: boolean,
    ): Promise<boolean> {
      const row = await factors.findTotp(tx, userId);
      if (!row || (mustBeConfirmed && !row.confirmed)) return false;
      const { verify } = await import('otplib');
      const result = await verify({
        secret: await personal.unsealText(tx, userId, row.sealed, 'totp'),
        token: code,
        epoch: Math.floor(clock().getTime() / 1000),
        epochTolerance: TOLERANCE_SECONDS,
      });
      return (
        result.valid &&
        'timeStep' in result &&
        (await factors.takeStep(tx, userId, result.timeStep))
      );
    },
    /** Ten new ones; those of before are worth nothing. Only keyed hashes are kept. */
    async renewRecovery(tx: Tx, userId: string): Promise<string[]> {
      const codes = Array.from({ length: RECOVERY_CODES }, () => {
        const signs = Array.from({ length: 10 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
        return `${signs.slice(0, 5)}-${signs.slice(5)}`;
      });
      await factors.replaceRecoveryCodes(
        tx,
        userId,
        codes.map((code) => hashRecovery(userId, code)),
        clock(),
      );
      return codes;
    },
    takeRecovery: (tx: Tx, userId: string, code: string): Promise<boolean> =>
      factors.takeRecoveryCode(tx, userId, hashRecovery(userId, code), clock()),
  };
}
export type FactorCodes = ReturnType<typeof factorCodes>;

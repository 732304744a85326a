/**
 * The keyed hash of a recipient's address, and the link by which its owner refuses more letters.
 * The link carries hash and signature, so nothing is stored until it is pressed.
 */
import { sameText } from '../../secrets.ts';
import type { Secrets } from '../../secrets.ts';
import { foldEmail } from '../people/one-use.ts';

type Mac = Pick<Secrets, 'mac'>;
/** 128 bits each: together the 43 signs of every token in our links. */
const HEX_DIGITS = 32;

export const addressHash = ({ mac }: Mac, email: string): string =>
  mac('gift recipient', foldEmail(email)).slice(0, HEX_DIGITS);

const signature = ({ mac }: Mac, hash: string): string =>
  mac('gift refusal', hash).slice(0, HEX_DIGITS);

export const refusalToken = (secrets: Mac, hash: string): string =>
  Buffer.from(hash + signature(secrets, hash), 'hex').toString('base64url');

/** @returns the hash that the token is about; undefined for one that we did not sign */
export function hashOfToken(secrets: Mac, token: string): string | undefined {
  const hex = Buffer.from(token, 'base64url').toString('hex');
  const hash = hex.slice(0, HEX_DIGITS);
  return sameText(hex.slice(HEX_DIGITS), signature(secrets, hash)) ? hash : undefined;
}

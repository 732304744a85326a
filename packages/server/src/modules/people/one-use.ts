import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 256 bits, base64url: 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');
/** A random value of 256 bits needs no salt and no slow hash. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');
/**
 * The form in which two spellings of an address are equal. Mail goes to the address as it was
 * typed.
 */
export const foldEmail = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

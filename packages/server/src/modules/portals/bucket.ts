/**
 * Which of a hundred parts of the people somebody belongs to: the same on all their devices, and
 * nothing can be told from it.
 */
import type { FastifyReply } from 'fastify';
import type { Secrets } from '../../secrets.ts';

export const BUCKET_COOKIE = '__Host-bucket';

export const bucketOf = (secrets: Secrets, userId: string): number =>
  Number.parseInt(secrets.mac('portal-bucket', userId).slice(0, 12), 16) % 100;

/** @returns undefined for visitors, who get what everybody gets */
export function readBucket(value: string | undefined): number | undefined {
  return value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : undefined;
}

const OPTIONS = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;
export const setBucket = (
  reply: FastifyReply,
  bucket: number,
  maxAge: number | undefined,
): void => {
  reply.setCookie(BUCKET_COOKIE, String(bucket), {
    ...OPTIONS,
    ...(maxAge === undefined ? {} : { maxAge }),
  });
};
export const clearBucket = (reply: FastifyReply): void => {
  reply.clearCookie(BUCKET_COOKIE, OPTIONS);
};

/**
 * The cohort of a person, 0 to 99. It is the same on all their devices and says nothing about them.
 */
import type { FastifyReply } from 'fastify';
import type { Secrets } from '../../secrets.ts';

export const COHORT_COOKIE = '__Host-cohort';

export const cohortOf = (secrets: Secrets, userId: string): number =>
  Number.parseInt(secrets.mac('portal-cohort', userId).slice(0, 12), 16) % 100;

/** @returns undefined for visitors, who get what everybody gets */
export function readCohort(value: string | undefined): number | undefined {
  return value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : undefined;
}

const OPTIONS = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;
export const setCohort = (
  reply: FastifyReply,
  cohort: number,
  maxAge: number | undefined,
): void => {
  reply.setCookie(COHORT_COOKIE, String(cohort), {
    ...OPTIONS,
    ...(maxAge === undefined ? {} : { maxAge }),
  });
};
export const clearCohort = (reply: FastifyReply): void => {
  reply.clearCookie(COHORT_COOKIE, OPTIONS);
};

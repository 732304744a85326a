/**
 * An id for a browser, given with every page: it opens nothing and is of nobody. Many people share
 * one address behind a carrier's NAT, so limits count the browser first and the address as a far
 * wider wall. Asking for many ids gains only that wall.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sameText } from '../secrets.ts';
import type { Secrets } from '../secrets.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The id that this server gave the browser; null for a client without one. */
    visitor: string | null;
  }
}

/** Where a request comes from, as limits by address count it. */
export type Caller = Pick<FastifyRequest, 'ip' | 'visitor'>;

const COOKIE = '__Host-vis';
const sealOf = ({ mac }: Pick<Secrets, 'mac'>, id: string): string =>
  mac('visitor', id).slice(0, 43);

/**
 * Reads the cookie of every request; a value that is not ours counts as none. Needs the cookie
 * plugin.
 */
export function readVisitors(app: FastifyInstance, secrets: Pick<Secrets, 'mac'>): void {
  app.decorateRequest('visitor', null);
  app.addHook('onRequest', async (request) => {
    const [id = '', seal = ''] = (request.cookies[COOKIE] ?? '').split('.');
    request.visitor = id !== '' && sameText(seal, sealOf(secrets, id)) ? id : null;
  });
}

/** Beside a page, for a browser that has no id yet. It ends with the browser. */
export function giveVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  secrets: Pick<Secrets, 'mac'>,
): void {
  if (request.visitor !== null) return;
  const id = randomUUID();
  reply.setCookie(COOKIE, `${id}.${sealOf(secrets, id)}`, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'strict',
  });
}

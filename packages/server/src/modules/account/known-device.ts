/**
 * Whether an account has been entered from this browser before. The cookie opens nothing: it tells the owner's tries from a
 * stranger's, so that guessing elsewhere locks nobody out, and a new browser is told to the owner.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sameText } from '../../secrets.ts';
import type { Secrets } from '../../secrets.ts';

const COOKIE = '__Host-dev';
/** A family shares a browser; more accounts than these push the oldest out. */
const ACCOUNTS = 6;

export function knownDevice(secrets: Pick<Secrets, 'mac'>) {
  const markOf = (id: string, folded: string) => secrets.mac('device', `${id}|${folded}`);
  const read = (request: FastifyRequest): { id: string; marks: string[] } => {
    const [id = '', ...marks] = (request.cookies[COOKIE] ?? '').split('.');
    return { id, marks: marks.slice(0, ACCOUNTS) };
  };
  return {
    /** The id of this browser, if the account with this address entered from it. */
    of(request: FastifyRequest, folded: string): string | null {
      const { id, marks } = read(request);
      const own = markOf(id, folded);
      return id !== '' && marks.some((mark) => sameText(mark, own)) ? id : null;
    },
    remember(request: FastifyRequest, reply: FastifyReply, folded: string): void {
      const known = read(request);
      // Marks belong to the id that the browser has; without any good one of this account the id may be anybody's, and is kept all the same: it opens nothing.
      const id = /^[0-9a-f-]{36}$/.test(known.id) ? known.id : randomUUID();
      const own = markOf(id, folded);
      const marks = [own, ...known.marks.filter((mark) => mark !== own && /^[0-9a-f]{64}$/.test(mark))].slice(0, ACCOUNTS);
      reply.setCookie(COOKIE, [id, ...marks].join('.'), { path: '/', secure: true, httpOnly: true, sameSite: 'strict', maxAge: 365 * 86_400 });
    },
  };
}
export type KnownDevice = ReturnType<typeof knownDevice>;

/**
 * Whether an account has been entered from this browser before. The cookie opens nothing: it tells
 * the owner's tries from a stranger's, so that guessing elsewhere locks nobody out, and a new
 * browser is reported to the owner.
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
  /** Says that the id is one that we gave. No account has this address. */
  const sealOf = (id: string) => markOf(id, '');
  const read = (request: FastifyRequest): { id: string; isOurs: boolean; marks: string[] } => {
    const [id = '', seal = '', ...marks] = (request.cookies[COOKIE] ?? '').split('.');
    return { id, isOurs: id !== '' && sameText(seal, sealOf(id)), marks: marks.slice(0, ACCOUNTS) };
  };
  return {
    /** The id of this browser, if any account entered from it. */
    browserOf(request: FastifyRequest): string | null {
      const { id, isOurs } = read(request);
      return isOurs ? id : null;
    },
    /** The id of this browser, if the account with this address entered from it. */
    of(request: FastifyRequest, folded: string): string | null {
      const { id, isOurs, marks } = read(request);
      const own = markOf(id, folded);
      return isOurs && marks.some((mark) => sameText(mark, own)) ? id : null;
    },
    remember(request: FastifyRequest, reply: FastifyReply, folded: string): void {
      const known = read(request);
      const id = known.isOurs ? known.id : randomUUID();
      const own = markOf(id, folded);
      const others = known.isOurs
        ? known.marks.filter((mark) => mark !== own && /^[0-9a-f]{64}$/.test(mark))
        : [];
      reply.setCookie(COOKIE, [id, sealOf(id), ...[own, ...others].slice(0, ACCOUNTS)].join('.'), {
        path: '/',
        secure: true,
        httpOnly: true,
        sameSite: 'strict',
        maxAge: 365 * 86_400,
      });
    },
  };
}
export type KnownDevice = ReturnType<typeof knownDevice>;

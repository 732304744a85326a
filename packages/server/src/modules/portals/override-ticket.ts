/** The cookie that only this server can write: who was given which build, until when. */
import type { FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { sameText } from '../../secrets.ts';
import { UUID } from '../session/session-cookies.ts';

export const OVERRIDE_COOKIE = '__Host-portal-override';
const OPTIONS = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;

export interface Ticket {
  id: string;
  userId: string;
  portal: string;
  buildId: string;
  expires: number;
}

export function overrideTickets({ clock, secrets }: Pick<Deps, 'clock' | 'secrets'>) {
  const macOf = (text: string): string => secrets.mac('portal-override', text);
  function write({ id, userId, portal, buildId, expires }: Ticket): string {
    const text = `v1.${id}.${userId}.${portal}.${buildId}.${expires}`;
    return `${text}.${macOf(text)}`;
  }
  /** @returns undefined for what this server did not write */
  function read(value: string): Ticket | undefined {
    const cut = value.lastIndexOf('.');
    const [version, id = '', userId = '', portal = '', buildId = '', expires = ''] = value
      .slice(0, cut)
      .split('.');
    if (
      version !== 'v1' ||
      !UUID.test(id) ||
      !UUID.test(userId) ||
      !sameText(value.slice(cut + 1), macOf(value.slice(0, cut)))
    )
      return undefined;
    return { id, userId, portal, buildId, expires: Number(expires) };
  }
  function setCookie(reply: FastifyReply, ticket: Ticket): void {
    reply.setCookie(OVERRIDE_COOKIE, write(ticket), {
      ...OPTIONS,
      maxAge: Math.max(1, ticket.expires - Math.floor(clock().getTime() / 1000)),
    });
  }
  return {
    write,
    read,
    setCookie,
    isOver: ({ expires }: Ticket): boolean => expires * 1000 <= clock().getTime(),
    clearCookie: (reply: FastifyReply) => reply.clearCookie(OVERRIDE_COOKIE, OPTIONS),
  };
}
export type OverrideTickets = ReturnType<typeof overrideTickets>;

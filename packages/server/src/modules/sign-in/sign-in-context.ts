import type { FastifyReply } from 'fastify';
import type { Actor, Incoming } from '../../http/handler.ts';
import { siteOf } from '../../http/site.ts';
import type { Site, Sites } from '../../http/site.ts';
import type { Caller } from '../../http/visitor-cookie.ts';
import type { KnownDevice } from '../people/known-device.ts';

/** Data about the person signing in, before any secret is checked. */
export interface SignInContext {
  caller: Caller;
  /** Whose pages ask. */
  site: Site;
  /** What the browser says of itself. */
  agent: string | undefined;
  /**
   * The id this browser was given when the account with this address last entered from it, if it
   * did.
   */
  deviceFor(folded: string): string | null;
  /** Marks this browser as one that the account has entered from. */
  remember(folded: string): void;
  /** The provisional person whose answers come along. */
  visitor: Actor | null;
  reply: FastifyReply;
}

/** The person signing in, as their request shows them. */
export const signInContext = (
  device: KnownDevice,
  sites: Sites,
  { request, reply, actor }: Pick<Incoming<'authenticate'>, 'request' | 'reply' | 'actor'>,
): SignInContext => ({
  caller: request,
  site: siteOf(sites, request),
  agent: request.headers['user-agent'],
  visitor: actor,
  reply,
  deviceFor: (folded) => device.of(request, folded),
  remember: (folded) => {
    device.remember(request, reply, folded);
  },
});

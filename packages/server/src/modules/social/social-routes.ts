/** /api/account/social: signing in by another site. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../http/handler.ts';
import type { Handlers } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { sameText } from '../../secrets.ts';
import { signInContext } from '../sign-in/sign-in-context.ts';
import type { KnownDevice } from '../people/known-device.ts';
import type { Throttle } from '../people/throttle.ts';
import type { SocialService } from './social-service.ts';

/**
 * Ties the way back to the browser that set out: somebody else's way in cannot be finished here.
 */
const COOKIE = '__Host-soc';
const OPTIONS = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;

interface Parts {
  social: SocialService;
  limit: Throttle;
  device: KnownDevice;
}

export function socialRoutes({ config, secrets }: Deps, { social, limit, device }: Parts) {
  const tie = (reply: FastifyReply, state: string) =>
    reply.setCookie(COOKIE, secrets.mac('social-state', state), { ...OPTIONS, maxAge: 600 });
  const isTied = (request: FastifyRequest, state: string) =>
    sameText(request.cookies[COOKIE] ?? '', secrets.mac('social-state', state));
  return {
    socialProviders: async () => social.list(),
    beginSocial: async ({ params, body, request, reply }) => {
      await limit.countFrom('challenge:ip', request);
      const { url, state } = await social.begin(params.provider, body);
      tie(reply, state);
      return { url };
    },
    authenticateSocial: async (incoming) => {
      const { body, request, reply } = incoming;
      await limit.countFrom('challenge:ip', request);
      if (!isTied(request, body.state)) throw new ProblemError('TOKEN_INVALID');
      reply.clearCookie(COOKIE, OPTIONS);
      return social.enter(body, signInContext(device, config, incoming));
    },
    unlinkSocial: async (incoming) => {
      await social.unlink(actorOf(incoming), incoming.params.provider);
      return undefined;
    },
  } satisfies Partial<Handlers>;
}

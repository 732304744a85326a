/** /api/account: ways in and out. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../http/handler.ts';
import type { Handlers, Incoming } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { sameText } from '../../secrets.ts';
import { idempotencyKey } from '../idempotency/once.ts';
import { forgetSession } from '../session/session-cookies.ts';
import type { AccountParts, AccountService } from './account-service.ts';
import { foldEmail } from '../people/one-use.ts';
import { signInContext } from '../sign-in/sign-in-context.ts';
import type { KnownDevice } from '../people/known-device.ts';
import type { SignInService } from './sign-in-service.ts';
import { MAIL_SENT } from './mail-sent.ts';
import { minDuration } from '../people/min-duration.ts';
import { loadUser } from '../people/user-json-repository.ts';

const REGISTERED_COOKIE = '__Host-reg';

export function accountRoutes(
  deps: Deps,
  {
    account,
    signIn,
    device,
  }: { account: AccountService; signIn: SignInService; device: KnownDevice },
  { sessions, verification, limit }: AccountParts,
) {
  const { db, secrets, clock, config } = deps;

  /**
   * Ties the code to the browser that registered, so that another claim on the same address cannot
   * slip in.
   */
  const bind = (reply: FastifyReply, userId: string) =>
    reply.setCookie(REGISTERED_COOKIE, `${userId}.${secrets.mac('registered', userId)}`, {
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'strict',
      maxAge: 86_400,
    });
  const boundTo = (request: FastifyRequest): string | null => {
    const [userId = '', mac = ''] = (request.cookies[REGISTERED_COOKIE] ?? '').split('.');
    return userId && sameText(mac, secrets.mac('registered', userId)) ? userId : null;
  };

  const register = async ({
    body,
    request,
    reply,
  }: Pick<Incoming<'newRegister'>, 'body' | 'request' | 'reply'>) => {
    // A bearer past its time must be refreshed, not ignored: the answers of the checkup would be
    // left behind.
    const actor = request.headers.authorization ? await sessions.actor(request) : null;
    const { boundTo, ...sent } = await account.register(body, actor, {
      ...requester(request, body.email),
      key: idempotencyKey(request),
    });
    bind(reply, boundTo);
    return sent;
  };

  const requester = (request: FastifyRequest, email: string) => ({
    ip: request.ip,
    visitor: request.visitor,
    device: device.of(request, foldEmail(email)),
  });

  return {
    authenticate: (incoming) =>
      signIn.password(incoming.body, signInContext(device, config, incoming)),
    authenticateSecondFactor: (incoming) =>
      signIn.secondStep(incoming.body, signInContext(device, config, incoming)),
    authenticatePasskey: (incoming) =>
      signIn.passkey(incoming.body, signInContext(device, config, incoming)),
    newRegister: register,
    register,
    newVerifySendEmail: async ({ body, request, actor }) => {
      const folded = foldEmail(body.email);
      const mayWrite = await account.countMail(folded, requester(request, body.email));
      return minDuration(config.uniformMs, async () => {
        // Without a new code the guesses at the old one stay counted.
        if (mayWrite) {
          const bound = boundTo(request);
          await db.transaction((tx) =>
            verification.resend(tx, body.email, { actorId: actor?.userId ?? null, boundTo: bound }),
          );
          await limit.forgetCodes({ folded, boundTo: null });
          if (bound !== null) await limit.forgetCodes({ folded, boundTo: bound });
        }
        return MAIL_SENT;
      });
    },
    newVerifyEmail: async ({ body, request, reply, actor }) => {
      await limit.countFrom('verify:ip', request);
      const session = await minDuration(config.uniformMs, () =>
        verification.verifyAndEnter(
          body,
          { actorId: actor?.userId ?? null, boundTo: boundTo(request) },
          request.headers['user-agent'],
          reply,
        ),
      );
      device.remember(request, reply, foldEmail(session.user.email));
      reply.clearCookie(REGISTERED_COOKIE, {
        path: '/',
        secure: true,
        httpOnly: true,
        sameSite: 'strict',
      });
      return session;
    },
    verifyEmail: async ({ body, request }) => {
      await limit.countFrom('verify:ip', request);
      return verification.verify(body.token);
    },
    forgotPassword: ({ body, request }) =>
      account.forgotPassword(body.email, requester(request, body.email)),
    resetPassword: async ({ body, request }) => {
      await limit.countFrom('verify:ip', request);
      return account.resetPassword(body, request.ip);
    },
    refreshToken: ({ request, reply }) => sessions.refresh(request, reply),
    logout: async (incoming) => {
      await sessions.logout(actorOf(incoming), incoming.reply);
      return undefined;
    },
    deleteAccount: async (incoming) => {
      await account.deleteAccount(actorOf(incoming), incoming.body);
      forgetSession(incoming.reply);
      return undefined;
    },
    updateThirdParty: async (incoming) => {
      const user = await loadUser(db, actorOf(incoming).userId, romeDay(clock()));
      if (!user) throw new ProblemError('NOT_FOUND');
      return { thirdParty: user.thirdParty };
    },
  } satisfies Partial<Handlers>;
}

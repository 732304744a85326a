/** /api/account: ways in and out. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../http/handler.ts';
import type { HandlersOf, Incoming } from '../../http/handler.ts';
import { Refusal } from '../../refusal.ts';
import { sameText } from '../../secrets.ts';
import { clearSessionCookies } from '../session/session-cookies.ts';
import type { AccountParts, AccountService } from './account-service.ts';
import { foldEmail } from './one-use.ts';
import { loadUser } from './user-repository.ts';

type Calls = 'authenticate' | 'register' | 'newRegister' | 'newVerifySendEmail' | 'newVerifyEmail' | 'verifyEmail' | 'forgotPassword' | 'resetPassword'
  | 'refreshToken' | 'logout' | 'deleteAccount' | 'updateThirdParty';

const REGISTERED_COOKIE = '__Host-reg';
/** Says that this account has entered from this browser before; it opens nothing. */
const DEVICE_COOKIE = '__Host-dev';

export function accountRoutes(deps: Deps, account: AccountService, { sessions, verification, limit, mailer }: AccountParts): HandlersOf<Calls> {
  const { db, secrets, clock } = deps;

  /** Ties the code to the browser that registered, so that another claim on the same address cannot slip in. */
  const bind = (reply: FastifyReply, userId: string) =>
    reply.setCookie(REGISTERED_COOKIE, `${userId}.${secrets.mac('registered', userId)}`, { path: '/', secure: true, httpOnly: true, sameSite: 'strict', maxAge: 86_400 });
  const knownDevice = (request: FastifyRequest, folded: string): string | null => {
    const [id = '', mac = ''] = (request.cookies[DEVICE_COOKIE] ?? '').split('.');
    return id && sameText(mac, secrets.mac('device', `${id}|${folded}`)) ? id : null;
  };
  const boundTo = (request: FastifyRequest): string | null => {
    const [userId = '', mac = ''] = (request.cookies[REGISTERED_COOKIE] ?? '').split('.');
    return userId && sameText(mac, secrets.mac('registered', userId)) ? userId : null;
  };

  const register = async ({ body, request, reply }: Pick<Incoming<'newRegister'>, 'body' | 'request' | 'reply'>) => {
    // A bearer past its time must be refreshed, not ignored: the answers of the checkup would be left behind.
    const actor = request.headers.authorization ? await sessions.actor(request.headers.authorization) : null;
    const { userId, ...sent } = await account.register(body, actor, request.ip);
    bind(reply, userId ?? crypto.randomUUID());
    return sent;
  };

  return {
    authenticate: async ({ body, request, reply, actor }) => {
      const folded = foldEmail(body.email);
      const device = knownDevice(request, folded);
      const session = await account.authenticate(body, { ip: request.ip, device, visitor: actor }, reply);
      const id = device ?? crypto.randomUUID();
      reply.setCookie(DEVICE_COOKIE, `${id}.${secrets.mac('device', `${id}|${folded}`)}`, { path: '/', secure: true, httpOnly: true, sameSite: 'strict', maxAge: 365 * 86_400 });
      return session;
    },
    newRegister: register,
    register,
    newVerifySendEmail: async ({ body, request, actor }) => {
      const folded = foldEmail(body.email);
      await account.countMail(folded, request.ip);
      return account.uniform(async () => {
        await db.transaction((tx) => verification.resend(tx, body.email, actor?.userId ?? boundTo(request)));
        await limit.forgetUnknownCode(folded);
        mailer.wake();
        return { sent: true, retryAfterSeconds: 60 };
      });
    },
    newVerifyEmail: async ({ body, request, reply, actor }) => {
      await limit.count('verify:ip', request.ip);
      const session = await account.uniform(() => verification.verifyAndEnter(body, actor?.userId ?? boundTo(request), reply));
      reply.clearCookie(REGISTERED_COOKIE, { path: '/', secure: true, httpOnly: true, sameSite: 'strict' });
      return session;
    },
    verifyEmail: async ({ body, request }) => {
      await limit.count('verify:ip', request.ip);
      return verification.verify(body.token);
    },
    forgotPassword: ({ body, request }) => account.forgotPassword(body.email, request.ip),
    resetPassword: async ({ body, request }) => {
      await limit.count('verify:ip', request.ip);
      return account.resetPassword(body);
    },
    refreshToken: ({ request, reply }) => sessions.refresh(request, reply),
    logout: async (incoming) => { await sessions.logout(actorOf(incoming), incoming.reply); return undefined; },
    deleteAccount: async (incoming) => {
      await account.deleteAccount(actorOf(incoming), incoming.body);
      clearSessionCookies(incoming.reply);
      return undefined;
    },
    updateThirdParty: async (incoming) => {
      const user = await loadUser(db, actorOf(incoming).userId, romeDay(clock()));
      if (!user) throw new Refusal('NOT_FOUND');
      return { thirdParty: user.thirdParty };
    },
  };
}

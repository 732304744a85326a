/** /api/account: the account itself, its addresses, its sessions. */
import type { Deps } from '../../deps.ts';
import { NO_ANSWER, actorOf } from '../../http/handler.ts';
import type { Handlers } from '../../http/handler.ts';
import { passesFetchMetadataGuard } from '../../http/fetch-metadata-guard.ts';
import type { SessionService } from '../session/session-service.ts';
import type { KnownDevice } from '../people/known-device.ts';
import { signInContext } from '../sign-in/sign-in-context.ts';
import type { LateSignIn } from '../account/late-sign-in-link.ts';
import { foldEmail } from '../people/one-use.ts';
import type { EmailAccessService } from '../account/email-access-service.ts';
import type { EmailChangeService } from '../account/email-change-service.ts';
import type { ProfileService } from './profile-service.ts';
import type { Throttle } from '../people/throttle.ts';

interface Parts {
  profile: ProfileService;
  emailChange: EmailChangeService;
  emailAccess: EmailAccessService;
  lateSignIn: LateSignIn;
  sessions: SessionService;
  limit: Throttle;
  device: KnownDevice;
}

export function profileRoutes(
  { config }: Pick<Deps, 'config'>,
  { profile, emailChange, emailAccess, lateSignIn, sessions, limit, device }: Parts,
) {
  return {
    profile: (incoming) => profile.read(actorOf(incoming)),
    updateAccount: (incoming) => profile.update(actorOf(incoming), incoming.body),
    completeProfile: (incoming) => profile.complete(actorOf(incoming), incoming.body),
    changePassword: (incoming) => profile.changePassword(actorOf(incoming), incoming.body),
    newUpdateEmail: (incoming) => emailChange.ask(actorOf(incoming), incoming.body),
    newVerifyChangeEmail: async ({ actor, body, request, reply }) => {
      await limit.countFrom('verify:ip', request);
      const answer = await emailChange.verify(actor, body);
      // Browsers are known by the address: the one that is in is no stranger at the new one.
      if (!answer.undone) device.remember(request, reply, foldEmail(answer.email));
      return answer;
    },
    emailRegister: ({ actor, body, request }) =>
      emailAccess.ask(body, actor, {
        ip: request.ip,
        visitor: request.visitor,
        device: device.of(request, foldEmail(body.email)),
      }),
    emailAccess: async (incoming) => {
      const { params, request, reply } = incoming;
      if (!passesFetchMetadataGuard(request, 'email-access')) return NO_ANSWER;
      await limit.countFrom('verify:ip', request);
      return (
        (await lateSignIn.enter(params.token, signInContext(device, config, incoming))) ??
        emailAccess.enter(params.token, request.headers['user-agent'], reply)
      );
    },
    listSessions: (incoming) => sessions.list(actorOf(incoming)),
    revokeSession: async (incoming) => {
      const actor = actorOf(incoming);
      await sessions.end(actor, incoming.params.sessionId);
      return sessions.list(actor);
    },
    revokeOtherSessions: async (incoming) => {
      const actor = actorOf(incoming);
      await sessions.endOthers(actor);
      return sessions.list(actor);
    },
  } satisfies Partial<Handlers>;
}

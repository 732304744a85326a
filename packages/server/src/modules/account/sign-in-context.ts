import type { Incoming } from '../../http/handler.ts';
import type { KnownDevice } from './known-device.ts';
import type { SignInContext } from './sign-in-service.ts';

/** The person signing in, as their request shows them. */
export const signInContext = (
  device: KnownDevice,
  { request, reply, actor }: Pick<Incoming<'authenticate'>, 'request' | 'reply' | 'actor'>,
): SignInContext => ({
  caller: request,
  agent: request.headers['user-agent'],
  visitor: actor,
  reply,
  deviceFor: (folded) => device.of(request, folded),
  remember: (folded) => {
    device.remember(request, reply, folded);
  },
});

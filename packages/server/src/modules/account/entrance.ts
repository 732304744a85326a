import type { Incoming } from '../../http/handler.ts';
import type { KnownDevice } from './known-device.ts';
import type { Entrance } from './sign-in-service.ts';

/** Whoever is at the door, from their request. */
export const entrance = (
  device: KnownDevice,
  { request, reply, actor }: Pick<Incoming<'authenticate'>, 'request' | 'reply' | 'actor'>,
): Entrance => ({
  caller: request,
  agent: request.headers['user-agent'],
  visitor: actor,
  reply,
  deviceFor: (folded) => device.of(request, folded),
  remember: (folded) => {
    device.remember(request, reply, folded);
  },
});

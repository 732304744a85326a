/** Sign-in with a passkey. Loaded when it is first pressed. */
import { call } from '@bussola/client';
import { signWithPasskey } from '@bussola/client/passkey';
import { signIn } from '../../session/session.ts';

/**
 * A passkey with the person verified by their device is both factors at once. Whoever closes the
 * browser's question stays where they were.
 */
export async function passkeySignIn(remember: boolean): Promise<void> {
  try {
    const { ticket, passkey } = await signWithPasskey();
    await signIn(await call('authenticatePasskey', { body: { ticket, passkey, remember } }));
  } catch (error) {
    if (!(error instanceof Error && error.name === 'PasskeyCancelled')) throw error;
  }
}

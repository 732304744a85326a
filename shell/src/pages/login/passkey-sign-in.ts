/** Sign-in with a passkey. Loaded when it is first pressed. */
import { isCancelled, signWithPasskey } from '@bussola/client/passkey';
import { authenticatePasskey } from '../../session/calls.ts';
import { signIn } from '../../session/session.ts';

/**
 * A passkey, with the person verified by their device, is both factors at once. Closing the
 * browser's dialog changes nothing.
 */
export async function passkeySignIn(remember: boolean): Promise<void> {
  try {
    const { ticket, passkey } = await signWithPasskey();
    await signIn(await authenticatePasskey({ ticket, passkey, remember }));
  } catch (error) {
    if (!isCancelled(error)) throw error;
  }
}

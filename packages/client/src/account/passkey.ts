/** Passkeys through the browser's own words: options come as JSON, answers go back as JSON. */
import type { BodyOf } from '@bussola/contract';
import { call } from '../call.ts';

type Made = BodyOf<'addPasskey'>['passkey'];
type Answer = BodyOf<'authenticatePasskey'>['passkey'];

/**
 * The person closed the browser's question, or let it pass: nothing happened, and nothing went
 * wrong.
 */
class PasskeyCancelled extends Error {
  override readonly name = 'PasskeyCancelled';
}
export const isCancelled = (error: unknown): boolean => error instanceof PasskeyCancelled;

export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function';

async function asked(question: () => Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await question();
    if (!(credential instanceof PublicKeyCredential)) throw new PasskeyCancelled();
    return credential.toJSON();
  } catch (error) {
    // One name for «no», «too late» and «this one is here already»: browsers tell no more, so that
    // sites learn nothing.
    if (
      error instanceof DOMException &&
      ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name)
    )
      throw new PasskeyCancelled(error.message, { cause: error });
    throw error;
  }
}

/**
 * Makes a passkey on this device.
 * @param options of `beginPasskey`
 * @throws an error that {@link isCancelled} when the person did not want to, or has it already
 */
export const makePasskey = async (options: object): Promise<Made> =>
  (await asked(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  )) as Made;

/**
 * Asks for a signature with a passkey that this device holds for us: to sign in, for the second
 * step, or to prove again.
 * @throws an error that {@link isCancelled} when the person did not want to; ProblemError when no
 *   challenge could be had
 */
export async function signWithPasskey(): Promise<{ ticket: string; passkey: Answer }> {
  const { ticket, options } = await call('passkeyOptions', { body: {} });
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    // The contract leaves them open: they are the browser's to read.
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return {
    ticket,
    passkey: (await asked(() => navigator.credentials.get({ publicKey }))) as Answer,
  };
}

/**
 * Passkeys: options come as JSON, answers go back as JSON. Password managers put objects of their
 * own in the browser's place, and older browsers lack its JSON words: both ways are read here,
 * field by field.
 */
import type { BodyOf } from '@bussola/contract';
import { call } from '../call.ts';
import { ProblemError } from '../problem.ts';

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

/** This device has a passkey of this person already. */
class PasskeyKnown extends Error {
  override readonly name = 'PasskeyKnown';
}
export const isKnown = (error: unknown): boolean => error instanceof PasskeyKnown;

export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && 'credentials' in navigator;

/**
 * Makes a passkey on this device.
 * @param options of `beginPasskey`
 * @throws an error that {@link isCancelled} when the person did not want to, one that {@link
 *   isKnown}, or ProblemError `PASSKEY_REFUSED` for an answer that cannot be read: a key may then
 *   be on the device
 */
export async function makePasskey(options: object): Promise<Made> {
  const asked = options as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = {
    ...asked,
    challenge: bytesOf(asked.challenge),
    user: { ...asked.user, id: bytesOf(asked.user.id) },
    excludeCredentials: withBytes(asked.excludeCredentials),
  } as PublicKeyCredentialCreationOptions;
  const { response, ...credential } = await ask(() => navigator.credentials.create({ publicKey }));
  return {
    ...credential,
    response: {
      clientDataJSON: needed(response['clientDataJSON']),
      attestationObject: needed(response['attestationObject']),
      transports: transportsOf(response),
    },
  };
}

/**
 * Asks for a signature with a passkey that this device holds for us: to sign in, for the second
 * step, or to prove again.
 * @throws an error that {@link isCancelled} when the person did not want to; ProblemError when no
 *   challenge could be had, or the answer cannot be read
 */
export async function signWithPasskey(): Promise<{ ticket: string; passkey: Answer }> {
  const { ticket, options } = await call('passkeyOptions', { body: {} });
  // The contract leaves them open: they are the browser's to read.
  const asked = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = {
    ...asked,
    challenge: bytesOf(asked.challenge),
    allowCredentials: withBytes(asked.allowCredentials),
  } as PublicKeyCredentialRequestOptions;
  const { response, ...credential } = await ask(() => navigator.credentials.get({ publicKey }));
  const passkey = {
    ...credential,
    response: {
      clientDataJSON: needed(response['clientDataJSON']),
      authenticatorData: needed(response['authenticatorData']),
      signature: needed(response['signature']),
      userHandle: textOf(response['userHandle']) ?? null,
    },
  };
  return { ticket, passkey };
}

/** Asks the browser to delete a passkey that the server did not take; old ones cannot. */
export async function forgetPasskey({ id }: Made, options: object): Promise<void> {
  const { rp } = options as PublicKeyCredentialCreationOptionsJSON;
  const { signalUnknownCredential: forget } = PublicKeyCredential as {
    signalUnknownCredential?: (unknown: { rpId: string; credentialId: string }) => Promise<void>;
  };
  if (rp.id === undefined) return;
  // Nothing depends on it: the person is told to delete it in any case.
  await forget?.call(PublicKeyCredential, { rpId: rp.id, credentialId: id }).catch(() => undefined);
}

type Fields = Record<string, unknown>;
interface Credentials {
  id: string;
  rawId: string;
  type: 'public-key';
  clientExtensionResults: Record<string, never>;
  response: Fields;
}

/** One name for «no» and «too late»: browsers tell no more, so that sites learn nothing. */
const CANCELLED = ['NotAllowedError', 'AbortError'];

async function ask(question: () => Promise<Credential | null>): Promise<Credentials> {
  let answer: unknown;
  try {
    answer = await question();
  } catch (error) {
    const { name, message } = error as Partial<Error>;
    if (CANCELLED.includes(name ?? '')) throw new PasskeyCancelled(message, { cause: error });
    if (name === 'InvalidStateError') throw new PasskeyKnown(message, { cause: error });
    throw error;
  }
  if (!isFields(answer)) throw new PasskeyCancelled();
  const { rawId, id, response } = answer;
  if (!isFields(response)) return unread();
  const raw = needed(textOf(rawId) ?? textOf(id));
  return { id: raw, rawId: raw, type: 'public-key', clientExtensionResults: {}, response };
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function unread(): never {
  throw new ProblemError(0, 'PASSKEY_REFUSED');
}
const needed = (value: unknown): string => textOf(value) ?? unread();

/** Base64url of bytes, or of a text that holds them already. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return base64url(value);
  const bytes = ArrayBuffer.isView(value)
    ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
    : isBuffer(value)
      ? new Uint8Array(value)
      : undefined;
  return bytes && base64url(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')));
}
/** Also one of another window. */
const isBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';
const base64url = (text: string): string =>
  text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
const withBytes = (some: readonly PublicKeyCredentialDescriptorJSON[] = []) =>
  some.map((one) => ({ ...one, id: bytesOf(one.id) }));

/** How the key can be reached; it only helps the browser to find it. */
function transportsOf(response: Fields): string[] {
  try {
    const found = (response as { getTransports?: () => unknown }).getTransports?.();
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string').slice(0, 10) : [];
  } catch {
    // A method of the browser's, on an object that is not.
    return [];
  }
}

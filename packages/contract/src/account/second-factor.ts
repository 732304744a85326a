/** /api/account: codes of an app, passkeys, recovery codes. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyone, ownWrite } from '../policy.ts';
import { Id, IsoDateTime, Name, OneUseToken, Session, UserParams } from '../shapes.ts';

/** Six digits of the app, of now or of the 30 seconds before or after; each is taken once. */
export const FactorCode = z.string().regex(/^\d{6}$/);
/** As printed: letters and digits in two groups of five; case and the hyphen do not count. */
export const RecoveryCode = z.string().regex(/^[A-Za-z0-9]{5}-?[A-Za-z0-9]{5}$/);

const Base64Url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]*$/);
const credential = {
  id: Base64Url(1400),
  rawId: Base64Url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: z.record(z.string().max(60), z.unknown()),
};
/** `PublicKeyCredential.toJSON()` of a credential that was made. */
export const PasskeyMade = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: Base64Url(4000),
    attestationObject: Base64Url(20_000),
    authenticatorData: Base64Url(4000).optional(),
    publicKey: Base64Url(4000).nullish(),
    publicKeyAlgorithm: z.int().min(-70_000).max(70_000).optional(),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});
export type PasskeyMade = z.infer<typeof PasskeyMade>;
/**
 * `PublicKeyCredential.toJSON()` of a signature; those that resist quantum computers are thousands
 * of letters long.
 */
export const PasskeyAnswer = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: Base64Url(4000),
    authenticatorData: Base64Url(4000),
    signature: Base64Url(8000),
    userHandle: Base64Url(200).nullish(),
  }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/**
 * For `navigator.credentials`, through `PublicKeyCredential.parse…OptionsFromJSON`; the ticket
 * comes back with the answer.
 */
const Options = z.strictObject({
  ticket: OneUseToken,
  options: z.record(z.string(), z.unknown()),
  expiresAt: IsoDateTime,
});
/**
 * Shown once, when the first factor is added or new ones are asked for; null when there are some
 * already.
 */
const Codes = z.strictObject({ recoveryCodes: z.array(z.string()).nullable() });
const remember = z.boolean().optional();

const Stopped = z.strictObject({ stopped: z.literal(true) });
export const secondFactor = {
  /** 404 when nothing is about to be taken off. */
  stopFactorReset: endpoint({
    permission: ownWrite({ audit: 'always' }),
    summary: 'Keep the second factor that staff were asked to take off',
    params: UserParams,
    response: Stopped,
  }),
  stopFactorResetByLink: endpoint({
    permission: anyone({
      audit: 'always',
      system:
        'whoever has lost the second factor cannot sign in: the link in hand is the permission',
    }),
    summary: 'The same with the link of its message, within twenty-four hours',
    body: z.strictObject({ token: OneUseToken }),
    response: Stopped,
  }),
  /**
   * The ticket is that of the refusal SECOND_FACTOR_REQUIRED; five wrong answers spend it. With a
   * passkey, its own ticket comes too.
   */
  authenticateSecondFactor: endpoint({
    permission: anyone({ audit: 'always', system: 'the second step of signing in' }),
    summary: 'The second step of signing in',
    body: z.union([
      z.strictObject({ ticket: OneUseToken, code: FactorCode }),
      z.strictObject({ ticket: OneUseToken, recoveryCode: RecoveryCode }),
      z.strictObject({ ticket: OneUseToken, passkeyTicket: OneUseToken, passkey: PasskeyAnswer }),
    ]),
    response: Session,
  }),
  authenticatePasskey: endpoint({
    permission: anyone({ audit: 'always', system: 'nobody is signed in yet' }),
    summary: 'Sign in by a passkey alone',
    body: z.strictObject({ ticket: OneUseToken, passkey: PasskeyAnswer, remember }),
    response: Session,
  }),
  /**
   * Names no credential, so that it tells nothing of any account: the authenticator shows what it
   * holds for us.
   */
  passkeyOptions: endpoint({
    permission: anyone({ audit: 'never', system: 'a challenge for whoever asks' }),
    summary: 'A challenge for a passkey: to sign in, for the second step, or to prove again',
    body: z.strictObject({}),
    response: Options,
  }),

  /**
   * `uri` is what a QR code holds, `secret` the same to type. Nothing counts until `confirmTotp`.
   */
  beginTotp: endpoint({
    permission: ownWrite({ audit: 'never', stepUp: 'recent', limited: ['enrol'] }),
    summary: 'A new secret for an app of codes',
    params: UserParams,
    body: z.strictObject({}),
    response: z.strictObject({ secret: z.string(), uri: z.string() }),
  }),
  confirmTotp: endpoint({
    permission: ownWrite({ audit: 'always', limited: ['enrol'] }),
    summary: 'The first code of the app: from now on it is asked at sign-in',
    params: UserParams,
    body: z.strictObject({ code: FactorCode }),
    response: Codes,
  }),
  removeTotp: endpoint({
    permission: ownWrite({ audit: 'always', stepUp: 'recent' }),
    summary: 'Do without the app; refused with LAST_FACTOR to people who must keep one',
    params: UserParams,
    status: 204,
  }),
  beginPasskey: endpoint({
    permission: ownWrite({ audit: 'never', stepUp: 'recent', limited: ['enrol'] }),
    summary: 'A challenge to make a passkey',
    params: UserParams,
    body: z.strictObject({}),
    response: Options,
  }),
  addPasskey: endpoint({
    permission: ownWrite({ audit: 'always', limited: ['enrol'] }),
    summary: 'Keep the passkey that was made',
    params: UserParams,
    body: z.strictObject({ ticket: OneUseToken, name: Name, passkey: PasskeyMade }),
    response: Codes,
  }),
  removePasskey: endpoint({
    permission: ownWrite({ audit: 'always', stepUp: 'recent', objects: { passkeyId: 'passkey' } }),
    summary: 'Forget a passkey; refused with LAST_FACTOR to people who must keep one',
    params: z.strictObject({ userId: Id, passkeyId: Id }),
    status: 204,
  }),
  newRecoveryCodes: endpoint({
    permission: ownWrite({ audit: 'always', stepUp: 'recent' }),
    summary: 'Ten new recovery codes; the old ones are worth nothing',
    params: UserParams,
    body: z.strictObject({}),
    response: z.strictObject({ recoveryCodes: z.array(z.string()) }),
  }),
};

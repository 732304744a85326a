/**
 * /api/account: ways in and out (specification §7). Older paths are aliases of the
 * newer ones.
 */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyone, ownRead, ownWrite, refreshCookie } from '../policy.ts';
import {
  AnyPassword,
  Comune,
  Email,
  Id,
  IsoDateTime,
  PersonName,
  OneUseToken,
  Password,
  Session,
  ThirdPartyGrant,
  User,
  UserParams,
} from '../shapes.ts';

/** The same answer whether or not the address is known. */
const Sent = z.strictObject({
  sent: z.literal(true),
  /** Seconds before another message may be asked. */ retryAfterSeconds: z.int(),
});
const Code = z.string().regex(/^\d{6}$/);

/** What the account page shows of the account itself. */
export const Profile = z.strictObject({
  user: User,
  language: z.enum(['it', 'en']),
  createdAt: IsoDateTime,
  lastLoginAt: IsoDateTime.nullable(),
  /** An address that was asked for and is not proved yet; the old one holds until then. */
  pendingEmail: z.string().nullable(),
  hasPassword: z.boolean(),
  secondFactor: z.strictObject({
    /** Staff, advisers and partners must have one; invented people of the demo need none. */
    mandatory: z.boolean(),
    totp: z.boolean(),
    passkeys: z.array(
      z.strictObject({
        passkeyId: Id,
        name: z.string(),
        createdAt: IsoDateTime,
        lastUsedAt: IsoDateTime.nullable(),
        /** Works at the address that asks. */
        here: z.boolean(),
        /** Hosts where it works; empty for people who have one address only. */
        hosts: z.array(z.string()),
      }),
    ),
    recoveryCodesLeft: z.int(),
    /** When staff will take it off, as they were asked; until then the owner may stop it. */
    resetDue: IsoDateTime.nullable(),
  }),
  /** Other sites that enter this account. */
  social: z.array(
    z.strictObject({ provider: z.string(), name: z.string(), createdAt: IsoDateTime }),
  ),
  /**
   * Until when calls that ask for it take this session as proved; null when `stepUp` comes first.
   */
  provedUntil: IsoDateTime.nullable(),
});
export type Profile = z.infer<typeof Profile>;

const Registration = z.strictObject({
  firstName: PersonName,
  lastName: PersonName,
  email: Email,
  password: Password,
  confirmPassword: z.string().max(200),
  acceptPrivacy: z.literal(true),
  marketing: z.boolean().optional(),
  language: z.enum(['it', 'en']).optional(),
});

/** The person is not known yet, so there is nobody whose rows the database could show. */
const entering = { system: 'nobody is signed in yet' };

export const account = {
  authenticate: endpoint({
    permission: anyone({ audit: 'always', ...entering }),
    summary: 'Sign in: sets the refresh cookie',
    body: z.strictObject({
      email: z.string().min(1).max(254),
      password: AnyPassword,
      remember: z.boolean().optional(),
      /** Of SOCIAL_LINK_REQUIRED: from now on the other site enters this account. */ linkTicket:
        OneUseToken.optional(),
    }),
    response: Session,
  }),
  /** With a provisional session the same area is kept and becomes the registered person's. */
  newRegister: endpoint({
    permission: anyone({ audit: 'never', ...entering }),
    summary: 'Register; the answer never tells whether the address was known',
    body: Registration,
    response: Sent,
    status: 202,
  }),
  register: endpoint({
    permission: anyone({ audit: 'never', ...entering }),
    summary: 'Alias of new-register',
    body: Registration,
    response: Sent,
    status: 202,
  }),
  newVerifySendEmail: endpoint({
    permission: anyone({ audit: 'never', ...entering }),
    summary: 'Send the verification message again',
    body: z.strictObject({ email: Email }),
    response: Sent,
    status: 202,
  }),
  newVerifyEmail: endpoint({
    permission: anyone({ audit: 'always', ...entering }),
    summary:
      'Prove the address with the six-digit code or the link token, and sign in; the link of another browser proves and answers SIGN_IN_REQUIRED',
    body: z.union([
      z.strictObject({ email: Email, code: Code }),
      z.strictObject({ token: OneUseToken }),
    ]),
    response: Session,
  }),
  verifyEmail: endpoint({
    permission: anyone({ audit: 'always', ...entering }),
    summary: 'Prove the address with the link token, without signing in',
    body: z.strictObject({ token: OneUseToken }),
    response: z.strictObject({ verified: z.literal(true) }),
  }),
  forgotPassword: endpoint({
    permission: anyone({ audit: 'never', ...entering }),
    summary: 'Ask for a link to set a new password',
    body: z.strictObject({ email: Email }),
    response: Sent,
    status: 202,
  }),
  resetPassword: endpoint({
    permission: anyone({ audit: 'always', ...entering }),
    summary: 'Set a new password; every session of the person ends',
    body: z.strictObject({
      token: OneUseToken,
      password: Password,
      confirmPassword: z.string().max(200),
    }),
    response: z.strictObject({ reset: z.literal(true) }),
  }),
  refreshToken: endpoint({
    permission: refreshCookie('the session is being found'),
    summary: 'A new access token from the refresh cookie',
    response: Session,
  }),
  logout: endpoint({
    permission: ownWrite({
      audit: 'never',
      provisional: true,
      underGrant: 'any',
      system: 'ends the session it runs in',
      limited: ['enrol', 'report'],
    }),
    summary: 'End this session',
    status: 204,
  }),
  deleteAccount: endpoint({
    permission: ownWrite({
      // A second press finds the account closed already.
      audit: 'sometimes',
      system: 'ends sessions, grants and links on both sides',
    }),
    summary: 'Delete the account: sessions and grants die at once, rows after the undo period',
    params: UserParams,
    body: z.strictObject({
      /** Not needed within five minutes of a proof. */ password: AnyPassword.optional(),
      confirm: z.string().max(40),
    }),
    status: 204,
  }),
  updateThirdParty: endpoint({
    permission: ownRead({ provisional: true }),
    summary: 'The grants this person holds on other areas',
    params: UserParams,
    response: z.strictObject({ thirdParty: z.array(ThirdPartyGrant) }),
  }),

  /**
   * The old address holds, and is written to, until the new one is proved. The answer never tells
   * whether the new one is taken.
   */
  newUpdateEmail: endpoint({
    permission: ownWrite({
      audit: 'always',
      stepUp: 'recent',
      system: 'looks for the new address among everybody’s',
    }),
    summary: 'Ask for another address: a code goes to the new one, a warning to the old one',
    params: UserParams,
    body: z.strictObject({ email: Email }),
    response: Sent,
    status: 202,
  }),
  /**
   * `code` or `token` come from the message to the new address and need a session of the person who
   * asked: a link alone would let somebody hand their account to a stranger's address. `email` is
   * the new address; if it is sent, it must be the one that was asked for. `undo` comes from the
   * message to the old address and needs no session.
   */
  newVerifyChangeEmail: endpoint({
    permission: anyone({ audit: 'always', ...entering }),
    summary: 'Confirm the new address, or take the change back from the old one',
    body: z.union([
      z.strictObject({ email: Email.optional(), code: Code }),
      z.strictObject({ email: Email.optional(), token: OneUseToken }),
      z.strictObject({ undo: OneUseToken }),
    ]),
    response: z.strictObject({ email: z.string(), undone: z.boolean() }),
  }),
  /**
   * With a provisional session: a link to go on elsewhere. With the address of an account: a link
   * to its last report, or to the sign-in.
   */
  emailRegister: endpoint({
    permission: anyone({ audit: 'never', ...entering }),
    summary: 'Send a link by mail; the answer never tells whether the address was known',
    body: z.strictObject({
      email: Email,
      acceptPrivacy: z.literal(true),
      marketing: z.boolean().optional(),
      language: z.enum(['it', 'en']).optional(),
      reportId: Id.optional(),
    }),
    response: Sent,
    status: 202,
  }),
  /**
   * Fires only for our own page: same-origin Fetch Metadata and the header `x-bussola-intent:
   * email-access`; anything else, such as a mail scanner, gets 204 and the link stays good. One
   * use, 24 hours. An account gives a session of 15 minutes limited to the report; a provisional
   * person gets their checkup back, and their other sessions end.
   */
  emailAccess: endpoint({
    permission: anyone({ audit: 'always', ...entering }),
    summary: 'Enter by the link of a message',
    params: z.strictObject({ token: OneUseToken }),
    response: Session,
  }),
  completeProfile: endpoint({
    permission: ownWrite({ audit: 'always' }),
    summary: 'What a new account still lacks: names, consents, municipality',
    params: UserParams,
    body: z.strictObject({
      firstName: PersonName,
      lastName: PersonName,
      comuneResidenza: Comune.optional(),
      acceptPrivacy: z.literal(true),
      marketing: z.boolean().optional(),
      language: z.enum(['it', 'en']).optional(),
    }),
    response: User,
  }),
  changePassword: endpoint({
    permission: ownWrite({ audit: 'always', stepUp: 'recent' }),
    summary: 'Another password; every other session ends',
    params: UserParams,
    body: z.strictObject({ password: Password, confirmPassword: z.string().max(200) }),
    response: z.strictObject({ changed: z.literal(true) }),
  }),
  updateAccount: endpoint({
    permission: ownWrite({ audit: 'sometimes' }),
    summary: 'Names, municipality and language of the account',
    params: UserParams,
    body: z.strictObject({
      firstName: PersonName.optional(),
      lastName: PersonName.optional(),
      comuneResidenza: Comune.nullish(),
      language: z.enum(['it', 'en']).optional(),
    }),
    response: User,
  }),
  profile: endpoint({
    permission: ownRead({ limited: ['enrol'] }),
    summary: 'The account: person, pending address, second factor, proof',
    params: UserParams,
    body: z.strictObject({}),
    response: Profile,
  }),
};

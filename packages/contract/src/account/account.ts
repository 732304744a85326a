/** /api/account: ways in and out (specification §7, product.md 1). Older paths are aliases of the newer ones. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { AnyPassword, Email, Name, OneUseToken, Password, Session, ThirdPartyGrant, UserParams } from '../shapes.ts';

/** The same answer whether or not the address is known. */
const Sent = z.strictObject({ sent: z.literal(true), /** Seconds before another message may be asked. */ retryAfterSeconds: z.int() });

const Registration = z.strictObject({
  firstName: Name,
  lastName: Name,
  email: Email,
  password: Password,
  confirmPassword: z.string().max(200),
  acceptPrivacy: z.literal(true),
  marketing: z.boolean().optional(),
  language: z.enum(['it', 'en']).optional(),
});

export const account = {
  authenticate: endpoint({
    permission: 'public', summary: 'Sign in: sets the refresh cookie',
    body: z.strictObject({ email: z.string().min(1).max(254), password: AnyPassword, remember: z.boolean().optional() }),
    response: Session,
  }),
  /** With a provisional session the same area is kept and becomes the registered person's. */
  newRegister: endpoint({ permission: 'public', summary: 'Register; the answer never tells whether the address was known', body: Registration, response: Sent, status: 202 }),
  register: endpoint({ permission: 'public', summary: 'Alias of new-register', body: Registration, response: Sent, status: 202 }),
  newVerifySendEmail: endpoint({ permission: 'public', summary: 'Send the verification message again', body: z.strictObject({ email: Email }), response: Sent, status: 202 }),
  newVerifyEmail: endpoint({
    permission: 'public', summary: 'Prove the address with the six-digit code or the link token, and sign in',
    body: z.union([z.strictObject({ email: Email, code: z.string().regex(/^\d{6}$/) }), z.strictObject({ token: OneUseToken })]),
    response: Session,
  }),
  verifyEmail: endpoint({ permission: 'public', summary: 'Prove the address with the link token, without signing in', body: z.strictObject({ token: OneUseToken }), response: z.strictObject({ verified: z.literal(true) }) }),
  forgotPassword: endpoint({ permission: 'public', summary: 'Ask for a link to set a new password', body: z.strictObject({ email: Email }), response: Sent, status: 202 }),
  resetPassword: endpoint({
    permission: 'public', summary: 'Set a new password; every session of the person ends',
    body: z.strictObject({ token: OneUseToken, password: Password, confirmPassword: z.string().max(200) }),
    response: z.strictObject({ reset: z.literal(true) }),
  }),
  refreshToken: endpoint({ permission: 'refresh', summary: 'A new access token from the refresh cookie', response: Session }),
  logout: endpoint({ permission: 'session', summary: 'End this session', status: 204 }),
  deleteAccount: endpoint({
    permission: 'area:write', summary: 'Delete the account: sessions and grants die at once, rows after the undo period',
    params: UserParams, body: z.strictObject({ password: AnyPassword, confirm: z.string().max(40) }), status: 204,
  }),
  updateThirdParty: endpoint({ permission: 'session', summary: 'The grants this person holds on other areas', params: UserParams, response: z.strictObject({ thirdParty: z.array(ThirdPartyGrant) }) }),
};

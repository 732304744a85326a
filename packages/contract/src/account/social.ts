/**
 * /api/account: signing in by another site, with OpenID Connect (specification §2).
 */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyone, ownWrite } from '../policy.ts';
import { Id, OneUseToken, Session } from '../shapes.ts';

/** As the operator named it in the configuration. */
export const ProviderId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

const entering = { system: 'nobody is signed in yet' };

export const social = {
  socialProviders: endpoint({
    permission: anyone({ audit: 'never', ...entering }),
    summary: 'Other sites to sign in by; empty when there are none',
    response: z.strictObject({
      providers: z.array(z.strictObject({ id: ProviderId, name: z.string() })),
    }),
  }),
  /**
   * `url` is where the browser goes; it comes back to `/user/authenticate/social` within ten
   * minutes.
   */
  beginSocial: endpoint({
    permission: anyone({ audit: 'never', ...entering }),
    summary: 'Where to go to sign in by another site',
    params: z.strictObject({ provider: ProviderId }),
    body: z.strictObject({ remember: z.boolean().optional() }),
    response: z.strictObject({ url: z.string() }),
  }),
  /**
   * What came back in the address of the page, which takes it out of the history first. Refused
   * with TOKEN_INVALID when it is over, used, or of another browser. Refused with
   * SOCIAL_LINK_REQUIRED where the address has an account already: `social.ticket` goes into
   * `authenticate` as `linkTicket`, beside the password of that account.
   */
  authenticateSocial: endpoint({
    permission: anyone({ audit: 'always', ...entering }),
    summary: 'Sign in by what another site says',
    body: z.strictObject({
      state: OneUseToken,
      code: z.string().min(1).max(2000).optional(),
      iss: z.string().max(300).optional(),
      error: z.string().max(200).optional(),
    }),
    response: Session,
  }),
  unlinkSocial: endpoint({
    permission: ownWrite({ audit: 'always', stepUp: 'recent' }),
    summary: 'Do without another site; refused with LAST_FACTOR when it is the only way in',
    params: z.strictObject({ userId: Id, provider: ProviderId }),
    status: 204,
  }),
};

import { z } from 'zod';

/**
 * Stable codes of every refusal. The texts people read are in the `errors` words of packages/i18n,
 * by code.
 */
export const PROBLEM_CODES = [
  'VALIDATION',
  'MALFORMED',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'UNAUTHENTICATED',
  'SESSION_ENDED',
  'FORBIDDEN',
  'BAD_CREDENTIALS',
  'TOO_MANY_REQUESTS',
  'SIGN_IN_LIMITED',
  'BUSY',
  'UNAVAILABLE',
  'STORAGE_FULL',
  'CONFLICT',
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'CODE_WRONG',
  'CODE_LOCKED',
  'WEAK_PASSWORD',
  'EMAIL_UNVERIFIED',
  'CHECKUP_INCOMPLETE',
  'CHECKUP_COMPLETED',
  'UNDERAGE',
  'LAST_ENABLED_MEMBER',
  'OWNER_MEMBER',
  'SECOND_SPOUSE',
  'REPORT_FAILED',
  'STEP_UP_REQUIRED',
  'SECOND_FACTOR_REQUIRED',
  'SIGN_IN_REQUIRED',
  'LAST_FACTOR',
  'PASSKEY_REFUSED',
  'SOCIAL_REFUSED',
  'SOCIAL_UNVERIFIED',
  'SOCIAL_LINK_REQUIRED',
  'ADVISER_FULL',
  'ADVISER_UNREGISTERED',
  'CLIENT_SAID_NO',
  'OWN_RELEASE',
  'RELEASE_ORDER',
  'RELEASE_REFUSED',
  'ONLY_AT_BACK_OFFICE',
  'ONLY_AT_SITE',
  'INTERNAL',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** RFC 9457. `detail` is English for developers; people read the text of `code`. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  code: z.enum(PROBLEM_CODES),
  /**
   * Per field, for 422: `code` is a message key such as `forms:errors.required`, or an exact text
   * of the specification.
   */
  errors: z
    .array(z.object({ field: z.string(), code: z.string(), message: z.string() }))
    .optional(),
  requestId: z.string(),
  /**
   * With SOCIAL_LINK_REQUIRED: what joins the other site to the account, once its password is
   * given.
   */
  social: z.object({ ticket: z.string(), provider: z.string(), email: z.string() }).optional(),
  /**
   * With SECOND_FACTOR_REQUIRED at sign-in: what to answer with (`authenticateSecondFactor`), and
   * until when.
   */
  secondFactor: z
    .object({
      ticket: z.string(),
      methods: z.array(z.enum(['totp', 'passkey', 'recovery'])),
      /** The host where the person's passkeys work, when they do not work here. */
      passkeysAt: z.string().optional(),
      expiresAt: z.string(),
    })
    .optional(),
  /**
   * With ONLY_AT_BACK_OFFICE and ONLY_AT_SITE, once somebody's secret was right: the address where
   * this person works.
   */
  goTo: z.url().optional(),
  /** The state on the server, with 409. */
  current: z.unknown().optional(),
  /** The specification's field of a refused checkup submit. */
  error: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;

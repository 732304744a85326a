/**
 * /api/account: letting somebody into one's area, and going into somebody else's (specification
 * §7).
 */
import { MAX_LENGTH } from '../limits.ts';
import { GRANT_STATES, SCOPES } from '../grant-rules.ts';
import { z } from 'zod';
import { errorKey } from '@bussola/domain';
import { hasLink } from '@bussola/domain/regali-messaggio';
import { AllInfo, Medie } from '../area/area.ts';
import { SegnoList } from '../area/segni.ts';
import { endpoint } from '../endpoint.ts';
import { FileList } from '../files/files.ts';
import { Report } from '../report/report.ts';
import { anyone, ownRead, ownWrite, superadminWrite } from '../policy.ts';
import {
  Email,
  Id,
  IsoDate,
  IsoDateTime,
  OneUseToken,
  Onward,
  Session,
  ThirdPartyGrant,
  UserParams,
  Version,
  line,
} from '../shapes.ts';

/** `patrimonio` reads, `patrimonio:write` also changes. */
export const GrantScope = z.enum([...SCOPES, ...SCOPES.map((scope) => `${scope}:write` as const)]);
const Scopes = z.array(GrantScope).min(1).max(SCOPES.length);
const Members = z.array(Id).min(1).max(21).nullable();
/** Read by a stranger, in our name: it follows the rule of the letters of gifts. */
const Purpose = line(1, MAX_LENGTH.purpose).refine((text) => !hasLink(text), {
  error: 'No links, addresses or numbers to call',
  params: { code: errorKey('messageLink') },
});

/** A grant as its owner sees it. */
export const Grant = z.strictObject({
  grantId: Id,
  version: Version,
  /** Of the holder: the address it was offered to, and the name once taken. */
  email: z.string(),
  name: z.string().nullable(),
  scopes: z.array(GrantScope),
  /** Null: all of them, also those to come. */ members: z.array(Id).nullable(),
  hideAmounts: z.boolean(),
  purpose: z.string(),
  from: IsoDate,
  to: IsoDate,
  state: z.enum(GRANT_STATES),
  lastAccessAt: IsoDateTime.nullable(),
  createdAt: IsoDateTime,
});
export type Grant = z.infer<typeof Grant>;
const Grants = z.strictObject({ grants: z.array(Grant) });
const GrantParams = z.strictObject({ userId: Id, grantId: Id });
const moving = 'moves a person from one session to another';

export const grants = {
  listGrants: endpoint({
    permission: ownRead(),
    summary: 'Who was let into this area, the newest first',
    params: UserParams,
    response: Grants,
  }),
  /**
   * The answer never tells whether the address has an account: it waits for whoever proves it. From
   * today, 90 days by default, a year at most.
   */
  createGrant: endpoint({
    permission: ownWrite({ audit: 'always', stepUp: 'recent' }),
    summary: 'Let somebody into this area, for some sections and a time',
    status: 201,
    params: UserParams,
    body: z.strictObject({
      email: Email,
      scopes: Scopes,
      members: Members.optional(),
      hideAmounts: z.boolean().optional(),
      purpose: Purpose,
      from: IsoDate.optional(),
      to: IsoDate.optional(),
    }),
    response: Grants.extend({ grantId: Id }),
  }),
  /**
   * Answered by what answers a partner: a grant is given to nobody, read under, and taken back
   * before it is anybody's. What it does not open is null.
   */
  previewGrant: endpoint({
    permission: ownRead({
      system: 'reads as a partner would, under a grant that is taken back in the same transaction',
    }),
    summary: 'What somebody with such a grant would be shown',
    params: UserParams,
    body: z.strictObject({
      scopes: Scopes,
      members: Members.optional(),
      hideAmounts: z.boolean().optional(),
    }),
    response: z.strictObject({
      allInfo: AllInfo.nullable(),
      listReports: z.strictObject({ reports: z.array(Report) }).nullable(),
      listFiles: FileList.nullable(),
      economicaMedie: Medie.nullable(),
      listSegni: SegnoList.nullable(),
    }),
  }),
  updateGrant: endpoint({
    permission: ownWrite({ audit: 'always', stepUp: 'recent', objects: { grantId: 'grant' } }),
    summary:
      'Change what a grant opens, or until when; 409 with the current state when somebody saved in between',
    params: GrantParams,
    body: z.strictObject({
      version: Version,
      scopes: Scopes.optional(),
      members: Members.optional(),
      hideAmounts: z.boolean().optional(),
      purpose: Purpose.optional(),
      to: IsoDate.optional(),
    }),
    response: Grants,
  }),
  /** Takes effect at the next request of its holder. */
  revokeGrant: endpoint({
    permission: ownWrite({ audit: 'always', objects: { grantId: 'grant' } }),
    summary: 'Take a grant back',
    params: GrantParams,
    response: Grants,
  }),
  answerGrant: endpoint({
    permission: ownWrite({ audit: 'always', objects: { grantId: 'grant' } }),
    summary: 'Take or refuse a grant that is offered; refusing one that was taken gives it up',
    params: GrantParams,
    body: z.strictObject({ accept: z.boolean() }),
    response: z.strictObject({ thirdParty: z.array(ThirdPartyGrant) }),
  }),

  /** The `thirdPartyToken` of the next call: bound to this partner, user, grant and session. */
  thirdPartyHandle: endpoint({
    permission: ownWrite({ audit: 'never', objects: { grantId: 'grant' }, system: moving }),
    summary: 'A one-use handle to enter an area that was granted',
    params: GrantParams,
    body: z.strictObject({}),
    response: z.strictObject({ thirdPartyToken: OneUseToken, expiresAt: IsoDateTime }),
  }),
  /**
   * Fires only for our own page: same-origin Fetch Metadata and the header `x-bussola-intent:
   * third-party`.
   */
  authThirdParty: endpoint({
    permission: ownWrite({ audit: 'never', system: moving }),
    summary: 'The address that swaps this session for one in the area of a grant',
    query: z.strictObject({ thirdPartyId: Id, userId: Id, thirdPartyToken: OneUseToken }),
    response: Onward,
  }),
  logoutThirdParty: endpoint({
    permission: ownWrite({ audit: 'always', underGrant: 'any', system: moving }),
    summary: 'End the session in somebody else’s area: the address that brings one’s own back',
    query: z.strictObject({
      thirdPartyId: Id.optional(),
      userId: Id.optional(),
      thirdPartyToken: OneUseToken.optional(),
    }),
    response: Onward,
  }),
  openPlaceholder: endpoint({
    permission: superadminWrite({ audit: 'never', stepUp: 'recent', system: moving }),
    summary:
      'The address that opens the placeholder household; it is made new when the last one leaves',
    body: z.strictObject({}),
    response: Onward,
  }),
  /** The refresh cookie says which browser and session the code is for. */
  exchangeSession: endpoint({
    permission: anyone({ audit: 'sometimes', system: moving }),
    summary: 'Swap the session with the code of the address',
    body: z.strictObject({ code: OneUseToken }),
    response: Session,
  }),
};

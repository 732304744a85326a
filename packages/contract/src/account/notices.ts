/**
 * /api/account/notices: what happened to the account, kept in sight until the person puts it away.
 */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ownRead, ownWrite } from '../policy.ts';
import { Id, IsoDateTime, UserParams } from '../shapes.ts';

export const NOTICE_KINDS = [
  'new-device',
  'password-changed',
  'email-change-asked',
  'email-changed',
  'email-change-undone',
  'factor-added',
  'factor-removed',
  'recovery-used',
  'recovery-renewed',
  'session-replayed',
  'social-linked',
  'grant-given',
  // Of links made before a client was asked for a yes.
  'adviser-linked',
  'adviser-proposed',
  'adviser-leaves',
  'role-changed',
  'factors-reset-asked',
  'factors-reset',
  'staff-changed',
] as const;
export const Notice = z.strictObject({
  noticeId: Id,
  kind: z.enum(NOTICE_KINDS),
  at: IsoDateTime,
  /**
   * Names of the device, the factor (`totp`, `passkey`) or the partner; `page`, where to answer;
   * never a secret, never an amount.
   */
  detail: z.record(z.string(), z.string()),
});
export type Notice = z.infer<typeof Notice>;
export type NoticeKind = Notice['kind'];
const Notices = z.strictObject({ notices: z.array(Notice) });

export const notices = {
  listNotices: endpoint({
    permission: ownRead(),
    summary: 'Security notices not put away yet, the newest first',
    params: UserParams,
    response: Notices,
  }),
  dismissNotice: endpoint({
    permission: ownWrite({ audit: 'never', objects: { noticeId: 'notice' } }),
    summary: 'Put a notice away',
    params: z.strictObject({ userId: Id, noticeId: Id }),
    response: Notices,
  }),
};

import type { Deps, Tx } from '../../deps.ts';
import { note } from '../audit/audit-repository.ts';
import { hashToken } from '../people/one-use.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import { takeChallenge } from '../people/challenge-repository.ts';
import { addIdentity } from '../people/social-repository.ts';

/** What was decided before the password of the account was given. */

/**
 * Joins another site to the account that has just been entered with all it takes. A ticket that is
 * over, or of another account, joins nothing and keeps nobody out.
 */
export function socialLink(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  notices: NoticeService,
) {
  return async (tx: Tx, userId: string, ticket: string): Promise<void> => {
    const joining = await takeChallenge(tx, hashToken(ticket), 'social-link', clock());
    if (joining?.userId !== userId) return;
    const { provider, subject } = joining.data;
    if (!(await addIdentity(tx, { provider, subject, userId, now: clock() }))) return;
    await note(tx, {
      at: clock(),
      actor: userId,
      subject: userId,
      action: 'social.linked',
      detail: provider,
    });
    await notices.tell(tx, userId, 'social-linked', {
      provider: config.socialProviders.find(({ id }) => id === provider)?.name ?? provider,
    });
  };
}
export type SocialLink = ReturnType<typeof socialLink>;

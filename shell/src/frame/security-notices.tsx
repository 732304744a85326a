import { useEffect } from 'react';
import type { Notice, User } from '@bussola/contract';
import { useLanguage } from '@bussola/i18n';
import { formatDate, formatTime } from '@bussola/i18n/format';
import { useAuthWords } from '../auth/use-auth-words.ts';
import { notify } from './notifications.ts';
import { dismissNotice, listNotices } from '../session/calls.ts';

/**
 * The message of each: going from a portal to another does not show it twice, and another language
 * writes it anew.
 */
const messages = new Map<string, string>();

/**
 * What happened to the account, in sight until the person puts it away: there, and on every device.
 */
export function SecurityNotices({ user: { id: userId } }: { user: User }) {
  const authWords = useAuthWords();
  const language = useLanguage();
  useEffect(() => {
    let gone = false;
    // One at a time, the newest first: a pile of them would cover the page, and what one came to
    // do.
    const sayFirst = ([first, ...rest]: readonly Notice[]) => {
      if (first && !gone) say(first, rest);
    };
    const say = ({ noticeId, kind, at, detail }: Notice, rest: readonly Notice[]) => {
      const { browser, system } = detail;
      const what =
        kind === 'new-device'
          ? browser && system
            ? authWords('notice.new-device', { browser, system })
            : authWords('notice.new-device-unknown')
          : authWords(`notice.${kind}`);
      messages.set(
        noticeId,
        notify(
          {
            kind: 'warning',
            permanent: true,
            title: what,
            text: `${authWords('notice.at', { date: formatDate(at, language, 'long'), time: formatTime(at, language) })}. ${authWords('notice.not')}`,
            onDismiss: () => {
              dismissNotice(userId, noticeId).catch(() => {
                /* It comes back at the next visit: seen twice is better than lost. */
              });
              sayFirst(rest);
            },
          },
          messages.get(noticeId),
        ),
      );
    };
    listNotices(userId).then(
      ({ notices }) => sayFirst(notices),
      () => {
        /* Asked again with the next page: nothing of the page waits for it. */
      },
    );
    return () => {
      gone = true;
    };
  }, [userId, authWords, language]);
  return null;
}

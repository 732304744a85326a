import { useEffect, useState } from 'react';
import type { Notice as SecurityNotice, User } from '@bussola/contract';
import { useLanguage } from '@bussola/i18n';
import { formatDate, formatTime } from '@bussola/i18n/format';
import { chakra, Notice, TextLink } from '@bussola/ui/core';
import { useAuthWords } from '../auth/use-auth-words.ts';
import { dismissNotice, listNotices } from '../session/calls.ts';

/**
 * What happened to the account, above Home and the account page, until the person puts it away on
 * one device. It lies in the page: what floats would cover what the person came to do.
 */
export function SecurityNotices({
  user: { id: userId },
  isShown,
}: {
  user: User;
  /** Other pages only bring its code and ask the server. */ isShown: boolean;
}) {
  const authWords = useAuthWords();
  const language = useLanguage();
  const [notices, setNotices] = useState<readonly SecurityNotice[]>([]);
  useEffect(() => {
    let gone = false;
    listNotices(userId).then(
      ({ notices: open }) => {
        if (!gone) setNotices(open);
      },
      () => {
        /* Asked again at the next visit. */
      },
    );
    return () => {
      gone = true;
    };
  }, [userId]);

  // One at a time, the newest first: a pile of them would push the page out of sight.
  const [first, ...rest] = notices;
  if (!first || !isShown) return null;
  const { noticeId, kind, at, detail } = first;
  const { browser, system, name = '', role = '', until, page } = detail;
  const title =
    kind === 'new-device'
      ? browser && system
        ? authWords('notice.new-device', { browser, system })
        : authWords('notice.new-device-unknown')
      : authWords(`notice.${kind}`, { name, role });
  const when = authWords('notice.at', {
    date: formatDate(at, language, 'long'),
    time: formatTime(at, language),
  });
  const text = () => {
    switch (kind) {
      case 'adviser-proposed':
        return authWords('notice.adviserUntil', { date: formatDate(until, language, 'letter') });
      case 'factors-reset-asked':
        return authWords('notice.resetUntil', {
          date: formatDate(until, language, 'letter'),
          time: formatTime(until ?? at, language),
        });
      case 'adviser-leaves':
        return authWords('notice.adviserNext');
      case 'staff-changed':
        return `${when}. ${authWords('notice.staffNot')}`;
      default:
        return `${when}. ${authWords('notice.not')}`;
    }
  };
  const putAway = () => {
    setNotices(rest);
    dismissNotice(userId, noticeId).catch(() => {
      /* It comes back at the next visit: seen twice is better than lost. */
    });
  };
  return (
    <chakra.div data-print="hidden" marginTop="2" marginBottom="4">
      <Notice
        key={noticeId}
        flat
        kind={ABOUT_ADVISERS.includes(kind) ? 'info' : 'warning'}
        title={title}
        action={
          page !== undefined && (
            <TextLink href={page}>
              {authWords(
                kind === 'factors-reset-asked' ? 'notice.resetStop' : 'notice.adviserAnswer',
              )}
            </TextLink>
          )
        }
        onClose={putAway}
      >
        {text()}
      </Notice>
    </chakra.div>
  );
}

const ABOUT_ADVISERS: readonly SecurityNotice['kind'][] = ['adviser-proposed', 'adviser-leaves'];

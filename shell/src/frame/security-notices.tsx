import type { Notice as SecurityNotice } from '@bussola/contract';
import { useLanguage } from '@bussola/i18n';
import { formatDate, formatTime } from '@bussola/i18n/format';
import { chakra, Notice, TextLink } from '@bussola/ui/core';
import { useAuthWords } from '../auth/use-auth-words.ts';

interface Props {
  notices: readonly SecurityNotice[];
  onPutAway: (noticeId: string) => void;
}

/**
 * What happened to the account, above Home and the account page, until the person puts it away on
 * one device. It lies in the page: what floats would cover what the person came to do.
 */
export function SecurityNotices({ notices, onPutAway }: Props) {
  const authWords = useAuthWords();
  const language = useLanguage();

  // One at a time, the newest first: a pile of them would push the page out of sight.
  const [first] = notices;
  if (!first) return null;
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
        onClose={() => onPutAway(noticeId)}
      >
        {text()}
      </Notice>
    </chakra.div>
  );
}

const ABOUT_ADVISERS: readonly SecurityNotice['kind'][] = ['adviser-proposed', 'adviser-leaves'];

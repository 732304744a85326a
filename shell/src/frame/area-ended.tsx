import { useEffect } from 'react';
import { sessionStore } from '@bussola/client/session';
import type { AreaEnded as Ended } from '@bussola/contract';
import { useLanguage } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useAuthWords } from '../auth/use-auth-words.ts';
import { otherArea } from '../session/other-area.ts';
import { wasUnsaved } from '../session/session.ts';
import { notify } from '../boot/notifications.ts';

/** Says once that this tab shows another person's area, which another tab has opened. */
export function OtherArea({ name }: { name: string }) {
  const authWords = useAuthWords();
  useEffect(() => {
    const said = name ? authWords('otherArea.of', { name }) : authWords('otherArea.nameless');
    notify({
      kind: 'warning',
      permanent: true,
      text: wasUnsaved() ? `${said} ${authWords('ended.unsaved')}` : said,
    });
    otherArea.setState({ name: null });
  }, [authWords, name]);
  return null;
}

/** Says once why another person's area has closed; the message stays until it is closed. */
export function AreaEnded({ ended }: { ended: Ended }) {
  const authWords = useAuthWords();
  const language = useLanguage();
  useEffect(() => {
    const words = { area: ended.areaName, date: formatDate(ended.on, language, 'long') };
    const said =
      ended.via === 'look'
        ? authWords(ended.why === 'visit-over' ? 'ended.lookOver' : 'ended.lookClosed', words)
        : authWords(`ended.${ended.why}`, words);
    notify({
      kind: 'warning',
      permanent: true,
      // Looking together, nothing is written.
      text: wasUnsaved() && ended.via !== 'look' ? `${said} ${authWords('ended.unsaved')}` : said,
    });
    sessionStore.setState({ ended: null });
  }, [authWords, ended, language]);
  return null;
}

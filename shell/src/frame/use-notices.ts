import { useEffect, useState } from 'react';
import type { Notice } from '@bussola/contract';
import { dismissNotice, listNotices } from '../session/calls.ts';

/**
 * What happened to the account, the newest first. The frame asks at once: a notice that comes after
 * the page would push it down.
 * @param userId undefined: nobody is asked about
 */
export function useNotices(userId: string | undefined): {
  notices: readonly Notice[];
  putAway: (noticeId: string) => void;
} {
  // Whose they are goes with them: on the same page somebody else may sign in.
  const [asked, setAsked] = useState<{ userId: string; open: readonly Notice[] }>();
  useEffect(() => {
    if (userId === undefined) return undefined;
    let gone = false;
    listNotices(userId).then(
      ({ notices: open }) => {
        if (!gone) setAsked({ userId, open });
      },
      () => {
        /* Asked again at the next visit. */
      },
    );
    return () => {
      gone = true;
    };
  }, [userId]);
  const putAway = (noticeId: string) => {
    if (userId === undefined) return;
    setAsked(
      (last) => last && { ...last, open: last.open.filter((one) => one.noticeId !== noticeId) },
    );
    dismissNotice(userId, noticeId).catch(() => {
      /* It comes back at the next visit: seen twice is better than lost. */
    });
  };
  return { notices: asked?.userId === userId ? (asked?.open ?? []) : [], putAway };
}

import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage, useLanguage } from '@bussola/i18n';
import { CONTRACT_VERSION } from '@bussola/portal';
import type { ShellContextValue } from '@bussola/portal';
import type { User } from '@bussola/contract';
import { preferences, setPreference } from '../boot/preferences.ts';
import { useDeviceCopy, usePreferences, useSession, useShellWords } from '../boot/hooks.ts';
import { dismiss, notify } from '../boot/notifications.ts';
import { frameState } from '../boot/frame-state.ts';
import { leaveGuard } from '../boot/leave-guard.ts';
import { refuseDeviceCopy } from '../boot/device-copy.ts';
import { http, reloadSession, signOut } from '../session/session.ts';

/**
 * What this person's portals are lent. The same object until something in it changes, so that
 * nothing redraws for nothing.
 */
export function useShellValue(user: User | null): ShellContextValue | null {
  const language = useLanguage();
  const chosen = usePreferences();
  const { amountsHidden } = chosen;
  const { limitedTo, acting } = useSession();
  const isCopied = useDeviceCopy();
  const { i18n } = useTranslation();
  const guard = useLeaveGuard();
  return useMemo(
    () =>
      user && {
        contractVersion: CONTRACT_VERSION,
        session: {
          user,
          areaUserId: user.id,
          reload: reloadSession,
          signOut,
          mustEnrol: limitedTo === 'enrol',
          isActing: acting !== null,
          ...(isCopied ? { deviceCopy: { erase: refuseDeviceCopy } } : {}),
        },
        preferences: {
          ...chosen,
          set: (key, value) => {
            setPreference(key, value);
            if (key === 'language') void changeLanguage(i18n, preferences.getState().language);
          },
        },
        http,
        notify: (notification) => {
          const message = notify(notification);
          return () => dismiss(message);
        },
        setLeaveGuard: guard,
        setTitle: (title) => frameState.setState({ title }),
        language,
        amountsHidden,
        setSearch: (open) => frameState.setState({ search: open }),
        setBadge: (badge, value) =>
          frameState.setState(({ badges }) => ({ badges: { ...badges, [badge]: value } })),
      },
    [user, language, amountsHidden, chosen, limitedTo, acting, isCopied, i18n, guard],
  );
}

/** Asks before a reload, a closed tab or a link would lose unsaved text. */
function useLeaveGuard(): (message: string | null) => void {
  const t = useShellWords();
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (leaveGuard.get() !== null) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      if (leaveGuard.get() === null || event.defaultPrevented || !(event.target instanceof Element))
        return;
      const link = event.target.closest('a[href]');
      if (!link || link.getAttribute('target') === '_blank') return;
      // eslint is right that confirm is plain: it is also the only question that stops a click on
      // any link, in any portal.
      if (window.confirm(leaveGuard.get() || t('frame.leave'))) leaveGuard.set(null);
      else {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [t]);
  return leaveGuard.set;
}

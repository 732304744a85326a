import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import type { User } from '@bussola/contract';
import { useLanguage } from '@bussola/i18n';
import type { PortalDescriptor } from '@bussola/portal';
import { HelpIcon, PencilIcon, SettingsIcon, SignOutIcon } from '@bussola/ui/core';
import type { MenuItem } from '@bussola/ui/core';
import { useShellWords } from '../boot/hooks.ts';
import { signOut } from '../session/session.ts';
import type { Visitor } from '../guards/decide.ts';
import { toVisitor } from '../session/visitor.ts';
import { frameState } from '../boot/frame-state.ts';
import { menuItems } from './menu-items.ts';

interface Input {
  portals: readonly PortalDescriptor[];
  user: User;
  isActing: boolean;
  scopes: Visitor['scopes'];
  /** Absent for people who keep no note. */
  openNote: (() => void) | undefined;
  openSettings: () => void;
}

/** The entries of the menus: the portals' own above, those of the frame at the foot. */
export function useFrameMenu({ portals, user, isActing, scopes, openNote, openSettings }: Input) {
  const t = useShellWords();
  const language = useLanguage();
  const { pathname } = useLocation();
  const { badges } = useStore(frameState);
  const items = menuItems({
    portals,
    visitor: { ...toVisitor(user, null, isActing), scopes },
    path: pathname,
    language,
    badges,
    note: openNote && { label: t('frame.note'), icon: PencilIcon, onPress: openNote },
  });
  const foot: MenuItem[] = [
    { label: t('frame.settings'), icon: SettingsIcon, onPress: openSettings },
    { label: t('frame.guide'), icon: HelpIcon, href: '/guida', external: true },
    { label: t('frame.signOut'), icon: SignOutIcon, onPress: () => void signOut() },
  ];
  return { items, foot, home: items[0]?.href ?? '/' };
}

import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useCommonWords, useLanguage } from '@bussola/i18n';
import type { PortalDescriptor } from '@bussola/portal';
import type { User } from '@bussola/contract';
import {
  Avatar,
  BottomBar,
  brand,
  Breadcrumbs,
  chakra,
  CompassMark,
  EyeIcon,
  EyeOffIcon,
  HelpIcon,
  Icon,
  Logo,
  MoreIcon,
  PencilIcon,
  RailNav,
  SettingsIcon,
  SideNav,
  SignOutIcon,
  TextLink,
  UiLink,
} from '@bussola/ui/core';
import type { MenuItem } from '@bussola/ui/core';
import { lazyAuthPage } from '../auth/lazy-auth-page.ts';
import { usePreferences, useShellWords } from '../boot/hooks.ts';
import { setPreference } from '../boot/preferences.ts';
import { breadcrumbs } from '../guards/breadcrumbs.ts';
import { signOut } from '../session/session.ts';
import { toVisitor } from '../session/visitor.ts';
import { frameState } from './frame-state.ts';
import { menuItems } from './menu-items.ts';
import { MoreDialog } from './more-dialog.tsx';
import { SkipLink } from './skip-link.tsx';

/** Neither is waited for, nor takes the frame with it. */
const NoteDrawer = lazyAuthPage(async () => ({
  default: (await import(/* webpackChunkName: "note-drawer" */ './note-drawer.tsx')).NoteDrawer,
}));
const OwnAvatar = lazy(() =>
  import(/* webpackChunkName: "own-avatar" */ './own-avatar.tsx').then(
    ({ OwnAvatar: Picture }) => ({ default: Picture }),
  ),
);

const Quiet = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '44px',
    paddingInline: '1',
    color: 'text-2',
    fontSize: 't13',
    fontWeight: 480,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    bg: 'transparent',
    borderRadius: 'control',
    _hover: { color: 'ink' },
  },
});

interface Props {
  portals: readonly PortalDescriptor[];
  user: User;
  /** Full width, over everything: whose area is open. */ over?: ReactNode;
  /** What is the person's own alone: the note, their picture. Not in somebody else's area. */
  own: boolean;
  children: ReactNode;
}

/** Menu, breadcrumbs and foot around whatever portal is open. On a phone: a bar at the foot. */
export function Frame({ portals, user, over, own, children }: Props) {
  const t = useShellWords();
  const common = useCommonWords();
  const language = useLanguage();
  const { pathname } = useLocation();
  const { badges, title } = useStore(frameState);
  const { amountsHidden } = usePreferences();
  const [isMoreOpen, setMoreOpen] = useState(false);
  const [isNoteOpen, setNoteOpen] = useState(false);
  const initials = <Avatar name={`${user.firstName} ${user.lastName}`} size="sm" />;

  // A name belongs to the page that gave it.
  useEffect(() => () => frameState.setState({ title: null }), [pathname]);

  const keepsNote = own && user.role === 'User' && user.state === 'active';
  const note: MenuItem | undefined = keepsNote
    ? {
        label: t('frame.note'),
        icon: PencilIcon,
        onPress: () => {
          setMoreOpen(false);
          setNoteOpen(true);
        },
      }
    : undefined;
  const items = menuItems({
    portals,
    visitor: toVisitor(user, null, Boolean(over)),
    path: pathname,
    language,
    badges,
    note,
  });
  const settings: MenuItem = {
    label: t('frame.settings'),
    icon: SettingsIcon,
    onPress: () => setMoreOpen(true),
  };
  const guide: MenuItem = {
    label: t('frame.guide'),
    icon: HelpIcon,
    href: '/guida',
    external: true,
  };
  const leave: MenuItem = {
    label: t('frame.signOut'),
    icon: SignOutIcon,
    onPress: () => void signOut(),
  };
  const foot = [settings, guide, leave];
  const trail = breadcrumbs(pathname, portals, title).map(({ label, to }) => ({
    label: label[language],
    href: to,
  }));
  const home = items[0]?.href ?? '/';

  return (
    <>
      <SkipLink />
      {over}
      <chakra.div display="flex" minHeight="100dvh" _print={{ display: 'block', minHeight: '0' }}>
        <SideNav
          items={items}
          foot={foot}
          logo={
            <UiLink href={home} aria-label={brand.name}>
              <Logo />
            </UiLink>
          }
        />
        <RailNav
          items={items}
          foot={foot}
          logo={
            <UiLink href={home} aria-label={brand.name}>
              <CompassMark />
            </UiLink>
          }
        />
        <chakra.div
          flex="1"
          minWidth="0"
          display="flex"
          flexDirection="column"
          borderInlineStartWidth={{ md: '1px' }}
          borderColor="line"
          paddingInline={{ base: '5', md: '8', lg: '12' }}
          paddingBottom={{ base: '24', md: '10' }}
          _print={{ paddingBottom: '0', borderInlineStartWidth: '0' }}
        >
          <chakra.header
            display="flex"
            alignItems="center"
            gap="4"
            minHeight={{ base: '64px', md: '76px' }}
            width="100%"
            maxWidth="1120px"
            marginInline="auto"
          >
            <chakra.span display={{ base: 'inline-flex', md: 'none' }}>
              <UiLink href={home} aria-label={brand.name}>
                <Logo small />
              </UiLink>
            </chakra.span>
            <Breadcrumbs items={trail} />
            <chakra.div
              marginInlineStart="auto"
              display="flex"
              alignItems="center"
              gap={{ base: '3', md: '5' }}
            >
              <Quiet
                type="button"
                data-print="hidden"
                aria-pressed={amountsHidden}
                onClick={() => setPreference('amountsHidden', !amountsHidden)}
              >
                <Icon icon={amountsHidden ? EyeIcon : EyeOffIcon} />
                <chakra.span srOnly={{ base: true, md: false }}>
                  {t(amountsHidden ? 'frame.showAmounts' : 'frame.hideAmounts')}
                </chakra.span>
              </Quiet>
              <chakra.span
                display="inline-flex"
                alignItems="center"
                gap="2"
                fontSize="t13"
                fontWeight="560"
              >
                {keepsNote && user.checkup ? (
                  <Suspense fallback={initials}>
                    <OwnAvatar user={user} />
                  </Suspense>
                ) : (
                  initials
                )}
                <chakra.span
                  display={{ base: 'none', md: 'inline' }}
                  maxWidth="16ch"
                  overflow="hidden"
                  textOverflow="ellipsis"
                  whiteSpace="nowrap"
                >
                  {user.firstName}
                </chakra.span>
              </chakra.span>
            </chakra.div>
          </chakra.header>
          <chakra.main
            id="content"
            tabIndex={-1}
            width="100%"
            maxWidth="1120px"
            marginInline="auto"
            _focusVisible={{ outline: 'none' }}
          >
            {children}
          </chakra.main>
          <chakra.footer
            width="100%"
            maxWidth="1120px"
            marginInline="auto"
            marginTop="auto"
            paddingTop="18"
            textStyle="quiet"
          >
            <chakra.div borderTopWidth="1px" borderColor="line" paddingTop="5">
              <chakra.p maxWidth="96ch">{common('disclaimer')}</chakra.p>
              <chakra.p marginTop="1.5" display="flex" flexWrap="wrap" gap="0 12px">
                <TextLink quiet external href={brand.policies.terms}>
                  {t('policies.terms')}
                </TextLink>
                <TextLink quiet external href={brand.policies.privacy}>
                  {t('policies.privacy')}
                </TextLink>
                <TextLink quiet external href={brand.policies.cookies}>
                  {t('policies.cookies')}
                </TextLink>
                <TextLink quiet href="/metodo">
                  {t('policies.method')}
                </TextLink>
              </chakra.p>
            </chakra.div>
          </chakra.footer>
        </chakra.div>
        <BottomBar
          items={[
            ...items.slice(0, 4),
            { label: t('frame.more'), icon: MoreIcon, onPress: () => setMoreOpen(true) },
          ]}
        />
        {isNoteOpen && (
          <Suspense fallback={null}>
            <NoteDrawer userId={user.id} onClose={() => setNoteOpen(false)} />
          </Suspense>
        )}
        {isMoreOpen && <MoreDialog onClose={() => setMoreOpen(false)} items={items.slice(4)} />}
      </chakra.div>
    </>
  );
}

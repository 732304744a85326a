import { lazy, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import type { User } from '@bussola/contract';
import { useLanguage } from '@bussola/i18n';
import type { PortalDescriptor } from '@bussola/portal';
import {
  Avatar,
  brand,
  Breadcrumbs,
  chakra,
  EyeIcon,
  EyeOffIcon,
  Icon,
  Logo,
  SearchIcon,
  UiLink,
} from '@bussola/ui/core';
import { usePreferences, useShellWords } from '../boot/hooks.ts';
import { setPreference } from '../boot/preferences.ts';
import { breadcrumbs } from '../guards/breadcrumbs.ts';
import { frameState } from '../boot/frame-state.ts';
import { Optional } from './optional.tsx';

const OwnAvatar = lazy(() =>
  import(/* webpackChunkName: "own-avatar" */ './own-avatar.tsx').then(
    ({ OwnAvatar: Picture }) => ({ default: Picture }),
  ),
);

interface Props {
  portals: readonly PortalDescriptor[];
  user: User;
  /** Where the logo leads. */
  home: string;
  /** A picture of their own may be shown; else the initials. */
  hasPicture: boolean;
}

/** Breadcrumbs, the button that hides amounts, and who is signed in. */
export function FrameHeader({ portals, user, home, hasPicture }: Props) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const { title } = useStore(frameState);

  // A name belongs to the page that gave it.
  useEffect(() => () => frameState.setState({ title: null }), [pathname]);

  const trail = breadcrumbs(pathname, portals, title).map(({ label, to }) => ({
    label: label[language],
    href: to,
  }));
  return (
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
        <SearchButton />
        <AmountsButton />
        <WhoIsIn user={user} hasPicture={hasPicture} />
      </chakra.div>
    </chakra.header>
  );
}

/** Opens the search of the open portal, if it has one; so does Ctrl K, or ⌘ K. */
function SearchButton() {
  const t = useShellWords();
  const { search } = useStore(frameState);
  useEffect(() => {
    if (!search) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      search();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [search]);
  if (!search) return null;
  return (
    <Quiet
      type="button"
      data-print="hidden"
      aria-keyshortcuts="Control+K Meta+K"
      borderWidth={{ md: '1px' }}
      borderColor="line-strong"
      paddingInline={{ md: '3' }}
      onClick={search}
    >
      <Icon icon={SearchIcon} />
      <chakra.span srOnly={{ base: true, md: false }}>{t('frame.search')}</chakra.span>
      <chakra.kbd
        display={{ base: 'none', md: 'inline' }}
        aria-hidden="true"
        fontFamily="inherit"
        fontSize="t11"
        borderWidth="1px"
        borderColor="line-strong"
        borderRadius="4px"
        paddingInline="1.5"
        marginInlineStart="5"
      >
        {/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'}
      </chakra.kbd>
    </Quiet>
  );
}

function AmountsButton() {
  const t = useShellWords();
  const { amountsHidden } = usePreferences();
  return (
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
  );
}

function WhoIsIn({ user, hasPicture }: Pick<Props, 'user' | 'hasPicture'>) {
  const initials = <Avatar name={`${user.firstName} ${user.lastName}`} size="sm" />;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" fontSize="t13" fontWeight="560">
      {hasPicture ? (
        <Optional fallback={initials}>
          <OwnAvatar user={user} />
        </Optional>
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
  );
}

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

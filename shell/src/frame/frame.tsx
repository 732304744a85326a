import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useErrorText } from '@bussola/i18n';
import type { PortalDescriptor } from '@bussola/portal';
import type { User } from '@bussola/contract';
import { BottomBar, chakra, MoreIcon } from '@bussola/ui/core';
import { lazyAuthPage } from '../auth/lazy-auth-page.ts';
import { useShellWords } from '../boot/hooks.ts';
import type { Visitor } from '../guards/decide.ts';
import { FrameFooter } from './frame-footer.tsx';
import { FrameHeader } from './frame-header.tsx';
import { FrameMenu } from './frame-menu.tsx';
import { lazyLook } from './lazy-look.ts';
import { splitForBar } from './menu-items.ts';
import { MoreDialog } from './more-dialog.tsx';
import { notify } from '../boot/notifications.ts';
import { Optional } from './optional.tsx';
import { SkipLink } from './skip-link.tsx';
import { useFrameMenu } from './use-frame-menu.ts';
import { useNotices } from './use-notices.ts';

const NoteDrawer = lazyAuthPage(async () => ({
  default: (await import(/* webpackChunkName: "note-drawer" */ './note-drawer.tsx')).NoteDrawer,
}));
const SecurityNotices = lazyAuthPage(async () => ({
  default: (await import(/* webpackChunkName: "security-notices" */ './security-notices.tsx'))
    .SecurityNotices,
}));

const OwnLookBar = lazyLook(
  async () => (await import(/* webpackChunkName: "own-look" */ './own-look.tsx')).OwnLookBar,
);
const OwnLookCard = lazyLook(
  async () => (await import(/* webpackChunkName: "own-look" */ './own-look.tsx')).OwnLookCard,
);

interface Props {
  portals: readonly PortalDescriptor[];
  user: User;
  /** Full width, over everything: whose area is open. */ over?: ReactNode;
  /** What of it is open; absent: everything. */ scopes?: Visitor['scopes'];
  /** The person's own note and picture. Not shown in another person's area. */
  own: boolean;
  children: ReactNode;
}

/** Menu, breadcrumbs and foot around whatever portal is open. On a phone: a bar at the foot. */
export function Frame({ portals, user, over, scopes, own, children }: Props) {
  const t = useShellWords();
  const errorText = useErrorText();
  const [isMoreOpen, setMoreOpen] = useState(false);
  const [isNoteOpen, setNoteOpen] = useState(false);
  const isClient = own && user.role === 'User' && user.state === 'active';
  const { notices, putAway } = useNotices(own && user.state === 'active' ? user.id : undefined);
  const openNote = () => {
    setMoreOpen(false);
    setNoteOpen(true);
  };
  const { items, foot, home } = useFrameMenu({
    portals,
    user,
    isActing: Boolean(over),
    scopes,
    openNote: isClient ? openNote : undefined,
    openSettings: () => setMoreOpen(true),
  });
  const { bar, more } = splitForBar(items);
  // Where the person begins, and where they mend it: on other pages they have something else to do.
  const { pathname } = useLocation();
  const account = portals
    .flatMap(({ routes }) => routes)
    .find(({ whose }) => whose === 'account')?.path;

  return (
    <>
      <SkipLink />
      {isClient && (
        <Optional>
          <OwnLookBar userId={user.id} />
        </Optional>
      )}
      {over}
      <chakra.div display="flex" minHeight="100dvh" _print={{ display: 'block', minHeight: '0' }}>
        <FrameMenu items={items} foot={foot} home={home} />
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
          <FrameHeader
            portals={portals}
            user={user}
            home={home}
            hasPicture={isClient && user.checkup}
          />
          <chakra.main
            id="content"
            tabIndex={-1}
            width="100%"
            maxWidth="1120px"
            marginInline="auto"
            // The foot starts under the first screen, so it does not jump when the page comes.
            minHeight={{ base: 'calc(100dvh - 64px)', md: 'calc(100dvh - 76px)' }}
            _print={{ minHeight: '0' }}
            _focusVisible={{ outline: 'none' }}
          >
            {isClient && (
              <Optional>
                <OwnLookCard userId={user.id} />
              </Optional>
            )}
            {notices.length > 0 && (pathname === home || pathname === account) && (
              <Optional>
                <SecurityNotices notices={notices} onPutAway={putAway} />
              </Optional>
            )}
            {children}
          </chakra.main>
          <FrameFooter />
        </chakra.div>
        <BottomBar
          items={[
            ...bar,
            { label: t('frame.more'), icon: MoreIcon, onPress: () => setMoreOpen(true) },
          ]}
        />
        {isNoteOpen && (
          <Optional
            onError={() => {
              setNoteOpen(false);
              notify({ kind: 'error', text: errorText('NETWORK') });
            }}
          >
            <NoteDrawer userId={user.id} onClose={() => setNoteOpen(false)} />
          </Optional>
        )}
        {isMoreOpen && <MoreDialog onClose={() => setMoreOpen(false)} items={more} />}
      </chakra.div>
    </>
  );
}

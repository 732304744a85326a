import { Button, chakra, Notice } from '@bussola/ui/core';
import { useNotifications, useShellWords } from '../boot/hooks.ts';
import { hold, putAway, release } from './notifications.ts';
import type { ShownNotification } from './notifications.ts';

function Shown({ one }: { one: ShownNotification }) {
  return (
    <chakra.li
      listStyle="none"
      cursor="pointer"
      onClick={() => putAway(one.id)}
      onMouseEnter={() => hold(one.id)}
      onMouseLeave={() => release(one.id)}
      onFocus={() => hold(one.id)}
      onBlur={() => release(one.id)}
    >
      <Notice
        kind={one.kind}
        silent
        title={one.title ?? one.text}
        onClose={() => putAway(one.id)}
        {...(one.action
          ? {
              action: (
                <Button variant="tertiary" onClick={one.action.run}>
                  {one.action.label}
                </Button>
              ),
            }
          : {})}
      >
        {one.title === undefined ? undefined : one.text}
      </Notice>
    </chakra.li>
  );
}

function List({ shown }: { shown: readonly ShownNotification[] }) {
  return shown.length === 0 ? null : (
    <chakra.ul display="grid" gap="3" marginTop="3" listStyle="none">
      {shown.map((one) => (
        <Shown key={one.id} one={one} />
      ))}
    </chakra.ul>
  );
}

/** Errors interrupt a screen reader; the rest waits for a pause. A click removes any. */
export function NotificationList() {
  const { shown } = useNotifications();
  const t = useShellWords();
  const place = {
    position: 'fixed',
    insetInlineEnd: { base: '4', md: '8' },
    insetInlineStart: { base: '4', md: 'auto' },
    bottom: { base: '88px', md: '8' },
    width: { md: '420px' },
    zIndex: 10,
    pointerEvents: shown.length > 0 ? 'auto' : 'none',
  } as const;
  return (
    <chakra.section aria-label={t('frame.notifications')} {...place}>
      {/* A list cannot be a live region itself: the region stands around it, and is there before
          its first message. */}
      <div role="alert">
        <List shown={shown.filter(({ kind }) => kind === 'error')} />
      </div>
      <div role="status">
        <List shown={shown.filter(({ kind }) => kind !== 'error')} />
      </div>
    </chakra.section>
  );
}

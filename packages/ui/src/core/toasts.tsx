import {
  createToaster,
  Toaster,
  ToastActionTrigger,
  ToastDescription,
  ToastRoot,
  ToastTitle,
  type CreateToasterReturn,
} from '@chakra-ui/react/toast';
import { Button } from './button.tsx';
import { chakra } from './layout.ts';
import { Notice, type NoticeKind } from './notice.tsx';

export type ToastStore = CreateToasterReturn<string>;

const KINDS: readonly string[] = ['success', 'info', 'warning', 'error'] satisfies NoticeKind[];
const isKind = (type: string | undefined): type is NoticeKind => KINDS.includes(type ?? '');

/** The messages that float over a page. */
export const createToasts = (): ToastStore =>
  createToaster({
    placement: 'bottom-end',
    gap: 12,
    removeDelay: 0,
    // From the edges of the window; `Place` says how far.
    offsets: {
      left: 'var(--toasts-side)',
      right: 'var(--toasts-side)',
      top: '0px',
      bottom: 'var(--toasts-bottom)',
    },
  });

const Place = chakra(Toaster, {
  base: {
    '--toasts-side': { base: '16px', md: '32px' },
    /** Above the bar at the foot of a phone. */
    '--toasts-bottom': { base: '88px', md: '32px' },
    '--toasts-start': { base: '16px', md: 'auto' },
    width: { md: '420px' },
  },
});

const Toast = chakra(ToastRoot, {
  base: {
    width: '100%',
    cursor: 'pointer',
    borderRadius: 'card',
    translate: 'var(--x) var(--y)',
    opacity: 'var(--opacity)',
    zIndex: 'var(--z-index)',
    transition: 'translate 160ms, opacity 160ms',
  },
});

/**
 * Errors interrupt a screen reader; the rest waits for a pause. A press on a message removes it.
 */
export function Toasts({ store, label }: { store: ToastStore; label: string }) {
  return (
    <Place
      toaster={store}
      aria-label={label}
      style={{ zIndex: 10, insetInlineStart: 'var(--toasts-start)' }}
    >
      {({ id, type, title, description, action }) => (
        <Toast
          {...(type === 'error' ? { role: 'alert' } : {})}
          onClick={() => {
            store.dismiss(id);
          }}
        >
          <Notice
            kind={isKind(type) ? type : 'info'}
            silent
            title={<ToastTitle>{title}</ToastTitle>}
            onClose={() => {
              store.dismiss(id);
            }}
            {...(action
              ? {
                  action: (
                    <ToastActionTrigger asChild>
                      <Button variant="tertiary">{action.label}</Button>
                    </ToastActionTrigger>
                  ),
                }
              : {})}
          >
            {description && <ToastDescription>{description}</ToastDescription>}
          </Notice>
        </Toast>
      )}
    </Place>
  );
}

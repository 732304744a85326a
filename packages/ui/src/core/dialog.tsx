import {
  DialogBackdrop,
  DialogContent,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
} from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useUiWords } from '@bussola/i18n';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { CloseIcon } from './icons.ts';
import { chakra } from './layout.ts';
import { Title } from './typography.tsx';

const Veil = chakra(DialogBackdrop, {
  base: { position: 'fixed', inset: 0, zIndex: 30, bg: 'veil', opacity: 0.75 },
});

const Place = chakra(DialogPositioner, {
  base: { position: 'fixed', inset: 0, zIndex: 30, display: 'flex' },
  variants: {
    side: {
      middle: { padding: '16px' },
      end: { justifyContent: 'flex-end' },
      wide: { padding: { base: 0, md: '24px' } },
      sheet: { justifyContent: 'flex-end', alignItems: { base: 'flex-end', md: 'stretch' } },
    },
  },
});

const Sheet = chakra(DialogContent, {
  base: {
    bg: 'surface',
    color: 'text',
    boxShadow: 'float',
    padding: { base: '5', md: '7' },
    overflow: 'auto',
    // What has the focus stands above the buttons at the foot.
    scrollPaddingBlock: '16px 96px',
    animation: 'appear 160ms ease-out',
    _focusVisible: { outline: 'none' },
  },
  variants: {
    side: {
      middle: {
        margin: 'auto',
        borderRadius: '14px',
        width: 'min(480px, 100%)',
        maxHeight: '100%',
      },
      /**
       * The drawer of notes and forms: the end edge, all the height; the whole screen on phones.
       */
      end: {
        height: '100dvh',
        width: { base: '100vw', md: 'min(520px, 92vw)' },
        padding: { base: '5', md: '9' },
      },
      /** A page shown over the page: nearly all of the window, all of it on phones. */
      wide: {
        margin: 'auto',
        borderRadius: { base: 0, md: '14px' },
        width: { base: '100vw', md: 'min(1240px, calc(100vw - 48px))' },
        height: { base: '100dvh', md: 'calc(100dvh - 48px)' },
      },
      /**
       * What is only read: the same edge, and on phones a sheet from below that leaves the page in
       * sight.
       */
      sheet: {
        width: { base: '100vw', md: 'min(520px, 92vw)' },
        height: { base: 'auto', md: '100dvh' },
        maxHeight: { base: '88dvh', md: 'none' },
        borderStartStartRadius: { base: '16px', md: 0 },
        borderStartEndRadius: { base: '16px', md: 0 },
        padding: { base: '5', md: '9' },
      },
    },
  },
  defaultVariants: { side: 'middle' },
});

export interface DialogProps {
  open: boolean;
  /** Escape, the cross, a press outside. */
  onClose: () => void;
  title: ReactNode;
  side?: 'middle' | 'wide' | 'end' | 'sheet';
  /** A dialog that must be answered closes with its own buttons only. */
  mustAnswer?: boolean;
  children: ReactNode;
  actions?: ReactNode;
}

/**
 * Everything behind it is out of reach; the focus comes back where it was. The title is read first,
 * or the field that asks for the focus (`data-autofocus`).
 */
export function Dialog(props: DialogProps) {
  return props.open ? <Open {...props} /> : null;
}

function Open({
  onClose,
  title,
  side = 'middle',
  mustAnswer = false,
  children,
  actions,
}: DialogProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [back] = useState(wayBack);
  const t = useUiWords();
  useEffect(
    () => () => {
      // What Chakra gives the focus back to must be a control; the part of a page is none.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) back()?.focus({ preventScroll: true });
      });
    },
    [back],
  );
  return (
    <DialogRoot
      open
      onOpenChange={onClose}
      closeOnEscape={!mustAnswer}
      closeOnInteractOutside={!mustAnswer}
      // A page that is still arriving focuses its title: that closes nothing.
      onFocusOutside={(event) => {
        event.preventDefault();
      }}
      initialFocusEl={() =>
        sheet.current?.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current
      }
      finalFocusEl={back}
    >
      <Portal>
        <Veil />
        <Place side={side}>
          <Sheet ref={sheet} side={side}>
            <chakra.div
              display="flex"
              justifyContent="space-between"
              alignItems="flex-start"
              gap="3"
            >
              <DialogTitle asChild>
                <Title
                  as="h2"
                  ref={heading}
                  size={side === 'middle' ? 20 : 26}
                  tabIndex={-1}
                  minWidth="0"
                  overflowWrap="anywhere"
                  _focusVisible={{ outline: 'none' }}
                >
                  {title}
                </Title>
              </DialogTitle>
              {!mustAnswer && (
                <chakra.div margin="-10px" marginInlineStart="0">
                  <IconButton
                    label={t('close')}
                    onClick={onClose}
                    // Tab comes round to it from the foot, without the browser's own scrolling.
                    onFocus={({ currentTarget }) =>
                      currentTarget.scrollIntoView?.({ block: 'nearest' })
                    }
                  >
                    <Icon icon={CloseIcon} size={20} />
                  </IconButton>
                </chakra.div>
              )}
            </chakra.div>
            <chakra.div marginTop="2">{children}</chakra.div>
            {actions && (
              <chakra.div display="flex" flexWrap="wrap" gap="8px 12px" marginTop="6">
                {actions}
              </chakra.div>
            )}
          </Sheet>
        </Place>
      </Portal>
    </DialogRoot>
  );
}

/**
 * Where the focus goes afterwards: to what had it; or, when that is gone with its row, to the part
 * of the page that held it, not to the top of the page.
 */
function wayBack(): () => HTMLElement | null {
  const before = document.activeElement;
  const around = placesAround(before);
  return () =>
    before instanceof HTMLElement && before.isConnected
      ? before
      : (around.find((place) => place.isConnected) ?? null);
}

/** The parts of the page that hold an element, from the inside out, each able to take the focus. */
function placesAround(element: Element | null): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (
    let at = element?.closest<HTMLElement>('section, main');
    at;
    at = at.parentElement?.closest<HTMLElement>('section, main')
  )
    places.push(at);
  for (const place of places) if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  return places;
}

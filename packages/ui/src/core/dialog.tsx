import { useUiWords } from '@bussola/i18n';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { CloseIcon } from './icons.ts';
import { chakra } from './layout.ts';
import { Title } from './typography.tsx';

const Sheet = chakra('dialog', {
  base: {
    bg: 'surface',
    color: 'text',
    boxShadow: 'float',
    padding: { base: '5', md: '7' },
    borderWidth: 0,
    maxWidth: 'none',
    maxHeight: 'none',
    overflow: 'auto',
    animation: 'appear 160ms ease-out',
    _backdrop: { bg: 'veil', opacity: 0.75 },
  },
  variants: {
    side: {
      middle: {
        margin: 'auto',
        borderRadius: '14px',
        width: 'min(480px, calc(100vw - 32px))',
        maxHeight: 'calc(100dvh - 32px)',
      },
      /**
       * The drawer of notes and forms: the end edge, all the height; the whole screen on phones.
       */
      end: {
        marginBlock: 0,
        marginInlineStart: 'auto',
        marginInlineEnd: 0,
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
        marginTop: { base: 'auto', md: 0 },
        marginBottom: 0,
        marginInlineStart: 'auto',
        marginInlineEnd: 0,
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
 * The browser's own dialog: the rest of the page is out of reach, the focus comes back where it
 * was.
 */
export function Dialog({
  open,
  onClose,
  title,
  side = 'middle',
  mustAnswer = false,
  children,
  actions,
}: DialogProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const t = useUiWords();
  useEffect(() => {
    const element = sheet.current;
    if (!open || !element) return;
    const before = document.activeElement;
    const around = placesAround(before);
    element.showModal();
    // React focused such a field while the dialog was still closed, where nothing can be focused.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      // What was pressed is gone with its row: the next press of a key starts from the place that
      // held it, not from the top of the page.
      else around.find((place) => place.isConnected)?.focus({ preventScroll: true });
    };
  }, [open]);
  if (!open) return null;
  return (
    <Sheet
      ref={sheet}
      side={side}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!mustAnswer) onClose();
      }}
      onClick={(event) => {
        if (
          !mustAnswer &&
          event.target === event.currentTarget &&
          isOutside(event.currentTarget, event.clientX, event.clientY)
        )
          onClose();
      }}
    >
      <chakra.div display="flex" justifyContent="space-between" alignItems="flex-start" gap="3">
        <Title
          as="h2"
          id={titleId}
          size={side === 'middle' ? 20 : 26}
          tabIndex={-1}
          minWidth="0"
          overflowWrap="anywhere"
          autoFocus={side !== 'middle'}
          _focusVisible={{ outline: 'none' }}
        >
          {title}
        </Title>
        {!mustAnswer && (
          <chakra.div margin="-10px" marginInlineStart="0">
            <IconButton label={t('close')} onClick={onClose}>
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
  );
}

function isOutside(element: HTMLElement, x: number, y: number): boolean {
  const box = element.getBoundingClientRect();
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
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

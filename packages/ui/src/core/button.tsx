import { Button as ChakraButton, IconButton as ChakraIconButton } from '@chakra-ui/react/button';
import { useId, type ComponentProps, type MouseEvent, type ReactNode, type Ref } from 'react';
import { chakra, type HTMLChakraProps } from './layout.ts';
import { Spinner } from './spinner.tsx';
import { UiLink } from './ui-link.tsx';
import { textElement } from './text-element.tsx';

export const buttonLook = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '9px',
    minHeight: '44px',
    paddingInline: '5',
    paddingBlock: '2',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontFamily: 'body',
    fontWeight: 580,
    fontSize: 't15',
    lineHeight: 1.15,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    color: 'ink',
    bg: 'transparent',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
    '&[aria-disabled=true], &:disabled': {
      bg: 'sunken',
      color: 'text-2',
      borderColor: 'line',
      cursor: 'not-allowed',
    },
  },
  variants: {
    variant: {
      primary: {
        bg: 'ink',
        color: 'on-ink',
        '&:hover:not([aria-disabled=true], :disabled)': { bg: 'ink-hover' },
      },
      secondary: {
        bg: 'surface',
        borderColor: 'line-strong',
        '&:hover:not([aria-disabled=true], :disabled)': { bg: 'ink-soft', borderColor: 'ink' },
      },
      tertiary: {
        paddingInline: '1.5',
        fontWeight: 540,
        '&[aria-disabled=true], &:disabled': {
          bg: 'transparent',
          borderColor: 'transparent',
          color: 'text-2',
        },
        '&:hover:not([aria-disabled=true], :disabled)': {
          textDecoration: 'underline',
          textUnderlineOffset: '4px',
          textDecorationThickness: '1px',
        },
      },
      danger: {
        bg: 'surface',
        borderColor: 'red',
        color: 'red',
        '&:hover:not([aria-disabled=true], :disabled)': { bg: 'red-bg' },
      },
      /** On the night panel of the public area. */
      night: { bg: 'night-text', color: 'night', '&:hover': { bg: '#fff' } },
      /** On the saffron bar. */
      acting: {
        borderColor: 'on-acting',
        color: 'on-acting',
        '&:hover': { bg: 'rgba(42,27,2,.1)' },
      },
    },
    size: { md: {}, big: { minHeight: '52px', paddingInline: '26px', fontSize: 't17' } },
    wide: { true: { width: '100%' }, phone: { width: { base: '100%', md: 'auto' } } },
  },
  defaultVariants: { variant: 'secondary', size: 'md' },
} as const;

const ButtonBase = chakra(ChakraButton, buttonLook);
const LinkBase = chakra(UiLink, buttonLook);

interface Adornments {
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

type Looks = (typeof buttonLook)['variants'];
export interface ButtonProps extends Omit<HTMLChakraProps<'button'>, 'disabled'>, Adornments {
  variant?: keyof Looks['variant'];
  size?: keyof Looks['size'];
  /** All the width there is, everywhere or on phones. */
  wide?: boolean | 'phone';
  ref?: Ref<HTMLButtonElement>;
  /** Something is under way: the button shows it, stays in place and takes no second press. */
  busy?: boolean;
  /** What it says meanwhile: «Salvo…». */
  busyLabel?: string;
  /**
   * Why it cannot be pressed now, written beside it. The button stays reachable, so that everybody
   * can learn why.
   */
  disabledReason?: string | undefined;
  /** Only where the reason is already in words beside the button. */
  disabled?: boolean;
}

export function Button({
  busy = false,
  busyLabel,
  disabledReason,
  disabled = false,
  icon,
  iconEnd,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const stopped = busy || disabled || disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not the `disabled` attribute: the focus would be lost at the press and the reason would reach
    // nobody with a keyboard.
    if (stopped) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <ButtonBase
      type={type}
      onClick={press}
      {...rest}
      {...(busy ? { 'aria-busy': true } : {})}
      {...(disabled || disabledReason !== undefined ? { 'aria-disabled': true } : {})}
      {...(disabledReason !== undefined ? { 'aria-describedby': reasonId } : {})}
    >
      {busy ? <Spinner /> : icon}
      {textElement(busy && busyLabel ? busyLabel : children)}
      {iconEnd}
    </ButtonBase>
  );
  if (disabledReason === undefined) return button;
  return (
    <chakra.span display="inline-flex" alignItems="center" flexWrap="wrap" gap="8px 12px">
      {button}
      <chakra.span id={reasonId} textStyle="quiet">
        {disabledReason}
      </chakra.span>
    </chakra.span>
  );
}

export type LinkButtonProps = ComponentProps<typeof LinkBase> & Adornments;

/** Looks like a button, goes to a page. */
export function LinkButton({ icon, iconEnd, children, ...rest }: LinkButtonProps) {
  return (
    <LinkBase data-print="hidden" {...rest}>
      {icon}
      {textElement(children)}
      {iconEnd}
    </LinkBase>
  );
}

const IconBase = chakra(ChakraIconButton, {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    flex: 'none',
    borderRadius: 'control',
    color: 'text-2',
    bg: 'transparent',
    cursor: 'pointer',
    _hover: { color: 'ink', bg: 'ink-soft' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  },
});
export interface IconButtonProps extends ComponentProps<typeof IconBase> {
  label: string;
}

/** An icon alone, with its word for screen readers. */
export function IconButton({ label, type = 'button', ...rest }: IconButtonProps) {
  return <IconBase type={type} aria-label={label} title={label} {...rest} />;
}

/** Buttons in a row, the one that acts first; one column on phones when they do not fit. */
export const Actions = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '8px 20px',
    _print: { display: 'none' },
  },
});

import { useUiWords } from '@bussola/i18n';
import type { ComponentProps } from 'react';
import { chakra, VisuallyHidden } from './layout.ts';
import { UiLink } from './ui-link.tsx';
import { textElement } from './text-element.tsx';

const look = {
  base: {
    color: 'ink',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    textDecorationColor: 'line-strong',
    borderRadius: '3px',
    _hover: { textDecorationColor: 'currentColor' },
  },
  variants: { quiet: { true: { color: 'text-2' } } },
} as const;

const LinkBase = chakra(UiLink, look);
export type TextLinkProps = ComponentProps<typeof LinkBase> & {
  /** Another site, in a new tab: screen readers say so. */ external?: boolean;
};

export function TextLink({ external = false, children, ...rest }: TextLinkProps) {
  const t = useUiWords();
  if (!external) return <LinkBase {...rest}>{children}</LinkBase>;
  return (
    <LinkBase {...rest} target="_blank" rel="noopener noreferrer">
      {textElement(children)}
      <VisuallyHidden>{` (${t('opensNewTab')})`}</VisuallyHidden>
    </LinkBase>
  );
}

/** What acts without leaving the page but stands inside a sentence: «Non so il valore». */
export const LinkLikeButton = chakra('button', {
  base: {
    ...look.base,
    display: 'inline',
    bg: 'transparent',
    cursor: 'pointer',
    font: 'inherit',
    padding: 0,
    textAlign: 'start',
    position: 'relative',
    _after: { content: '""', position: 'absolute', inset: '-13px -2px' },
  },
  variants: look.variants,
});

import {
  CollapsibleContent,
  CollapsibleRoot,
  CollapsibleTrigger,
} from '@chakra-ui/react/collapsible';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { chakra, type HTMLChakraProps } from './layout.ts';

const Line = chakra(CollapsibleTrigger, {
  base: {
    display: 'flex',
    alignItems: 'center',
    bg: 'transparent',
    cursor: 'pointer',
    textAlign: 'start',
  },
  variants: {
    look: {
      /** A quiet link in a text. */
      link: {
        color: 'ink',
        width: 'fit-content',
        paddingBlock: '1.5',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
        textDecorationColor: 'line-strong',
        textDecorationThickness: '1px',
      },
      /** A whole row with an arrow at its end. */
      row: {
        gap: '3',
        width: '100%',
        minHeight: '52px',
        paddingBlock: '2',
        fontWeight: 560,
        '& > svg': { transition: 'transform 160ms', color: '{colors.text-2}' },
        '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
      },
    },
  },
  defaultVariants: { look: 'link' },
});

export interface RevealProps extends Omit<HTMLChakraProps<'div'>, 'onChange'> {
  /** What is pressed: always in sight. */
  line: ReactNode;
  look?: 'link' | 'row';
  open?: boolean | undefined;
  /** With it `open` is what the page says, else only how it begins. */
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** Opens in place what is behind a line. */
export function Reveal({
  line,
  look = 'link',
  open = false,
  onOpenChange,
  children,
  ...box
}: RevealProps) {
  const [own, setOwn] = useState(open);
  const isOpen = onOpenChange ? open : own;
  const setOpen = onOpenChange ?? setOwn;
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    // The browser's own search in the page looks into what is closed, and opens it. React knows no
    // such value of `hidden`.
    if (isOpen) element.removeAttribute('hidden');
    else element.setAttribute('hidden', 'until-found');
    const show = () => setOpen(true);
    element.addEventListener('beforematch', show);
    return () => element.removeEventListener('beforematch', show);
  }, [isOpen, setOpen]);
  return (
    <CollapsibleRoot {...box} open={isOpen} onOpenChange={(details) => setOpen(details.open)}>
      <Line look={look}>{line}</Line>
      <CollapsibleContent ref={content} hidden={false}>
        {children}
      </CollapsibleContent>
    </CollapsibleRoot>
  );
}

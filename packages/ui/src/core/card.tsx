import { CardRoot } from '@chakra-ui/react/card';
import { Separator } from '@chakra-ui/react/separator';
import { chakra } from './layout.ts';

/** Only for what one can act on; sections lie on the paper, divided by hairlines. */
export const Card = chakra(CardRoot, {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    padding: { base: '5', md: '7' },
    _print: { breakInside: 'avoid' },
  },
  variants: {
    ghost: { true: { bg: 'transparent', borderStyle: 'dashed', borderColor: 'line-strong' } },
  },
});

export const Divider = chakra(Separator, {
  base: { display: 'block', borderTopWidth: '1px', borderColor: 'line' },
});

/** A part of a page: breathes above, opens with its question. */
export const Section = chakra('section', { base: { marginTop: { base: '52px', md: '60px' } } });

/** The opening of a section: question on one side, one quiet link on the other. */
export const SectionHead = chakra('header', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { md: 'baseline' },
    justifyContent: 'space-between',
    // Without room for both the link goes under the question, and neither breaks.
    flexWrap: { md: 'wrap' },
    gap: { base: '6px', md: '6px 24px' },
    marginBottom: { base: '18px', md: '22px' },
  },
});

/** A list whose rows are divided by hairlines. */
export const RuledList = chakra('ul', {
  base: { listStyleType: 'none', borderTopWidth: '1px', borderColor: 'line' },
});

export const RuledRow = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    paddingBlock: '3',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
});

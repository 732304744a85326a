/** Cells of a short table in the page's own text; `end` is for numbers. */
import { chakra } from '@bussola/ui/core';

export const Head = chakra('th', {
  base: {
    textStyle: 'quiet',
    fontWeight: 560,
    textAlign: 'start',
    paddingBlock: '2',
    paddingInlineEnd: '3',
    borderBottomWidth: '1px',
    borderColor: 'ink',
  },
  variants: { end: { true: { textAlign: 'end' } } },
});
export const Cell = chakra('td', {
  base: {
    textAlign: 'start',
    verticalAlign: 'baseline',
    paddingBlock: '8px',
    paddingInlineEnd: '3',
    borderBottomWidth: '1px',
    borderColor: 'line',
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  variants: { end: { true: { textAlign: 'end' } } },
});

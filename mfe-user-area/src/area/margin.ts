import { chakra } from '@bussola/ui/core';

/** What stands beside a page, under its title where there is no room. */
export const Margin = chakra('aside', {
  base: {
    alignSelf: 'start',
    marginTop: { base: '52px', md: '60px' },
    borderInlineStartWidth: { xl: '1px' },
    borderColor: 'line',
    paddingInlineStart: { xl: '8' },
    display: 'grid',
    gap: '6',
    alignContent: 'start',
  },
});

import type { ComponentProps } from 'react';
import { chakra, LinkLikeButton } from '@bussola/ui/core';

/**
 * What one can do instead of typing, under a field: each on its own line when it does not fit, and
 * easy to press.
 */
export const FieldLinks = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '5' },
});

export function FieldLink(props: ComponentProps<typeof LinkLikeButton>) {
  return (
    <LinkLikeButton
      type="button"
      display="inline-block"
      paddingBlock="3"
      _after={{ display: 'none' }}
      {...props}
    />
  );
}

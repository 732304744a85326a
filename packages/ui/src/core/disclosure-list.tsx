import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { ChevronDownIcon } from './icons.ts';
import { chakra } from './layout.ts';

export interface Disclosure {
  id: string;
  title: ReactNode;
  /** At the end of the row, beside the arrow. */ end?: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Holds a table: as wide as the page. */ wide?: boolean;
}

/**
 * Questions that open in place, divided by hairlines. The browser's own disclosure: found by its
 * search too.
 */
export function DisclosureList({ items }: { items: readonly Disclosure[] }) {
  return (
    <chakra.div borderTopWidth="1px" borderColor="line">
      {items.map((item) => (
        <chakra.details
          key={item.id}
          open={item.open}
          borderBottomWidth="1px"
          borderColor="line"
          css={{ '&[open] > summary > svg': { transform: 'rotate(180deg)' } }}
        >
          <chakra.summary
            display="flex"
            alignItems="center"
            gap="3"
            minHeight="52px"
            paddingBlock="2"
            cursor="pointer"
            fontWeight="560"
            listStyle="none"
            css={{
              '&::-webkit-details-marker': { display: 'none' },
              '& > svg': { transition: 'transform 160ms', color: '{colors.text-2}' },
            }}
          >
            <chakra.span flex="1">{item.title}</chakra.span>
            {item.end}
            <Icon icon={ChevronDownIcon} />
          </chakra.summary>
          <chakra.div paddingBottom="5" maxWidth={item.wide ? undefined : 'text'}>
            {item.children}
          </chakra.div>
        </chakra.details>
      ))}
    </chakra.div>
  );
}

import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { ChevronDownIcon } from './icons.ts';
import { chakra } from './layout.ts';
import { Reveal } from './reveal.tsx';

export interface Disclosure {
  id: string;
  title: ReactNode;
  /** At the end of the row, beside the arrow. */ end?: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Holds a table: as wide as the page. */ wide?: boolean;
}

/** Questions that open in place, divided by hairlines. */
export function DisclosureList({ items }: { items: readonly Disclosure[] }) {
  return (
    <chakra.div borderTopWidth="1px" borderColor="line">
      {items.map((item) => (
        <Reveal
          key={item.id}
          look="row"
          open={item.open}
          borderBottomWidth="1px"
          borderColor="line"
          line={
            <>
              <chakra.span flex="1">{item.title}</chakra.span>
              {item.end}
              <Icon icon={ChevronDownIcon} />
            </>
          }
        >
          <chakra.div paddingBottom="5" maxWidth={item.wide ? undefined : 'text'}>
            {item.children}
          </chakra.div>
        </Reveal>
      ))}
    </chakra.div>
  );
}

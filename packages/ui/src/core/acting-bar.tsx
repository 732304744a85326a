import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { EyeIcon } from './icons.ts';
import { chakra } from './layout.ts';

/**
 * Whose area is open, what may be done and until when: full width, saffron, always there while
 * acting for somebody.
 */
export function ActingBar({
  children,
  action,
  label,
}: {
  children: ReactNode;
  action: ReactNode;
  /** Name of the region. */ label: string;
}) {
  return (
    <chakra.section
      aria-label={label}
      data-print="flow"
      position="sticky"
      top="0"
      zIndex="6"
      bg="bar-acting"
      color="on-acting"
      display="flex"
      alignItems="center"
      gap={{ base: '10px', md: '14px' }}
      minHeight="56px"
      paddingBlock="1.5"
      paddingInline={{ base: '5', md: '12' }}
    >
      <Icon icon={EyeIcon} size={20} />
      <chakra.div flex="1" minWidth="0" lineHeight="1.4" fontSize={{ base: 't13', md: 't15' }}>
        {children}
      </chakra.div>
      {action}
    </chakra.section>
  );
}

import type { ReactNode } from 'react';
import { chakra } from './layout.ts';
import { Text, Title } from './typography.tsx';

export interface PageHeadProps {
  /** A sentence that says what the numbers say. */
  title: ReactNode;
  /** A small line over the title. */
  over?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  titleId?: string;
}

/** The opening of a page. The title takes the focus when one arrives from another page. */
export function PageHead({ title, over, children, actions, titleId }: PageHeadProps) {
  return (
    <chakra.header
      display="flex"
      flexDirection={{ base: 'column', lg: 'row' }}
      justifyContent="space-between"
      alignItems={{ base: 'stretch', lg: 'flex-end' }}
      gap={{ base: '5', lg: '8' }}
      paddingTop={{ base: '5', md: '9' }}
      paddingBottom="2"
    >
      <div>
        {over && (
          <chakra.div textStyle="quiet" marginBottom="1.5">
            {over}
          </chakra.div>
        )}
        <Title
          size={44}
          id={titleId}
          maxWidth="17em"
          tabIndex={-1}
          _focusVisible={{ outline: 'none' }}
        >
          {title}
        </Title>
        {children && (
          <Text as="div" size="lead" marginTop="3">
            {children}
          </Text>
        )}
      </div>
      {actions && (
        <chakra.div flex="none" display="flex" flexWrap="wrap" gap="8px 20px" alignItems="center">
          {actions}
        </chakra.div>
      )}
    </chakra.header>
  );
}

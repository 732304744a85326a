import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Actions, brand, chakra, Logo, Text, Title, UiLink } from '@bussola/ui/core';
import { CompassAtRest } from '../../portals/compass-at-rest.tsx';

interface Props {
  title: string;
  lead: ReactNode;
  note?: string;
  children?: ReactNode;
}

/** A page of the shell's own, outside any portal. */
export function SystemPage({ title, lead, note, children }: Props) {
  useEffect(() => {
    document.title = `${brand.name} – ${title}`;
  }, [title]);
  return (
    <chakra.div
      minHeight="100dvh"
      display="flex"
      flexDirection="column"
      paddingInline={{ base: '5', md: '16' }}
      paddingBlock={{ base: '6', md: '10' }}
    >
      <header>
        <UiLink href="/" aria-label={brand.name}>
          <Logo />
        </UiLink>
      </header>
      <chakra.main
        id="content"
        margin="auto"
        width="100%"
        maxWidth="1000px"
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 280px' }}
        gap={{ base: '8', lg: '16' }}
        alignItems="center"
        paddingBlock="12"
      >
        <div>
          <Title size={44}>{title}</Title>
          <Text as="div" size="lead" marginTop="4">
            {lead}
          </Text>
          {note !== undefined && (
            <Text size="quiet" marginTop="3">
              {note}
            </Text>
          )}
          {children && <Actions marginTop="7">{children}</Actions>}
        </div>
        <chakra.div display={{ base: 'none', lg: 'block' }}>
          <CompassAtRest />
        </chakra.div>
      </chakra.main>
    </chakra.div>
  );
}

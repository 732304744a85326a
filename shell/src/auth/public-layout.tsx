import type { ReactNode } from 'react';
import { brand, chakra, Logo, Text, Title, UiLink } from '@bussola/ui/core';
import { PolicyLinks } from './policy-links.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { NightPanel } from './night-panel.tsx';

interface Props {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Shows the link to the checkup on the dark half. */ withCheckup?: boolean;
}

/** The public half-and-half: the way in on paper, the promise on the dark panel. */
export function PublicLayout({ title, lead, children, withCheckup = false }: Props) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={
        withCheckup ? { base: '1fr', lg: 'minmax(0, 48fr) minmax(0, 52fr)' } : '1fr'
      }
      minHeight="100dvh"
    >
      <chakra.div
        display="flex"
        flexDirection="column"
        paddingInline={{ base: '5', md: '16' }}
        paddingTop={{ base: '6', md: '10' }}
        paddingBottom="8"
        minWidth="0"
      >
        <chakra.header>
          <UiLink href="/user/login" aria-label={brand.name}>
            <Logo />
          </UiLink>
        </chakra.header>
        <chakra.main
          id="content"
          marginInline="auto"
          // From the top, not in the middle: a message that comes below a form must not lift it.
          marginTop={{ base: '0', md: '7vh' }}
          marginBottom="auto"
          width="100%"
          maxWidth={withCheckup ? '404px' : '480px'}
          paddingBlock={{ base: '9', md: '12' }}
        >
          <Title size={34}>{title}</Title>
          {lead && (
            <Text as="div" color="text-2" marginTop="1.5">
              {lead}
            </Text>
          )}
          <chakra.div marginTop="6">{children}</chakra.div>
        </chakra.main>
        <chakra.footer
          display="flex"
          flexWrap="wrap"
          gap="4px 20px"
          alignItems="center"
          textStyle="quiet"
        >
          <PolicyLinks />
          <LanguageChoice />
        </chakra.footer>
      </chakra.div>
      {withCheckup && <NightPanel />}
    </chakra.div>
  );
}

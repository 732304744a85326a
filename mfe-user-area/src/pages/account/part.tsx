import { Box, Section, Text, Title } from '@bussola/ui/core';
import type { ReactNode } from 'react';

/** One part of the page: title, explanation, actions. */
export function Part({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Section id={id} aria-labelledby={`${id}-title`} scrollMarginTop="24px">
      <Title as="h2" id={`${id}-title`} size={26}>
        {title}
      </Title>
      {lead && (
        <Text color="text-2" marginTop="2">
          {lead}
        </Text>
      )}
      <Box marginTop="5" maxWidth="720px" minWidth="0">
        {children}
      </Box>
    </Section>
  );
}

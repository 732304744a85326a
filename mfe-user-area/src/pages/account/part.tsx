import { Box, Section, Text, Title } from '@bussola/ui/core';
import { useCallback, type ReactNode } from 'react';

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
  // Whoever comes by a link to a part comes to it, also when the page was not drawn yet.
  const comeHere = useCallback(
    (section: HTMLElement | null) => {
      if (location.hash === `#${id}`) section?.scrollIntoView();
    },
    [id],
  );
  return (
    <Section ref={comeHere} id={id} aria-labelledby={`${id}-title`} scrollMarginTop="24px">
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

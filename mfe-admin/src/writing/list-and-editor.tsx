import { Box, LinkButton, Text } from '@bussola/ui/core';
import type { ReactNode } from 'react';

interface Props {
  list: ReactNode;
  /** In the place of the editor, until something is chosen. */
  choose: ReactNode;
  /** Undefined: nothing is chosen. */
  editor: ReactNode | undefined;
  back: { href: string; label: string };
  foot: string;
}

/** A list and what was chosen from it. Without room for both the list makes way for the editor. */
export function ListAndEditor({ list, choose, editor, back, foot }: Props) {
  const isChosen = editor !== undefined;
  return (
    <>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '344px minmax(0, 1fr)' }}
        gap={{ base: '0', xl: '56px' }}
        marginTop="6"
      >
        <Box display={{ base: isChosen ? 'none' : 'block', xl: 'block' }} minWidth="0">
          {list}
        </Box>
        <Box
          display={{ base: isChosen ? 'block' : 'none', xl: 'block' }}
          minWidth="0"
          borderInlineStartWidth={{ xl: '1px' }}
          borderColor="line"
          paddingInlineStart={{ xl: '40px' }}
          marginInlineStart={{ xl: '-28px' }}
        >
          {isChosen ? (
            <>
              <Box display={{ xl: 'none' }} marginBottom="4">
                <LinkButton variant="tertiary" href={back.href}>
                  {back.label}
                </LinkButton>
              </Box>
              {editor}
            </>
          ) : (
            choose
          )}
        </Box>
      </Box>
      <EditorFoot>{foot}</EditorFoot>
    </>
  );
}

/** Under all of it. */
export function EditorFoot({ children }: { children: ReactNode }) {
  return (
    <Text
      size="quiet"
      marginTop={{ base: '52px', md: '60px' }}
      paddingTop="5"
      borderTopWidth="1px"
      borderColor="line"
      measure="free"
    >
      {children}
    </Text>
  );
}

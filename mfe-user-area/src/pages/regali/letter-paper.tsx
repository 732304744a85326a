import type { LetteraRegalo } from '@bussola/domain/regali-lettera';
import { Box, Card, Text, Title, chakra } from '@bussola/ui/core';

/** The letter as the mail draws it. What can be pressed there is only drawn here. */
export function LetterPaper({ title, paragraphs, button, foot, stop }: LetteraRegalo) {
  return (
    <Card as="article" maxWidth="620px">
      <Title as="h3" size={26} marginBottom="5">
        {title}
      </Title>
      {paragraphs.map((one) =>
        typeof one === 'string' ? (
          <Text key={one} marginBottom="4">
            {one}
          </Text>
        ) : (
          <Quoted key={one.quote}>{one.quote}</Quoted>
        ),
      )}
      {button !== undefined && (
        <Box
          display="inline-block"
          marginBottom="4"
          paddingInline="5"
          paddingBlock="3"
          borderRadius="control"
          bg="ink-soft"
          color="ink"
          fontWeight="600"
        >
          {button}
        </Box>
      )}
      <Text size="quiet">{foot}</Text>
      <Text size="quiet" marginTop="2" textDecoration="underline" textUnderlineOffset="3px">
        {stop}
      </Text>
    </Card>
  );
}

const Quoted = chakra('blockquote', {
  base: {
    marginBlock: '0 16px',
    paddingInlineStart: '4',
    paddingBlock: '1',
    borderInlineStartWidth: '3px',
    borderColor: 'ink',
    fontFamily: 'title',
    fontStyle: 'italic',
    fontSize: 't17',
    lineHeight: 1.6,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
});

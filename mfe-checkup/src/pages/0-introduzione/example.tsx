import { useT } from '@bussola/i18n';
import { Card, chakra, LevelPill, Text, Title } from '@bussola/ui/core';
import { stepsNamespace } from '../../steps-namespace.ts';

const SAMPLE = [
  { key: 'tcm', level: 'red' },
  { key: 'pensione', level: 'yellow' },
  { key: 'casa', level: 'green' },
] as const;

/** Results of an invented household; the text says that they are. */
export function Example() {
  const stepWords = useT(stepsNamespace);
  return (
    <Card marginTop="4">
      <Title as="h2" size={20}>
        {stepWords('intro.exampleTitle')}
      </Title>
      <Text size="quiet" marginTop="1">
        {stepWords('intro.exampleText')}
      </Text>
      <chakra.ul listStyle="none" marginTop="3">
        {SAMPLE.map(({ key, level }) => (
          <chakra.li
            key={key}
            display="flex"
            flexWrap="wrap"
            gap="2"
            alignItems="center"
            justifyContent="space-between"
            paddingBlock="3"
            borderTopWidth="1px"
            borderColor="line"
          >
            <span>
              <chakra.b>{stepWords(`intro.sample.${key}`)}</chakra.b>
              <chakra.span display="block" color="text-2">
                {stepWords(`intro.sample.${key}Text`)}
              </chakra.span>
            </span>
            <LevelPill level={level} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  );
}

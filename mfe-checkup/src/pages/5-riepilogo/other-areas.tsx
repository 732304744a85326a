import type { Soluzione } from '@bussola/domain';
import { NOMI } from '@bussola/domain/nomi';
import { useLanguage, useT } from '@bussola/i18n';
import { numberWordUpper } from '@bussola/i18n/format';
import { GROUPS, groupSoluzioni, levelOfGroup, SoluzioneRow } from '@bussola/results';
import type { Answer, Correction, Group, Person } from '@bussola/results';
import { chakra, LevelMark, Question, Section, Text, Title, useLevelWords } from '@bussola/ui/core';
import { stepsNamespace } from '../../steps-namespace.ts';

interface Props {
  soluzioni: readonly Soluzione[];
  people: readonly Person[];
  correct: ((answer: Answer) => Correction | undefined) | undefined;
}

/** *E le altre nove?* One line an area, grouped by level. */
export function OtherAreas({ soluzioni, people, correct }: Props) {
  const stepWords = useT(stepsNamespace);
  const language = useLanguage();
  const groups = groupSoluzioni(soluzioni);
  const shown = GROUPS.filter((group) => groups[group].length > 0);
  return (
    <Section aria-labelledby="altre">
      <Question id="altre" marginBottom="4">
        {stepWords('risultati.others', {
          count: soluzioni.length,
          word: numberWordUpper(soluzioni.length, language).toLocaleLowerCase(language),
        })}
      </Question>
      <chakra.div borderBottomWidth="1px" borderColor="line">
        {shown.map((group) => (
          <chakra.section
            key={group}
            aria-labelledby={`gruppo-${group}`}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '240px minmax(0, 1fr)' }}
            columnGap="6"
            borderTopWidth={{ base: '0', lg: '1px' }}
            borderColor="line"
            paddingTop={{ base: '6', lg: '0' }}
          >
            <GroupHead group={group} count={groups[group].length} />
            <chakra.ul css={{ '& > li:first-of-type': { lg: { borderTopWidth: '0' } } }}>
              {groups[group].map((soluzione) => (
                <SoluzioneRow
                  key={soluzione.code}
                  soluzione={soluzione}
                  name={NOMI[soluzione.code][language]}
                  people={people}
                  correct={correct}
                />
              ))}
            </chakra.ul>
          </chakra.section>
        ))}
      </chakra.div>
    </Section>
  );
}

function GroupHead({ group, count }: { group: Group; count: number }) {
  const stepWords = useT(stepsNamespace);
  const language = useLanguage();
  const words = useLevelWords();
  const level = levelOfGroup(group);
  return (
    <chakra.div display="flex" gap="3" paddingBlock="3" alignItems="baseline">
      <chakra.span position="relative" top="3px">
        <LevelMark level={level} size={18} />
      </chakra.span>
      <div>
        <Title as="h3" size={20} id={`gruppo-${group}`}>
          {words({
            level,
            notApplicable: group === 'notApplicable',
            toCheck: group === 'toCheck',
          })}
        </Title>
        <Text size="quiet">
          {stepWords(`risultati.group.${group}`, { count, word: numberWordUpper(count, language) })}
        </Text>
      </div>
    </chakra.div>
  );
}

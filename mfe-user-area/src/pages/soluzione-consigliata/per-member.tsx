import type { Soluzione } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { Avatar, Box, LevelPill, Question, RuledList, RuledRow, Section } from '@bussola/ui/core';
import type { Person } from '@bussola/results';
import { AREE } from '../../aree.ts';
import { WhyFigure } from '../../perche/why-provider.tsx';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

/** The same area, person by person: the household shows the worst of them. */
export function PerMember({
  soluzione,
  people,
}: {
  soluzione: Soluzione;
  people: readonly Person[];
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  return (
    <Section data-print="whole">
      <Question>{t('soluzioni.page.perMember')}</Question>
      <RuledList marginTop="4" maxWidth="720px">
        {soluzione.perMembro.map(({ memberId, level, motivo }) => {
          const person = people.find(({ id }) => id === memberId);
          return (
            person && (
              <RuledRow key={memberId} gap="8px 12px" minHeight="56px" paddingBlock="2">
                <Avatar name={person.fullName} tone={person.tone} />
                <Box as="span" flex="1 0 5em" fontWeight="560" overflowWrap="anywhere">
                  {person.name}
                </Box>
                <WhyFigure
                  figura={`soluzione.${soluzione.code}.${memberId}`}
                  of={t('perche.of.person', {
                    area: AREE[soluzione.code][language],
                    name: person.name,
                  })}
                  title={t('perche.of.person', {
                    area: AREE[soluzione.code][language],
                    name: person.name,
                  })}
                />
                <Box as="span" marginInlineStart="auto">
                  <LevelPill
                    level={level}
                    notApplicable={motivo === 'non_applicabile'}
                    of={person.kinship === 'me' ? undefined : person.name}
                    toCheck={soluzione.natura === 'verifica'}
                  />
                </Box>
              </RuledRow>
            )
          );
        })}
      </RuledList>
    </Section>
  );
}

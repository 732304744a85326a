import type { Soluzione } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatNumber } from '@bussola/i18n/format';
import { Box, chakra, LevelMark, Text, TextLink, Title } from '@bussola/ui/core';
import type { ReactNode } from 'react';
import type { Area } from '../../area/area.ts';
import { useRowLabel } from '../../dati/dato-rows.tsx';
import { datoOf } from '../../dati/editors.ts';
import type { Person } from '../../famiglia/people.ts';
import { datoPath } from '../../paths.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

const LEVELS = ['red', 'yellow', 'green'] as const;
const QUESTIONS = ['ask1', 'ask2', 'ask3'] as const;

/**
 * What helps to judge the answer: the three levels, what to ask, the sources, and where to correct
 * the data.
 */
export function SoluzioneAside({
  area: { analisi },
  soluzione,
  people,
}: {
  area: Area;
  soluzione: Soluzione;
  people: readonly Person[];
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { code, fonti } = soluzione;
  const labelOf = useRowLabel();
  const used = dataOf(soluzione, people);
  return (
    <Box as="aside" marginTop={{ base: '14', xl: '0' }} aria-label={t('soluzioni.page.aside')}>
      <Part title={t('soluzioni.page.levels')}>
        {LEVELS.map((level) => (
          <Line key={level}>
            <LevelMark level={level} />{' '}
            <span>
              <chakra.b fontWeight="600">{t(`soluzioni.group.${level}`)}:</chakra.b>{' '}
              {t(`soluzioni.area.${code}.${level}`)}
            </span>
          </Line>
        ))}
        {soluzione.level !== 'grey' && (
          <Text size="quiet">{t('soluzioni.score', { score: formatNumber(soluzione.score) })}</Text>
        )}
      </Part>
      <Part title={t('soluzioni.page.ask')}>
        {QUESTIONS.map((question) => (
          <Text key={question} size="quiet">
            {t(`soluzioni.area.${code}.${question}`)}
          </Text>
        ))}
      </Part>
      <Part title={t('soluzioni.page.sources')}>
        {fonti.map(({ testo, testoEn, data }) => (
          <Text key={testo} size="quiet">
            {language === 'it' ? testo : testoEn}
            {data ? ` (${formatDate(data, language)})` : ''}
          </Text>
        ))}
        <Text size="quiet">
          {t('soluzioni.page.release', { costanti: analisi.costanti, motore: analisi.motore })}
        </Text>
      </Part>
      {used.length > 0 && (
        <Part title={t('soluzioni.page.wrong')}>
          <Text size="quiet">{t('soluzioni.page.wrongLead')}</Text>
          <Box as="ul" listStyleType="none" display="grid" gap="1">
            {used.map(({ dato, person }) => (
              <li key={`${dato} ${person?.id ?? ''}`}>
                <TextLink href={datoPath(dato, person?.id)}>
                  {labelOf({ dato }, person, people.length > 1)}
                </TextLink>
              </li>
            ))}
          </Box>
        </Part>
      )}
    </Box>
  );
}

/** The data that a result was worked out from, each once. */
function dataOf({ inputs }: Soluzione, people: readonly Person[]) {
  const used = inputs.map(({ key, memberId }) => ({
    dato: datoOf(key),
    person: people.find(({ id }) => id === memberId),
  }));
  return [
    ...new Map(used.map((one) => [`${one.dato} ${one.person?.id ?? ''}`, one])).values(),
  ].filter(({ dato, person }) => dato !== 'persona' || person !== undefined);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      as="section"
      borderTopWidth="1px"
      borderColor="line"
      paddingTop="4"
      paddingBottom="8"
      data-print="whole"
    >
      <Title as="h2" size={17} marginBottom="3">
        {title}
      </Title>
      <Box display="grid" gap="2.5">
        {children}
      </Box>
    </Box>
  );
}

const Line = chakra('p', {
  base: { display: 'flex', gap: '2', alignItems: 'baseline', textStyle: 'quiet' },
});

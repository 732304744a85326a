import { solutionQueries } from '@bussola/client';
import type { Soluzione } from '@bussola/domain';
import { DOMANDE_PRIMA } from '@bussola/domain/testi-pagine';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { Box, chakra, LevelMark, Text, TextLink, Title, useLevelWords } from '@bussola/ui/core';
import { RichText } from '@bussola/ui/results';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Person } from '@bussola/results';
import type { Area } from '../../area/area.ts';
import { useRowLabel } from '../../dati/dato-rows.tsx';
import { datoOf } from '../../dati/editors.ts';
import { datoPath } from '../../paths.ts';
import { useLevelTexts } from '../../soluzioni/use-level-texts.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { useTexts } from '../../vista/use-texts.ts';

/**
 * What helps to judge the answer: the levels, what to ask, the sources, and where to correct
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
  const levelTexts = useLevelTexts();
  const textOf = useTexts();
  const levelWord = useLevelWords();
  const used = dataOf(soluzione, people);
  return (
    <Box as="aside" marginTop={{ base: '14', xl: '0' }} aria-label={t('soluzioni.page.aside')}>
      <Part title={t('soluzioni.page.levels')}>
        {levelTexts(code).map(({ level, text }) => (
          <Line key={level}>
            <LevelMark level={level} />{' '}
            <span>
              <chakra.b fontWeight="600">{`${levelWord({ level, toCheck: soluzione.natura === 'verifica' })}:`}</chakra.b>{' '}
              <span>{text}</span>
            </span>
          </Line>
        ))}
      </Part>
      <Part title={t('soluzioni.page.ask')}>
        {DOMANDE_PRIMA.map((place) => (
          <Text key={place} as="div" size="quiet">
            <RichText doc={textOf(`area.${code}.chiedi-${place}`)} />
          </Text>
        ))}
      </Part>
      <Part title={t('soluzioni.page.sources')}>
        {fonti.map(({ testo, testoEn, data }) => (
          <Text key={testo} size="quiet">
            {(language === 'it' ? testo : testoEn) +
              (data ? ` (${formatDate(data, language)})` : '')}
          </Text>
        ))}
        <Facts code={code} />
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

/** What staff published of the area, each fact with where it comes from. */
function Facts({ code }: Pick<Soluzione, 'code'>) {
  const language = useLanguage();
  const { data } = useQuery(solutionQueries.inForce());
  const facts = data?.find((one) => one.code === code)?.facts ?? [];
  return facts.map(({ it, en, source, url, checked }) => (
    <Text key={it} size="quiet">
      <span>{(language === 'en' ? en : null) ?? it}</span>{' '}
      {url ? <TextLink href={url}>{source}</TextLink> : <span>{source}</span>}
      <span>{` (${formatDate(checked, language)})`}</span>
    </Text>
  ));
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

import { asProblem } from '@bussola/client';
import type { SolutionDoc } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import {
  Box,
  chakra,
  LevelPill,
  LoadFailed,
  Marked,
  Question,
  Section,
  SectionHead,
  Skeleton,
  Text,
  Title,
} from '@bussola/ui/core';
import { Segmented } from '@bussola/ui/charts';
import { SelectField } from '@bussola/ui/forms';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { soluzioniNamespace } from '../../locales/soluzioni-namespace.ts';
import { ComparedFamilies } from './compared-families.tsx';
import { saidTo } from './effect.ts';
import type { Effect, Family } from './effect.ts';
import type { Language, SolutionValues } from './solution-form.ts';

interface Props {
  doc: SolutionDoc;
  values: SolutionValues;
  query: UseQueryResult<Effect>;
}

/** «Come si legge?»: the card of each demonstration family, as it would be. */
export function PreviewPart({ doc, values, query }: Props) {
  const t = useT(soluzioniNamespace);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const { data, error, isFetching, refetch } = query;
  return (
    <Section aria-labelledby="preview">
      <SectionHead>
        <Question id="preview">{t('preview.title')}</Question>
        <Segmented
          label={t('preview.language')}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'it', label: 'It' },
            { value: 'en', label: 'En' },
          ]}
        />
      </SectionHead>
      {data ? (
        <Families doc={doc} families={data.famiglie} values={values} language={language} />
      ) : error ? (
        <LoadFailed
          headingLevel="h3"
          title={t('preview.failed')}
          problem={asProblem(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label={t('preview.loading')} />
      )}
    </Section>
  );
}

interface FamiliesProps {
  doc: SolutionDoc;
  families: readonly Family[];
  values: SolutionValues;
  language: Language;
}
function Families({ doc, families, values, language }: FamiliesProps) {
  const t = useT(soluzioniNamespace);
  const scored = families.filter(({ level }) => level !== 'grey');
  // First somebody who reads the words of the draft.
  const reader =
    scored.find((one) => saidTo(one, values, language).isStaff) ??
    scored.find(({ valori }) => valori !== null) ??
    scored[0] ??
    families[0];
  const [key, choose] = useState(reader?.key ?? '');
  const family = families.find((one) => one.key === key) ?? reader;
  if (!family) return null;
  const said = saidTo(family, values, language);
  return (
    <Box display="grid" gap="4">
      <SelectField
        label={t('preview.family')}
        value={family.key}
        onChange={choose}
        options={families.map((one) => ({ value: one.key, label: one.nome }))}
      />
      <chakra.article
        lang={language}
        bg="surface"
        borderWidth="1px"
        borderColor="line"
        borderRadius="card"
        padding="5"
        aria-label={t('preview.card')}
      >
        <LevelPill level={family.level} />
        <Title as="h3" size={20} marginTop="3">
          {said.title}
        </Title>
        <Text marginTop="2">
          <Marked>{said.answer}</Marked>
        </Text>
      </chakra.article>
      <Text size="quiet" role="status">
        {t(reasonOf(family, said.isStaff))}
      </Text>
      <ComparedFamilies
        families={families}
        published={doc.published}
        values={values}
        language={language}
      />
    </Box>
  );
}

/** Whose words a family reads, and why. */
function reasonOf({ level, valori }: Family, isStaff: boolean) {
  if (level === 'grey') return 'preview.grey';
  if (valori === null) return 'preview.doubt';
  return isStaff ? 'preview.staff' : 'preview.own';
}

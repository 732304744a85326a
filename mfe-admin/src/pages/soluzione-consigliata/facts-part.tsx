import type { SolutionFact } from '@bussola/contract';
import { SOLUTION_FACTS } from '@bussola/contract/limits';
import { romeDay } from '@bussola/domain/calendario';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import {
  Box,
  Button,
  chakra,
  Question,
  RuledList,
  RuledRow,
  Section,
  SectionHead,
  Text,
} from '@bussola/ui/core';
import { useState } from 'react';
import { soluzioniNamespace } from '../../locales/soluzioni-namespace.ts';
import { FactDialog } from './fact-dialog.tsx';

interface Props {
  facts: readonly SolutionFact[];
  onChange: (facts: SolutionFact[]) => void;
}

/** «Che cosa si sa?»: facts beside the result, each with its source and the day of its review. */
export function FactsPart({ facts, onChange }: Props) {
  const t = useT(soluzioniNamespace);
  const language = useLanguage();
  const [editing, setEditing] = useState<number>();
  const today = romeDay(new Date());
  const close = () => setEditing(undefined);
  return (
    <Section aria-labelledby="facts">
      <SectionHead>
        <Question id="facts">{t('facts.title')}</Question>
        {facts.length < SOLUTION_FACTS && (
          <Button onClick={() => setEditing(facts.length)}>{t('facts.add')}</Button>
        )}
      </SectionHead>
      {facts.length === 0 ? (
        <Text color="text-2">{t('facts.none')}</Text>
      ) : (
        <RuledList>
          {facts.map(({ it, en, source, checked, review }, at) => (
            <RuledRow key={`${at} ${it}`} justifyContent="space-between">
              <Box flex="1 1 260px" minWidth="0">
                <Text fontWeight="560">{(language === 'en' ? en : null) ?? it}</Text>
                <Text size="quiet">{source}</Text>
                <Text size="quiet">
                  <span>{t('facts.checked', { date: formatDate(checked, language, 'long') })}</span>{' '}
                  <chakra.span
                    color={review < today ? 'yellow' : undefined}
                    fontWeight={review < today ? 560 : undefined}
                  >
                    {t(review < today ? 'facts.past' : 'facts.review', {
                      date: formatDate(review, language, 'long'),
                    })}
                  </chakra.span>
                </Text>
              </Box>
              <Button aria-label={t('facts.changeOf', { what: it })} onClick={() => setEditing(at)}>
                {t('facts.change')}
              </Button>
            </RuledRow>
          ))}
        </RuledList>
      )}
      <Text size="quiet" marginTop="3">
        {t('facts.note')}
      </Text>
      {editing !== undefined && (
        <FactDialog
          fact={facts[editing]}
          onSave={(fact) => {
            onChange(facts.toSpliced(editing, 1, fact));
            close();
          }}
          onRemove={() => {
            onChange(facts.toSpliced(editing, 1));
            close();
          }}
          onClose={close}
        />
      )}
    </Section>
  );
}

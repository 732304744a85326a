import { useT } from '@bussola/i18n';
import { Box, Question, Section, SectionHead, Text } from '@bussola/ui/core';
import { BigAmount } from '@bussola/ui/results';
import { clienteNamespace } from '../../locales/cliente-namespace.ts';
import { AnswerRow } from './answer-row.tsx';
import { answersOf, SECTIONS } from './answers-of.ts';
import type { PartOf } from './tabs.ts';

/** The one tab with amounts. */
export function DatiTab({ part }: { part: PartOf<'dati'> }) {
  const t = useT(clienteNamespace);
  const rows = answersOf(part);
  if (rows.length === 0)
    return (
      <Text color="text-2" marginTop="6">
        {t('dati.none')}
      </Text>
    );
  return (
    <>
      {part.totali && (
        <Box display="flex" flexWrap="wrap" gap="24px 64px" marginTop="8">
          <Box>
            <Text size="quiet">{t('dati.patrimonio')}</Text>
            <BigAmount value={part.totali.patrimonio} />
          </Box>
          <Box>
            <Text size="quiet">{t('dati.reddito')}</Text>
            <BigAmount value={part.totali.reddito} />
          </Box>
        </Box>
      )}
      <Box columnCount={{ base: 1, xl: 2 }} columnGap="56px">
        {SECTIONS.map((section) => {
          const those = rows.filter((row) => row.section === section);
          return (
            <Section key={section} breakInside="avoid-column" marginTop="0" paddingTop="10">
              <SectionHead>
                <Question>{t(`dati.section.${section}`)}</Question>
                <Text size="quiet">{t('dati.count', { count: those.length })}</Text>
              </SectionHead>
              <Box as="ul" listStyleType="none" borderTopWidth="1px" borderColor="line">
                {those.map((row) => (
                  <AnswerRow key={`${row.memberId} ${row.key}`} row={row} />
                ))}
              </Box>
            </Section>
          );
        })}
      </Box>
    </>
  );
}

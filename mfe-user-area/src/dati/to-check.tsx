import type { Analisi } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import type { Person } from '@bussola/results';
import { Box, Button, Question, Section, SectionHead, Text } from '@bussola/ui/core';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { useRowLabel } from './dato-rows.tsx';
import { datoOf } from './editors.ts';
import type { DatoId } from './editors.ts';

type Dato = { dato: DatoId; memberId: string };
interface Props {
  avvisi: Analisi['avvisi'];
  people: readonly Person[];
  onEdit: (dato: Dato) => void;
  /** Whether whoever looks may change it. */
  mayEdit: (dato: Dato) => boolean;
}

/** Answers that look like a slip, or that the sums leave out. */
export function ToCheck({ avvisi, people, onEdit, mayEdit }: Props) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const labelOf = useRowLabel();
  if (avvisi.length === 0) return null;
  return (
    <Section>
      <SectionHead>
        <Question>{t('dati.check')}</Question>
      </SectionHead>
      <Box as="ul" listStyleType="none">
        {avvisi.map(({ code, key, memberId, testo }) => {
          const dato = { dato: datoOf(key), memberId };
          const label = labelOf(
            dato,
            people.find(({ id }) => id === memberId),
            people.length > 1,
          );
          return (
            <Box
              as="li"
              key={`${code} ${memberId}`}
              display="flex"
              gap="4"
              alignItems="center"
              justifyContent="space-between"
              borderTopWidth="1px"
              borderColor="line"
              paddingBlock="3"
              paddingInline={{ base: 0, md: '3' }}
              marginInline={{ base: 0, md: '-3' }}
              _last={{ borderBottomWidth: '1px' }}
            >
              <Box minWidth="0">
                <Text fontWeight="600" overflowWrap="anywhere">
                  {label}
                </Text>
                <Text size="quiet" maxWidth="60ch">
                  {testo[language]}
                </Text>
              </Box>
              {mayEdit(dato) && (
                <Button
                  variant="tertiary"
                  onClick={() => onEdit(dato)}
                  aria-label={`${t('dati.row.edit')}: ${label}`}
                >
                  {t('dati.row.edit')}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}

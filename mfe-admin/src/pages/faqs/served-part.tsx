import type { FaqDoc } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatPercent } from '@bussola/i18n/format';
import { plusDays, romeDay } from '@bussola/domain/calendario';
import { Box, chakra, Question, RuledList, RuledRow, Section, Text } from '@bussola/ui/core';
import { faqsNamespace } from '../../locales/faqs-namespace.ts';
import { usefulPct } from './faq-state.ts';

/** «È servita?»: reads and votes of this month, and what was missing. */
export function ServedPart({ doc }: { doc: FaqDoc }) {
  const t = useT(faqsNamespace);
  const language = useLanguage();
  const { thisMonth, lastMonth, remarks } = doc;
  const today = romeDay(new Date());
  const before = plusDays(`${today.slice(0, 7)}-01`, -1);
  const { reads, useful, useless } = thisMonth;
  const last = usefulPct(lastMonth);
  return (
    <Section aria-labelledby="served">
      <Question id="served">{t('served.title')}</Question>
      <Box
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}
        gap={{ base: '6', lg: '40px' }}
        marginTop="4"
      >
        <Box fontSize="t13">
          {useful + useless > 0 && <Votes useful={useful} useless={useless} />}
          <Box display="flex" flexWrap="wrap" justifyContent="space-between" gap="1 4">
            <span>
              {t('served.sums', {
                reads: t('served.reads', { count: reads }),
                votes: t('served.votes', { count: useful + useless }),
                month: monthOf(today, language),
              })}
            </span>
            {last !== null && (
              <chakra.span color="text-2">
                {t('served.last', {
                  month: monthOf(before, language),
                  pct: formatPercent(last, { decimals: 0 }),
                })}
              </chakra.span>
            )}
          </Box>
        </Box>
        {remarks.length === 0 ? (
          <Text size="quiet">{t('served.noRemarks')}</Text>
        ) : (
          <RuledList aria-label={t('served.remarks')}>
            {remarks.map(({ text, on }, place) => (
              <RuledRow key={place} justifyContent="space-between" flexWrap="nowrap">
                <chakra.span overflowWrap="anywhere">{t('served.remark', { text })}</chakra.span>
                <chakra.span color="text-2" fontSize="t13" whiteSpace="nowrap">
                  {formatDate(on, language, 'day')}
                </chakra.span>
              </RuledRow>
            ))}
          </RuledList>
        )}
      </Box>
    </Section>
  );
}

/** «novembre» */
const monthOf = (day: string, language: 'it' | 'en'): string =>
  formatDate(day, language, 'month').split(' ')[0] ?? '';

function Votes({ useful, useless }: { useful: number; useless: number }) {
  const t = useT(faqsNamespace);
  const pct = (useful / (useful + useless)) * 100;
  return (
    <>
      <Box display="flex" justifyContent="space-between" gap="3" color="text-2">
        <span>
          <span>{t('served.useful')}</span> <chakra.b color="text">{useful}</chakra.b>
        </span>
        <span>
          <span>{t('served.useless')}</span> <chakra.b color="text">{useless}</chakra.b>
        </span>
      </Box>
      <chakra.div
        role="img"
        aria-label={t('served.bar', { useful, useless })}
        height="14px"
        marginBlock="2"
        borderWidth="1px"
        borderColor="ink"
        borderRadius="3px"
        overflow="hidden"
        bgImage="repeating-linear-gradient(135deg, {colors.line-strong} 0 1px, transparent 1px 6px)"
      >
        <chakra.div height="100%" bg="ink" style={{ width: `${pct}%` }} />
      </chakra.div>
    </>
  );
}

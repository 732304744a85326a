import { RISPOSTE, STATI_RESIDENZA } from '@bussola/domain';
import { DOMANDE } from '@bussola/domain/domande';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatNumber, formatPercent } from '@bussola/i18n/format';
import { Box, chakra, Money, Text } from '@bussola/ui/core';
import { OriginTag } from '@bussola/ui/results';
import type { ReactNode } from 'react';
import { clienteNamespace } from '../../locales/cliente-namespace.ts';
import type { Answer } from './answers-of.ts';

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto 150px' },
    gap: '2px 14px',
    alignItems: 'center',
    minHeight: '54px',
    paddingBlock: '2',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
});
/** Missing is hatched paper; absent is a word, covered a chip. */
const Hatched = chakra('span', {
  base: {
    display: 'inline-block',
    borderRadius: 'full',
    background:
      'repeating-linear-gradient(-52deg, transparent 0 5px, {colors.line} 5px 6px), {colors.surface}',
  },
});

/** An answer, how it was given and when. */
export function AnswerRow({ row }: { row: Answer }) {
  const t = useT(clienteNamespace);
  const language = useLanguage();
  const write = useWrite();
  const { key, value, of, isSupposed, at } = row;
  return (
    <Line>
      <Box minWidth="0">
        <Text as="span" display="block" fontWeight="560">
          {DOMANDE[key].name[language]}
        </Text>
        {of && (
          <Text as="span" display="block" size="quiet" overflowWrap="anywhere">
            {of}
          </Text>
        )}
      </Box>
      <Text as="span" fontWeight="600" textAlign="end" fontVariantNumeric="tabular-nums">
        {value === undefined ? (
          <Hatched>
            <OriginTag origin="missing">{t('dati.missing')}</OriginTag>
          </Hatched>
        ) : (
          write(row)
        )}
      </Text>
      <Text as="span" size="quiet" gridColumn={{ base: '1 / -1', md: 'auto' }}>
        {isSupposed ? (
          <OriginTag origin="supposed">{t('dati.supposed')}</OriginTag>
        ) : (
          at && t('dati.written', { date: formatDate(at, language) })
        )}
      </Text>
    </Line>
  );
}

function useWrite(): (row: Answer) => ReactNode {
  const t = useT(clienteNamespace);
  const language = useLanguage();
  const choice = (key: Answer['key'], value: string): string => {
    const home = STATI_RESIDENZA.find((one) => one === value);
    if (home) return t(`dati.home.${home}`);
    return DOMANDE[key].choices?.[value]?.[language] ?? value;
  };
  return ({ key, value }) => {
    const { kind } = RISPOSTE[key];
    if (typeof value === 'boolean') return t(value ? 'dati.yes' : 'dati.no');
    if (typeof value === 'number') {
      if (kind === 'share') return formatPercent(value * 100);
      if (kind !== 'euro') return formatNumber(value);
      return value === 0 ? t('dati.nobody') : <Money value={value} />;
    }
    if (Array.isArray(value))
      return value.length === 0 ? t('dati.nobody') : formatNumber(value.length);
    if (typeof value !== 'string') return null;
    return kind === 'month' ? formatDate(`${value}-01`, language, 'month') : choice(key, value);
  };
}

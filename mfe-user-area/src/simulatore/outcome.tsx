import { naturaDi } from '@bussola/domain/nomi';
import { useLanguage, useT } from '@bussola/i18n';
import { formatNumber } from '@bussola/i18n/format';
import { Box, chakra, LevelPill, Text } from '@bussola/ui/core';
import { AREE } from '../aree.ts';
import { useFigure } from '../area/figure.ts';
import type { Person } from '../famiglia/people.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import type { Tried } from './try-out.ts';

/**
 * Before and after: level, score, every figure that moved, and the other areas that change level
 * with it.
 */
export function Outcome({
  tried: { level, punti, figures, others, simulazione },
  isMoved,
  people,
}: {
  tried: Tried;
  isMoved: boolean;
  people: readonly Person[];
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const figure = useFigure();
  const nameOf = (id: string | undefined) => people.find((person) => person.id === id)?.name;
  const write = (value: number | null, unit: Tried['figures'][number]['unit']) =>
    value === null ? t('soluzioni.noValue') : figure(value, unit);
  return (
    <>
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="8px 12px">
        <Text as="span" size="quiet">
          {t('simula.today')}
        </Text>
        <LevelPill level={level.before.level} notApplicable={level.before.isOut} />
        {isMoved && (
          <>
            <Text as="span" size="quiet">
              {t('simula.then')}
            </Text>
            <LevelPill level={level.after.level} notApplicable={level.after.isOut} />
          </>
        )}
      </Box>
      <Text size="quiet" marginTop="2">
        {isMoved
          ? t('simula.points', {
              before: formatNumber(punti.before),
              after: formatNumber(punti.after),
            })
          : t('soluzioni.score', { score: formatNumber(punti.before) })}
      </Text>
      {!isMoved && <Text marginTop="2">{t('simula.move')}</Text>}
      {isMoved && figures.length === 0 && level.before.level === level.after.level && (
        <Text marginTop="2">{t('simula.nothing')}</Text>
      )}
      {figures.length > 0 && (
        <chakra.table width="100%" marginTop="4" fontSize="t15">
          <chakra.thead>
            <tr>
              <Head scope="col">{t('soluzioni.page.item')}</Head>
              <Head scope="col" end>
                {t('simula.today')}
              </Head>
              <Head scope="col" end>
                {t('simula.then')}
              </Head>
            </tr>
          </chakra.thead>
          <tbody>
            {figures.map(({ key, memberId, label, unit, prima, dopo }) => (
              <tr key={`${key} ${memberId ?? ''}`}>
                <Cell as="th" scope="row" fontWeight="480">
                  {label[language]}
                  {nameOf(memberId) && people.length > 1 ? ` (${nameOf(memberId) ?? ''})` : ''}
                </Cell>
                <Cell end color="text-2">
                  {write(prima, unit)}
                </Cell>
                <Cell end fontWeight="600">
                  {write(dopo, unit)}
                </Cell>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      )}
      {others.length > 0 && (
        <Box as="ul" listStyleType="none" display="grid" gap="2" marginTop="4">
          {others.map(({ code, prima, dopo }) => (
            <Box
              as="li"
              key={code}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              gap="8px 12px"
            >
              {t('simula.also', { area: AREE[code][language] })}{' '}
              <LevelPill
                level={prima}
                notApplicable={isOut(simulazione.prima, code)}
                toCheck={naturaDi(code) === 'verifica'}
              />{' '}
              <span aria-hidden="true">→</span>{' '}
              <LevelPill
                level={dopo}
                notApplicable={isOut(simulazione.dopo, code)}
                toCheck={naturaDi(code) === 'verifica'}
              />
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

/** Grey because it does not concern the family. */
const isOut = ({ soluzioni }: Tried['simulazione']['prima'], code: string): boolean =>
  soluzioni.find((one) => one.code === code)?.motivo === 'non_applicabile';

const Head = chakra('th', {
  base: {
    textStyle: 'quiet',
    fontWeight: 560,
    textAlign: 'start',
    paddingBlock: '2',
    paddingInlineEnd: '3',
    borderBottomWidth: '1px',
    borderColor: 'ink',
  },
  variants: { end: { true: { textAlign: 'end' } } },
});
const Cell = chakra('td', {
  base: {
    textAlign: 'start',
    verticalAlign: 'baseline',
    paddingBlock: '8px',
    paddingInlineEnd: '3',
    borderBottomWidth: '1px',
    borderColor: 'line',
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  variants: { end: { true: { textAlign: 'end' } } },
});

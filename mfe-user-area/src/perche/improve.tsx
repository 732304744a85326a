import type { SoluzioneCode } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { Box, Spinner, Text, useMoney } from '@bussola/ui/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { maskAmounts } from '@bussola/results';
import type { Area } from '../area/area.ts';
import { leveQuery } from '../simulatore/engine/leve-query.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

/**
 * What would bring a better level: tried out by the engine in this browser, which is fetched only
 * now.
 */
export function Improve({
  area,
  code,
  memberId,
}: {
  area: Area;
  code: SoluzioneCode;
  memberId: string | undefined;
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { hidden } = useMoney();
  const queryClient = useQueryClient();
  const { data, isError } = useQuery(leveQuery(queryClient, area, code));
  if (isError) return <Text color="text-2">{t('perche.improve.failed')}</Text>;
  if (!data)
    return (
      <Text color="text-2" role="status">
        <Spinner /> <span>{t('perche.improve.loading')}</span>
      </Text>
    );
  const found = data.filter(
    (one) =>
      one.raggiunge.length > 0 &&
      (memberId === undefined || one.memberId === undefined || one.memberId === memberId),
  );
  if (found.length === 0) return <Text>{t('perche.improve.none')}</Text>;
  return (
    <>
      <Box as="ul" paddingInlineStart="5" display="grid" gap="1.5">
        {found.map(({ testo }) => (
          <li key={testo.it}>{maskAmounts(testo[language], hidden)}</li>
        ))}
      </Box>
      <Text size="quiet" marginTop="3">
        {t('perche.improve.lead')}
      </Text>
    </>
  );
}

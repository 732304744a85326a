import { useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { Actions, Box, Dialog, LinkButton, Marked, Text, Title, useMoney } from '@bussola/ui/core';
import type { UscitaDatata } from '@bussola/domain';
import { EDITORI } from '@bussola/domain/domande';
import { useLanguage } from '@bussola/i18n';
import type { Area } from '../area/area.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { paths } from '../paths.ts';
import { byYear } from '../uscite/outflows.ts';

/** Outflows that were saved with their dates: they are changed where the ladder is drawn. */
export function DatedOutflows({
  area: { analisi },
  uscite,
  onClose,
}: {
  area: Area;
  uscite: readonly UscitaDatata[];
  onClose: () => void;
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const money = useMoney();
  const { refDate } = analisi;
  const ahead = uscite
    .filter(({ data }) => data >= refDate)
    .toSorted((a, b) => a.data.localeCompare(b.data));
  return (
    <Dialog open side="end" onClose={onClose} title={EDITORI.uscite.title[language]}>
      <Text marginTop="5">{t('confronti.uscite.dated')}</Text>
      {ahead.length === 0 && <Text marginTop="3">{t('confronti.uscite.noneAhead')}</Text>}
      {byYear(ahead, refDate).map(({ year, sum }) => (
        <Box key={year} marginTop="4">
          <Title as="h3" size={17}>
            {t('confronti.uscite.year', { year, sum: money.format(sum) }).replaceAll('**', '')}
          </Title>
          <Box as="ul" listStyleType="none" marginTop="1">
            {ahead
              .filter(({ data }) => data.startsWith(year))
              .map(({ data, importo, descrizione }, at) => (
                <Box as="li" key={`${data} ${at}`} paddingBlock="1">
                  <Marked>
                    {[formatDate(data, language, 'long'), money.price(importo), descrizione]
                      .filter(Boolean)
                      .join(' · ')}
                  </Marked>
                </Box>
              ))}
          </Box>
        </Box>
      ))}
      <Title as="h3" size={17} marginTop="6">
        {t('dati.editor.why')}
      </Title>
      <Text marginTop="2">{EDITORI.uscite.why[language]}</Text>
      <Actions marginTop="6">
        <LinkButton variant="primary" href={paths.patrimonio}>
          {t('confronti.uscite.change')}
        </LinkButton>
      </Actions>
    </Dialog>
  );
}

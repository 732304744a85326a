import { useT } from '@bussola/i18n';
import { Box, Text, TextLink, Title } from '@bussola/ui/core';
import { OriginTag } from '@bussola/ui/results';
import { Margin } from '../../area/margin.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { paths } from '../../paths.ts';

/** Where a datum comes from, who sees it, what happens when it changes. */
export function ProfiloMargin() {
  const t = useT(userAreaNamespace);
  return (
    <Margin>
      <div>
        <Title as="h2" size={17}>
          {t('dati.margin.from')}
        </Title>
        <Box
          as="dl"
          display="grid"
          gridTemplateColumns="112px minmax(0, 1fr)"
          gap="3"
          marginTop="3"
        >
          <Text as="dt" size="quiet">
            {t('dati.margin.told')}
          </Text>
          <Text as="dd" size="quiet">
            {t('dati.margin.toldText')}
          </Text>
          <dt>
            <OriginTag origin="supposed">{t('dati.origin.supposed')}</OriginTag>
          </dt>
          <Text as="dd" size="quiet">
            {t('dati.margin.supposedText')}
          </Text>
          <dt>
            <OriginTag origin="missing">{t('dati.origin.missing')}</OriginTag>
          </dt>
          <Text as="dd" size="quiet">
            {t('dati.margin.missingText')}
          </Text>
        </Box>
      </div>
      <div>
        <Title as="h2" size={17}>
          {t('dati.margin.who')}
        </Title>
        <Text size="quiet" marginTop="2">
          <span>{t('dati.margin.whoText')}</span>{' '}
          <TextLink href={paths.accessoTerzi}>{t('dati.margin.whoLink')}</TextLink>
        </Text>
        <Text size="quiet" marginTop="2">
          {t('dati.margin.reservedText')}
        </Text>
      </div>
      <div>
        <Title as="h2" size={17}>
          {t('dati.margin.when')}
        </Title>
        <Text size="quiet" marginTop="2">
          {t('dati.margin.whenText')}
        </Text>
      </div>
    </Margin>
  );
}

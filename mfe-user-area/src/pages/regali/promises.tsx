import { useT } from '@bussola/i18n';
import { Box, CheckIcon, Icon, Text, Title } from '@bussola/ui/core';
import { regaliNamespace } from '../../locales/regali-namespace.ts';

const ADDRESS = ['once', 'erased', 'fingerprint', 'refuse'] as const;

/** What becomes of the address of the recipient, and that no money passes through us. */
export function Promises() {
  const t = useT(regaliNamespace);
  return (
    <Box as="aside" borderTopWidth="1px" borderColor="line" paddingTop="4" alignSelf="start">
      <Title as="h3" size={17}>
        {t('promise.addressTitle')}
      </Title>
      <Box as="ul" listStyleType="none" display="grid" gap="2" marginTop="3">
        {ADDRESS.map((one) => (
          <Box as="li" key={one} display="flex" gap="3">
            <Box color="ink" flex="none" marginTop="2px">
              <Icon icon={CheckIcon} size={16} />
            </Box>
            <Text size="quiet">{t(`promise.${one}`)}</Text>
          </Box>
        ))}
      </Box>
      <Title as="h3" size={17} marginTop="6">
        {t('promise.moneyTitle')}
      </Title>
      <Text size="quiet" marginTop="2">
        {t('promise.money')}
      </Text>
    </Box>
  );
}

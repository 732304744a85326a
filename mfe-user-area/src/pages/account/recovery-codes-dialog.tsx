import { useT } from '@bussola/i18n';
import { Actions, Box, Button, CopyButton, Dialog, Text } from '@bussola/ui/core';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

/** The codes, once: to print, to copy, and to say that they are safe. */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  codes: readonly string[];
  onClose: () => void;
}) {
  const t = useT(userAreaNamespace);
  return (
    <Dialog open mustAnswer onClose={onClose} title={t('account.factor.codesTitle')}>
      <Text>{t('account.factor.codesLead')}</Text>
      <Box
        as="ol"
        listStyleType="none"
        marginTop="4"
        display="grid"
        gridTemplateColumns="repeat(2, minmax(0, 1fr))"
        gap="2"
        fontFamily="body"
        fontSize="t17"
        fontWeight="560"
        fontVariantNumeric="tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Actions marginTop="6" data-print="hidden">
        <Button variant="primary" wide="phone" onClick={onClose}>
          {t('account.factor.keep')}
        </Button>
        <Button onClick={() => print()}>{t('account.factor.print')}</Button>
        <CopyButton text={codes.join('\n')} />
      </Actions>
    </Dialog>
  );
}

import type { ResponseOf } from '@bussola/contract';
import { useConfirmTotp } from '@bussola/client';
import { Form, FormActions, sixDigits, useForm } from '@bussola/forms/form';
import { messageKey, useT } from '@bussola/i18n';
import { Actions, Box, chakra, Dialog, Text } from '@bussola/ui/core';
import { CodeBoxes } from '@bussola/ui/forms';
import { object } from 'yup';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { QrCode } from './qr-code.tsx';

const schema = object({
  totpCode: sixDigits(messageKey(userAreaNamespace, 'account.factor.badCode')),
});

interface Props {
  userId: string;
  begun: ResponseOf<'beginTotp'>;
  /** With the recovery codes of a first factor. */ onDone: (codes: string[] | null) => void;
  onClose: () => void;
}

/** The key as a drawing and in letters, and the first code that proves the app has it. */
export function TotpDialog({ userId, begun: { secret, uri }, onDone, onClose }: Props) {
  const t = useT(userAreaNamespace);
  const { mutateAsync: confirmTotp } = useConfirmTotp(userId);
  const form = useForm({
    initialValues: { totpCode: '' },
    schema,
    place: (what) => (what === 'CODE_WRONG' ? 'totpCode' : what),
    onSubmit: async ({ totpCode }) => {
      try {
        onDone((await confirmTotp(totpCode)).recoveryCodes);
      } catch (error) {
        form.setValues({ totpCode: '' });
        throw error;
      }
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('account.factor.qrTitle')}>
      <Text>{t('account.factor.qrLead')}</Text>
      <Box marginTop="4" display="grid" justifyItems="center">
        <QrCode text={uri} label={t('account.factor.qr')} />
      </Box>
      <Text marginTop="3">
        <span>{`${t('account.factor.key')}:`}</span>{' '}
        <chakra.code
          fontFamily="body"
          fontSize="t15"
          fontWeight="560"
          fontVariantNumeric="tabular-nums"
          letterSpacing="0.04em"
          overflowWrap="anywhere"
        >
          {inFours(secret)}
        </chakra.code>
      </Text>
      <Form form={form} marginTop="5">
        <CodeBoxes
          {...form.field('totpCode')}
          label={t('account.factor.code')}
          onComplete={() => void form.submit()}
        />
        <Actions>
          <FormActions busy={form.busy} save={t('account.factor.confirm')} onClose={onClose} />
        </Actions>
      </Form>
    </Dialog>
  );
}

/** Groups of four are easier to type. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

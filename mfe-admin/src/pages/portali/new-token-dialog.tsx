import { useCreatePublishToken } from '@bussola/client';
import type { PortalStatus } from '@bussola/contract';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useProved } from '@bussola/step-up';
import {
  Actions,
  Box,
  Button,
  chakra,
  Checkbox,
  CopyButton,
  Dialog,
  RadioCards,
  Text,
  TextField,
} from '@bussola/ui/core';
import { SelectField } from '@bussola/ui/forms';
import { useState } from 'react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { tokenSchema } from './token-form.ts';
import type { TokenForm } from './token-form.ts';

const DAYS = ['30', '90', '180', '365'] as const;
interface Made {
  name: string;
  token: string;
  expiresAt: string;
}

/** Whose, for what, for how long: then the key, this once. */
export function NewTokenDialog({
  portals,
  onClose,
}: {
  portals: readonly PortalStatus[];
  onClose: () => void;
}) {
  const [made, setMade] = useState<Made>();
  return made ? (
    <TokenOnce made={made} onClose={onClose} />
  ) : (
    <Ask portals={portals} onMade={setMade} onClose={onClose} />
  );
}

function Ask({
  portals,
  onMade,
  onClose,
}: {
  portals: readonly PortalStatus[];
  onMade: (made: Made) => void;
  onClose: () => void;
}) {
  const t = useT(adminNamespace);
  const proved = useProved();
  const { mutateAsync: createToken } = useCreatePublishToken();
  const form = useForm<TokenForm>({
    initialValues: { tokenName: '', portals: [], days: '90' },
    schema: tokenSchema,
    onSubmit: async ({ tokenName: name, portals: names, days }) => {
      const answer = await proved(() =>
        createToken({ name, portals: names === null ? 'every' : [...names], days: Number(days) }),
      );
      if (answer) onMade({ name, ...answer });
    },
  });
  const days = form.field('days');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('portali.tokens.makeTitle')}
      actions={
        <FormActions
          formId="portal-token"
          busy={form.busy}
          save={t('portali.tokens.confirm')}
          saving={t('portali.ask.busy')}
          onClose={onClose}
        />
      }
    >
      <Form form={form} id="portal-token">
        <Text color="text-2">{t('portali.tokens.makeLead')}</Text>
        <TextField
          {...form.field('tokenName')}
          label={t('portali.tokens.nameLabel')}
          help={t('portali.tokens.nameHelp')}
          autoComplete="off"
        />
        <PortalsField {...form.field('portals')} portals={portals} />
        <SelectField<TokenForm['days']>
          {...days}
          label={t('portali.tokens.days')}
          onChange={(value) => days.onChange(value || '90')}
          options={DAYS.map((value) => ({
            value,
            label: t('portali.tokens.daysOf', { count: Number(value) }),
          }))}
        />
      </Form>
    </Dialog>
  );
}

interface PortalsProps {
  portals: readonly PortalStatus[];
  /** Null: every portal. */
  value: TokenForm['portals'];
  error: string | undefined;
  onChange: (value: TokenForm['portals']) => void;
}

function PortalsField({ portals, value, error, onChange }: PortalsProps) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const setPortal = (name: string, isIn: boolean) =>
    onChange(isIn ? [...(value ?? []), name] : (value ?? []).filter((one) => one !== name));
  return (
    <Box>
      <RadioCards
        label={t('portali.tokens.portals')}
        name="portals"
        columns={1}
        stacked
        value={value === null ? 'every' : 'some'}
        onChange={(which) => onChange(which === 'every' ? null : [])}
        options={[
          { value: 'some', label: t('portali.tokens.some') },
          { value: 'every', label: t('portali.tokens.every') },
        ]}
        error={error}
      />
      {value !== null && (
        <Box marginTop="6" paddingInlineStart="4" borderInlineStartWidth="2px" borderColor="ink">
          {portals.map(({ name, title }) => (
            <Checkbox
              key={name}
              label={title[language]}
              checked={value?.includes(name) ?? false}
              onChange={(isIn) => setPortal(name, isIn)}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** The only time that the key is on a screen. */
function TokenOnce({
  made: { name, token, expiresAt },
  onClose,
}: {
  made: Made;
  onClose: () => void;
}) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  return (
    <Dialog open mustAnswer onClose={onClose} title={t('portali.tokens.onceTitle')}>
      <Text overflowWrap="anywhere">
        {t('portali.tokens.onceText', { name, date: formatDate(expiresAt, language, 'long') })}
      </Text>
      <chakra.code
        display="block"
        marginTop="4"
        padding="3"
        borderWidth="1px"
        borderColor="line"
        borderRadius="control"
        bg="sunken"
        fontFamily="body"
        fontSize="t15"
        fontWeight="560"
        fontVariantNumeric="tabular-nums"
        overflowWrap="anywhere"
        userSelect="all"
      >
        {token}
      </chakra.code>
      <Text size="quiet" marginTop="3">
        {t('portali.tokens.onceHow')}
      </Text>
      <Actions marginTop="6">
        <Button variant="primary" wide="phone" onClick={onClose}>
          {t('portali.tokens.kept')}
        </Button>
        <CopyButton text={token} />
      </Actions>
    </Dialog>
  );
}

import { adminQueries, asProblem, call } from '@bussola/client';
import type { PortalStatus } from '@bussola/contract';
import { useErrorText, useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useProved } from '@bussola/step-up';
import {
  Actions,
  Box,
  Button,
  chakra,
  Checkbox,
  Dialog,
  FieldError,
  RadioCards,
  Text,
  TextField,
} from '@bussola/ui/core';
import { SelectField } from '@bussola/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { tokenErrors } from './token-form.ts';
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
  const language = useLanguage();
  const errorText = useErrorText();
  const proved = useProved();
  const queryClient = useQueryClient();
  const [form, setForm] = useState<TokenForm>({ name: '', portals: [], days: '90' });
  const [errors, setErrors] = useState<ReturnType<typeof tokenErrors>>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const set = (part: Partial<TokenForm>) => {
    setForm((before) => ({ ...before, ...part }));
    setErrors({});
    setRefusal(undefined);
  };
  const setPortal = (name: string, isIn: boolean) =>
    set({
      portals: isIn
        ? [...(form.portals ?? []), name]
        : (form.portals ?? []).filter((one) => one !== name),
    });
  const make = async () => {
    setBusy(true);
    try {
      const name = form.name.trim();
      const answer = await proved(() =>
        call('createPublishToken', {
          body: { name, portals: [...(form.portals ?? [])], days: Number(form.days) },
        }),
      );
      if (answer) onMade({ name, ...answer });
    } catch (failure) {
      setRefusal(errorText(asProblem(failure)?.code));
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: adminQueries.ofPortals() });
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = tokenErrors(form);
    setErrors(found);
    if (Object.keys(found).length === 0) void make();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('portali.tokens.makeTitle')}
      actions={
        <>
          <Button
            variant="primary"
            type="submit"
            form="portal-token"
            busy={busy}
            busyLabel={t('portali.ask.busy')}
          >
            {t('portali.tokens.confirm')}
          </Button>
          <Button variant="tertiary" onClick={onClose}>
            {t('portali.ask.cancel')}
          </Button>
        </>
      }
    >
      <chakra.form id="portal-token" noValidate display="grid" gap="5" onSubmit={submit}>
        <Text color="text-2">{t('portali.tokens.makeLead')}</Text>
        <TextField
          label={t('portali.tokens.nameLabel')}
          name="token-name"
          help={t('portali.tokens.nameHelp')}
          value={form.name}
          onChange={(name) => set({ name })}
          maxLength={60}
          autoComplete="off"
          error={errors.name && t(`portali.tokens.errors.${errors.name}`)}
        />
        <Box>
          <RadioCards
            label={t('portali.tokens.portals')}
            name="token-portals"
            columns={1}
            stacked
            value={form.portals === null ? 'every' : 'some'}
            onChange={(which) => set({ portals: which === 'every' ? null : [] })}
            options={[
              { value: 'some', label: t('portali.tokens.some') },
              { value: 'every', label: t('portali.tokens.every') },
            ]}
            error={errors.portals && t(`portali.tokens.errors.${errors.portals}`)}
          />
          {form.portals !== null && (
            <Box
              marginTop="2"
              paddingInlineStart="4"
              borderInlineStartWidth="2px"
              borderColor="ink"
            >
              {portals.map(({ name, title }) => (
                <Checkbox
                  key={name}
                  label={title[language]}
                  checked={form.portals?.includes(name) ?? false}
                  onChange={(isIn) => setPortal(name, isIn)}
                />
              ))}
            </Box>
          )}
        </Box>
        <SelectField<TokenForm['days']>
          label={t('portali.tokens.days')}
          name="token-days"
          value={form.days}
          onChange={(days) => set({ days: days || '90' })}
          options={DAYS.map((value) => ({
            value,
            label: t('portali.tokens.daysOf', { count: Number(value) }),
          }))}
        />
        {refusal !== undefined && (
          <div role="alert">
            <FieldError>{refusal}</FieldError>
          </div>
        )}
      </chakra.form>
    </Dialog>
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
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(token);
    setCopied(true);
  };
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
        {'clipboard' in navigator && (
          <Button onClick={() => void copy()}>
            {t(isCopied ? 'portali.tokens.copied' : 'portali.tokens.copy')}
          </Button>
        )}
      </Actions>
    </Dialog>
  );
}

import { asProblem, call } from '@bussola/client';
import type { ClientCard } from '@bussola/contract';
import { useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Button, chakra, Dialog, FieldError, Text, TextField } from '@bussola/ui/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { isTyped, reasonError } from './reason.ts';

interface Props {
  what: 'suspend' | 'reopen' | 'remove';
  clientId: string;
  name: string;
  onChange: (card: ClientCard) => void;
  onRemoved: () => void;
  onClose: () => void;
}

/** What is about to happen to the account, why, and for a deletion the name typed out. */
export function AccountDialog({ what, clientId, name, onChange, onRemoved, onClose }: Props) {
  const t = useT(adminNamespace);
  const errorText = useErrorText();
  const { notify } = useShell();
  const proved = useProved();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [errors, setErrors] = useState<{
    reason?: string | undefined;
    typed?: string | undefined;
    whole?: string | undefined;
  }>({});
  const [busy, setBusy] = useState(false);
  const params = { clientId };
  const work = async () => {
    const why = reason.trim();
    if (what === 'remove') {
      if (
        await proved(async () => {
          await call('deleteClient', { params, body: { reason: why } });
          return true;
        })
      )
        onRemoved();
      return;
    }
    const card = await proved(() =>
      call('enableClient', { params, body: { enabled: what === 'reopen', reason: why } }),
    );
    if (!card) return;
    notify({
      kind: 'success',
      text: t(what === 'reopen' ? 'gestione.account.reopened' : 'gestione.account.suspended'),
    });
    onChange(card);
  };
  const confirm = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = reasonError(reason);
    const found = {
      reason: wrong && t(`cliente.reason.${wrong}`),
      typed:
        what === 'remove' && !isTyped(typed, name) ? t('gestione.account.mismatch') : undefined,
    };
    setErrors(found);
    if (found.reason !== undefined || found.typed !== undefined) return;
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      const code = asProblem(failure)?.code;
      setErrors({
        whole:
          what === 'remove' && code === 'CONFLICT'
            ? t('gestione.account.conflict')
            : errorText(code),
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`gestione.account.${what}Title`, { client: name })}
      actions={
        <>
          <Button
            variant={what === 'reopen' ? 'primary' : 'danger'}
            type="submit"
            form="client-account-form"
            busy={busy}
            busyLabel={t('gestione.account.busy')}
          >
            {t(`gestione.account.${what}Confirm`)}
          </Button>
          <Button variant="tertiary" onClick={onClose}>
            {t('gestione.account.cancel')}
          </Button>
        </>
      }
    >
      <chakra.form
        id="client-account-form"
        noValidate
        display="grid"
        gap="5"
        onSubmit={(event) => void confirm(event)}
      >
        <Text color="text-2">{t(`gestione.account.${what}Text`)}</Text>
        <TextField
          name="account-reason"
          label={t('gestione.account.reason')}
          help={t(
            what === 'remove' ? 'gestione.account.reasonHelp' : 'gestione.account.reasonMail',
          )}
          value={reason}
          onChange={(value) => {
            setReason(value);
            setErrors({});
          }}
          error={errors.reason}
          maxLength={300}
          autoComplete="off"
          autoFocus
          required
        />
        {what === 'remove' && (
          <TextField
            name="account-typed"
            label={t('gestione.account.typed', { client: name })}
            value={typed}
            onChange={(value) => {
              setTyped(value);
              setErrors({});
            }}
            error={errors.typed}
            maxLength={260}
            autoComplete="off"
            required
          />
        )}
        {errors.whole !== undefined && (
          <div role="alert">
            <FieldError>{errors.whole}</FieldError>
          </div>
        )}
      </chakra.form>
    </Dialog>
  );
}

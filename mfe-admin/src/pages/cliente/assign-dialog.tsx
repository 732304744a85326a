import { adminQueries, asProblem, call } from '@bussola/client';
import { useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Button, chakra, Dialog, Notice, Skeleton, Text, TextField } from '@bussola/ui/core';
import { SelectField } from '@bussola/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { reasonError } from './reason.ts';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import type { Adviser } from './adviser.ts';

interface Props {
  clientId: string;
  name: string;
  consulenti: readonly Adviser[];
  onAssigned: (adviser: Adviser) => void;
  onClose: () => void;
}

/** To whom: an adviser who is here and does not follow this client already. */
export function AssignDialog({ clientId, name, consulenti, onAssigned, onClose }: Props) {
  const t = useT(adminNamespace);
  const errorText = useErrorText();
  const { notify } = useShell();
  const { data, error: unread } = useQuery(adminQueries.consulenti());
  const [chosen, setChosen] = useState('');
  const proved = useProved();
  const [reason, setReason] = useState('');
  const [whyNot, setWhyNot] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const free = (data?.rows ?? []).filter(
    ({ id, state }) => state === 'active' && !consulenti.some((one) => one.id === id),
  );
  const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
    `${firstName} ${lastName}`.trim();
  const assign = async (event: SubmitEvent) => {
    event.preventDefault();
    const adviser = free.find(({ id }) => id === chosen);
    setError(adviser ? undefined : t('gestione.advisers.missing'));
    const wrong = reasonError(reason);
    setWhyNot(wrong && t(`cliente.reason.${wrong}`));
    if (!adviser || wrong) return;
    setBusy(true);
    try {
      const answer = await proved(() =>
        call('toggleClient', {
          body: { consulenteId: adviser.id, clientId, linked: true, reason: reason.trim() },
        }),
      );
      if (!answer) {
        setBusy(false);
        return;
      }
      notify({
        kind: 'success',
        text: t('gestione.advisers.assigned', { name: nameOf(adviser), client: name }),
      });
      onAssigned({
        id: adviser.id,
        name: nameOf(adviser),
        since: answer.since ?? new Date().toISOString(),
      });
    } catch (failure) {
      setError(errorText(asProblem(failure)?.code));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('gestione.advisers.assignTitle', { client: name })}
      actions={
        <>
          {free.length > 0 && (
            <Button
              variant="primary"
              type="submit"
              form="assign-adviser"
              busy={busy}
              busyLabel={t('gestione.advisers.busy')}
            >
              {t('gestione.advisers.confirm')}
            </Button>
          )}
          <Button variant="tertiary" onClick={onClose}>
            {t('gestione.advisers.cancel')}
          </Button>
        </>
      }
    >
      {unread && <Notice kind="error" flat title={errorText(asProblem(unread)?.code)} />}
      {!data && !unread && <Skeleton label={t('gestione.advisers.loading')} />}
      {data && free.length === 0 && <Text>{t('gestione.advisers.nobody')}</Text>}
      {free.length > 0 && (
        <chakra.form
          id="assign-adviser"
          noValidate
          display="grid"
          gap="5"
          onSubmit={(event) => void assign(event)}
        >
          <Text color="text-2">{t('gestione.advisers.assignLead')}</Text>
          <SelectField
            label={t('gestione.advisers.choose')}
            name="adviser"
            value={chosen}
            onChange={(value) => {
              setChosen(value);
              setError(undefined);
            }}
            error={error}
            options={free.map((adviser) => ({
              value: adviser.id,
              label: `${nameOf(adviser)} · ${adviser.email}`,
            }))}
          />
          <TextField
            name="adviser-reason"
            label={t('gestione.account.reason')}
            help={t('gestione.account.reasonMail')}
            value={reason}
            onChange={(value) => {
              setReason(value);
              setWhyNot(undefined);
            }}
            error={whyNot}
            maxLength={300}
            autoComplete="off"
            required
          />
        </chakra.form>
      )}
    </Dialog>
  );
}

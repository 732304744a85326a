import { adminQueries, asProblem, call } from '@bussola/client';
import { useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Button, chakra, Dialog, FieldError, Text, TextField } from '@bussola/ui/core';
import { IntegerField, SelectField } from '@bussola/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminNamespace } from '../../locales/admin-namespace.ts';

const TRY_MINUTES = 60;
const PLAIN = /^[^\p{Cc}<>]*$/u;

/**
 * What is about to be done, to which portal; `buildId` is the build that was seen in the channel.
 */
export type PortalAction = { portal: string; title: string; buildId: string } & (
  | { kind: 'promote' | 'withdraw' | 'kill' | 'tryIt' }
  | { kind: 'rollback'; earlier: readonly string[] }
  | { kind: 'percent'; percent: number }
);

/** Asked before it is done, proved, and done only if nobody moved meanwhile. */
export function ActionDialog({ action, onClose }: { action: PortalAction; onClose: () => void }) {
  const t = useT(adminNamespace);
  const errorText = useErrorText();
  const { notify } = useShell();
  const queryClient = useQueryClient();
  const proved = useProved();
  const [to, setTo] = useState(action.kind === 'rollback' ? (action.earlier[0] ?? '') : '');
  const [percent, setPercent] = useState<number | null>(
    action.kind === 'percent' ? action.percent : null,
  );
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { kind, portal, title, buildId } = action;
  const params = { portal };
  const why = reason.trim() === '' ? {} : { reason: reason.trim() };
  const work = async (): Promise<true> => {
    switch (kind) {
      case 'rollback':
        await call('rollbackPortal', { params, body: { expects: buildId, to, ...why } });
        break;
      case 'promote':
        await call('promotePortal', { params, body: { expects: buildId } });
        break;
      case 'withdraw':
        await call('withdrawCanary', { params, body: { expects: buildId } });
        break;
      case 'percent':
        await call('canaryPercent', { params, body: { percent: percent ?? 0, expects: buildId } });
        break;
      case 'kill':
        await call('killBuild', { params, body: { buildId, ...why } });
        break;
      case 'tryIt':
        await call('createOverride', { body: { portal, buildId, minutes: TRY_MINUTES } });
        break;
    }
    return true;
  };
  const confirm = async () => {
    if (kind === 'percent' && (percent === null || percent < 0 || percent > 100)) {
      setError(t('portali.ask.percentWrong'));
      return;
    }
    if (!PLAIN.test(reason)) {
      setError(t('portali.ask.reasonWrong'));
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      const isDone = await proved(work);
      if (isDone) {
        notify({ kind: 'success', text: t(`portali.done.${kind}`) });
        onClose();
      }
    } catch (failure) {
      const code = asProblem(failure)?.code;
      setError(code === 'CONFLICT' ? t('portali.ask.conflict') : errorText(code));
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: adminQueries.ofPortals() });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`portali.ask.${kind}`, { build: buildId })}
      actions={
        <>
          <Button
            variant={kind === 'kill' || kind === 'rollback' ? 'danger' : 'primary'}
            type="submit"
            form="portal-action"
            busy={busy}
            busyLabel={t('portali.ask.busy')}
          >
            {t('portali.ask.confirm')}
          </Button>
          <Button variant="tertiary" onClick={onClose}>
            {t('portali.ask.cancel')}
          </Button>
        </>
      }
    >
      <chakra.form
        id="portal-action"
        noValidate
        display="grid"
        gap="5"
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <Text color="text-2" overflowWrap="anywhere">
          {kind === 'rollback'
            ? t('portali.ask.rollbackText', { title })
            : kind === 'promote'
              ? t('portali.ask.promoteText', { build: buildId })
              : kind === 'withdraw'
                ? t('portali.ask.withdrawText', { build: buildId })
                : kind === 'kill'
                  ? t('portali.ask.killText')
                  : kind === 'tryIt'
                    ? t('portali.ask.tryText')
                    : title}
        </Text>
        {kind === 'rollback' && (
          <SelectField
            label={t('portali.ask.to')}
            name="portal-to"
            value={to}
            onChange={setTo}
            options={action.earlier.map((value) => ({ value, label: value }))}
          />
        )}
        {kind === 'percent' && (
          <IntegerField
            label={t('portali.ask.percentLabel')}
            name="portal-percent"
            value={percent}
            onChange={setPercent}
            error={error}
          />
        )}
        {(kind === 'rollback' || kind === 'kill') && (
          <TextField
            label={t('portali.ask.reason')}
            name="portal-reason"
            help={t('portali.ask.reasonHelp')}
            value={reason}
            onChange={setReason}
            maxLength={200}
            autoComplete="off"
          />
        )}
        {error !== undefined && kind !== 'percent' && (
          <div role="alert">
            <FieldError>{error}</FieldError>
          </div>
        )}
      </chakra.form>
    </Dialog>
  );
}

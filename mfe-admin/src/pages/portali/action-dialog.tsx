import {
  useCanaryPercent,
  useCreateOverride,
  useKillBuild,
  usePromotePortal,
  useRollbackPortal,
  useWithdrawCanary,
} from '@bussola/client';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { MAX_LENGTH } from '@bussola/contract/limits';
import { known } from '@bussola/domain/records';
import { messageKey, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Dialog, Text, TextField } from '@bussola/ui/core';
import { IntegerField, SelectField } from '@bussola/ui/forms';
import { number, object, string } from 'yup';
import { adminNamespace } from '../../locales/admin-namespace.ts';

const TRY_MINUTES = 60;
interface Asked {
  to: string;
  /** Null while nothing is written. */ percent: number | null;
  reason: string;
}
const WRONG = messageKey(adminNamespace, 'portali.ask.percentWrong');
const schema = object({
  to: string(),
  percent: number().typeError(WRONG).required(WRONG).min(0, WRONG).max(100, WRONG),
  reason: string()
    .trim()
    .max(MAX_LENGTH.moveReason, messageKey(adminNamespace, 'portali.ask.reasonLong'))
    .matches(/^[^\p{Cc}<>]*$/u, messageKey(adminNamespace, 'portali.ask.reasonWrong')),
});

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
  const { notify } = useShell();
  const proved = useProved();
  const act = usePortalAct(action);
  const { kind, title, buildId } = action;
  const form = useForm<Asked>({
    initialValues: {
      to: kind === 'rollback' ? (action.earlier[0] ?? '') : '',
      percent: kind === 'percent' ? action.percent : 0,
      reason: '',
    },
    schema,
    words: (problem) => (problem?.code === 'CONFLICT' ? t('portali.ask.conflict') : undefined),
    onSubmit: async (asked) => {
      if (!(await proved(() => act(asked)))) return;
      notify({ kind: 'success', text: t(`portali.done.${kind}`) });
      onClose();
    },
  });
  const explained: Record<PortalAction['kind'], string> = {
    rollback: t('portali.ask.rollbackText', { title }),
    promote: t('portali.ask.promoteText', { build: buildId }),
    withdraw: t('portali.ask.withdrawText', { build: buildId }),
    kill: t('portali.ask.killText'),
    tryIt: t('portali.ask.tryText'),
    percent: title,
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`portali.ask.${kind}`, { build: buildId })}
      actions={
        <FormActions
          formId="portal-action"
          busy={form.busy}
          save={t('portali.ask.confirm')}
          saving={t('portali.ask.busy')}
          danger={kind === 'kill' || kind === 'rollback'}
          onClose={onClose}
        />
      }
    >
      <Form form={form} id="portal-action">
        <Text color="text-2" overflowWrap="anywhere">
          {explained[kind]}
        </Text>
        {kind === 'rollback' && (
          <SelectField
            {...form.field('to')}
            label={t('portali.ask.to')}
            options={action.earlier.map((value) => ({ value, label: value }))}
          />
        )}
        {kind === 'percent' && (
          <IntegerField {...form.field('percent')} label={t('portali.ask.percentLabel')} />
        )}
        {(kind === 'rollback' || kind === 'kill') && (
          <TextField
            {...form.field('reason')}
            label={t('portali.ask.reason')}
            help={t('portali.ask.reasonHelp')}
            autoComplete="off"
          />
        )}
      </Form>
    </Dialog>
  );
}

/** What the press does, for each kind. */
function usePortalAct(action: PortalAction): (asked: Asked) => Promise<true> {
  const { kind, portal, buildId } = action;
  const { mutateAsync: rollback } = useRollbackPortal(portal);
  const { mutateAsync: promote } = usePromotePortal(portal);
  const { mutateAsync: withdraw } = useWithdrawCanary(portal);
  const { mutateAsync: setPercent } = useCanaryPercent(portal);
  const { mutateAsync: kill } = useKillBuild(portal);
  const { mutateAsync: tryIt } = useCreateOverride();
  return ({ to, percent, reason }) => {
    const why = reason === '' ? {} : { reason };
    switch (kind) {
      case 'rollback':
        return rollback({ expects: buildId, to, ...why });
      case 'promote':
        return promote({ expects: buildId });
      case 'withdraw':
        return withdraw({ expects: buildId });
      case 'percent':
        return setPercent({ percent: known(percent), expects: buildId });
      case 'kill':
        return kill({ buildId, ...why });
      case 'tryIt':
        return tryIt({ portal, buildId, minutes: TRY_MINUTES });
    }
  };
}

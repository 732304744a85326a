import type { Profile, ResponseOf } from '@bussola/contract';
import {
  useAddPasskey,
  useBeginPasskey,
  useBeginTotp,
  useNewRecoveryCodes,
  useRemovePasskey,
  useRemoveTotp,
} from '@bussola/client';
import { canUsePasskeys, makePasskey } from '@bussola/client/passkey';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Actions, Box, Button, Text, Title } from '@bussola/ui/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { Part } from './part.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { PasskeyRows } from './passkey-rows.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { TotpDialog } from './totp-dialog.tsx';
import { useAsyncAction } from '../../area/use-async-action.ts';

/**
 * App of codes, passkeys, recovery codes: each added and removed once the person has proved to be
 * there.
 */
export function FactorsPart({
  userId,
  profile: {
    secondFactor: { totp, passkeys, recoveryCodesLeft, mandatory },
  },
}: {
  userId: string;
  profile: Profile;
}) {
  const t = useT(userAreaNamespace);
  const shell = useShell();
  const { mutateAsync: beginTotp } = useBeginTotp(userId);
  const { mutateAsync: removeTotp } = useRemoveTotp(userId);
  const { mutateAsync: beginPasskey } = useBeginPasskey(userId);
  const { mutateAsync: add } = useAddPasskey(userId);
  const { mutateAsync: removePasskey } = useRemovePasskey(userId);
  const { mutateAsync: newCodes } = useNewRecoveryCodes(userId);
  const proved = useProved();
  const [begun, setBegun] = useState<ResponseOf<'beginTotp'> | null>(null);
  const [naming, setNaming] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { busy, run } = useAsyncAction();
  const isOn = totp || passkeys.length > 0;

  const changed = async (fresh: string[] | null = null) => {
    if (fresh) setCodes(fresh);
    // A session limited to adding a factor reaches everything from now on.
    if (shell.session.mustEnrol) await shell.session.reload();
  };
  const addApp = () =>
    void run(async () => {
      setBegun((await proved(() => beginTotp())) ?? null);
    });
  const addPasskey = async (name: string) => {
    const challenge = await proved(() => beginPasskey());
    if (!challenge) return;
    try {
      const passkey = await makePasskey(challenge.options);
      const { recoveryCodes } = await add({ ticket: challenge.ticket, name, passkey });
      setNaming(false);
      await changed(recoveryCodes);
    } catch (error) {
      if (!(error instanceof Error && error.name === 'PasskeyCancelled')) throw error;
      shell.notify({ kind: 'info', text: t('account.factor.cancelled') });
    }
  };
  const remove = (work: () => Promise<boolean>) =>
    void run(async () => {
      if (await proved(work)) await changed();
    });
  const renew = () =>
    void run(async () => {
      const made = await proved(() => newCodes());
      if (made) await changed(made.recoveryCodes);
    });

  return (
    <Part
      id="secondo-fattore"
      title={t('account.factor.title')}
      lead={`${t(isOn ? 'account.factor.on' : 'account.factor.off')}${mandatory ? ` ${t('account.factor.mandatory')}` : ''}`}
    >
      <Kind title={t('account.factor.app')} text={t('account.factor.appText')}>
        {totp ? (
          <>
            <Text as="span" color="green" fontWeight="560">
              {t('account.factor.appOn')}
            </Text>
            <Button
              variant="tertiary"
              disabled={busy}
              onClick={() => remove(() => removeTotp())}
              aria-label={`${t('account.factor.remove')}: ${t('account.factor.app')}`}
            >
              {t('account.factor.remove')}
            </Button>
          </>
        ) : (
          <Button busy={busy} onClick={addApp}>
            {t('account.factor.add')}
          </Button>
        )}
      </Kind>
      <Kind
        title={t('account.factor.passkeys')}
        text={t('account.factor.passkeysText')}
        below={
          <PasskeyRows
            passkeys={passkeys}
            busy={busy}
            onRemove={(passkeyId) => remove(() => removePasskey(passkeyId))}
          />
        }
      >
        {canUsePasskeys() ? (
          <Button disabled={busy} onClick={() => setNaming(true)}>
            {t('account.factor.addPasskey')}
          </Button>
        ) : (
          <Text as="span" size="quiet">
            {t('account.factor.noPasskeys')}
          </Text>
        )}
      </Kind>
      {isOn && (
        <Kind
          title={t('account.factor.recovery')}
          text={`${t('account.factor.left', { count: recoveryCodesLeft })} ${t('account.factor.recoveryText')}`}
        >
          <Button disabled={busy} onClick={renew}>
            {t('account.factor.renew')}
          </Button>
        </Kind>
      )}
      {begun && (
        <TotpDialog
          userId={userId}
          begun={begun}
          onClose={() => setBegun(null)}
          onDone={(fresh) => {
            setBegun(null);
            void changed(fresh);
          }}
        />
      )}
      {naming && <PasskeyDialog onClose={() => setNaming(false)} onName={addPasskey} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Part>
  );
}

function Kind({
  title,
  text,
  below,
  children,
}: {
  title: string;
  text: string;
  below?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Box borderTopWidth="1px" borderColor="line" paddingBlock="5">
      <Title as="h3" size={17}>
        {title}
      </Title>
      <Text size="quiet" marginTop="1">
        {text}
      </Text>
      {below}
      <Actions marginTop="3">{children}</Actions>
    </Box>
  );
}

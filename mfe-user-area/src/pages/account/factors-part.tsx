import type { Profile } from '@bussola/contract';
import { useStopFactorReset } from '@bussola/client';
import { canUsePasskeys } from '@bussola/client/passkey';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatTime } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { Actions, Box, Button, Notice, Text, Title } from '@bussola/ui/core';
import type { ReactNode } from 'react';
import { useAsyncAction } from '../../area/use-async-action.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { Part } from './part.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { PasskeyRows } from './passkey-rows.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { TotpDialog } from './totp-dialog.tsx';
import { useFactors } from './use-factors.ts';

interface Props {
  userId: string;
  profile: Profile;
}

/**
 * App of codes, passkeys, recovery codes: each added and removed once the person has proved to be
 * there.
 */
export function FactorsPart({ userId, profile: { secondFactor } }: Props) {
  const t = useT(userAreaNamespace);
  const { totp, passkeys, recoveryCodesLeft, mandatory } = secondFactor;
  const isOn = totp || passkeys.length > 0;
  const factors = useFactors(userId);
  const { busy } = factors;
  return (
    <Part
      id="secondo-fattore"
      title={t('account.factor.title')}
      lead={`${t(isOn ? 'account.factor.on' : 'account.factor.off')}${mandatory ? ` ${t('account.factor.mandatory')}` : ''}`}
    >
      {secondFactor.resetDue && <ResetDue userId={userId} until={secondFactor.resetDue} />}
      <Kind title={t('account.factor.app')} text={t('account.factor.appText')}>
        <AppOfCodes isOn={totp} factors={factors} />
      </Kind>
      <Kind
        title={t('account.factor.passkeys')}
        text={t('account.factor.passkeysText')}
        below={<PasskeyRows passkeys={passkeys} busy={busy} onRemove={factors.dropPasskey} />}
      >
        {canUsePasskeys() ? (
          <Button disabled={busy} onClick={() => factors.setNaming(true)}>
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
          <Button disabled={busy} onClick={factors.renewCodes}>
            {t('account.factor.renew')}
          </Button>
        </Kind>
      )}
      <FactorDialogs userId={userId} factors={factors} />
    </Part>
  );
}

/** Staff were asked to take the factors off: whoever did not ask stops it here. */
function ResetDue({ userId, until }: { userId: string; until: string }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { notify } = useShell();
  const { run, busy } = useAsyncAction();
  const { mutateAsync: stop } = useStopFactorReset(userId);
  return (
    <Box marginBottom="4">
      <Notice
        kind="warning"
        flat
        title={t('account.factor.resetTitle')}
        action={
          <Button
            busy={busy}
            onClick={() =>
              void run(async () => {
                await stop();
                notify({ kind: 'success', text: t('account.factor.resetStopped') });
              })
            }
          >
            {t('account.factor.resetStop')}
          </Button>
        }
      >
        {t('account.factor.resetText', {
          date: formatDate(until, language, 'long'),
          time: formatTime(until, language),
        })}
      </Notice>
    </Box>
  );
}

type Factors = ReturnType<typeof useFactors>;

function AppOfCodes({ isOn, factors }: { isOn: boolean; factors: Factors }) {
  const t = useT(userAreaNamespace);
  return isOn ? (
    <>
      <Text as="span" color="green" fontWeight="560">
        {t('account.factor.appOn')}
      </Text>
      <Button
        variant="tertiary"
        disabled={factors.busy}
        onClick={factors.dropApp}
        aria-label={`${t('account.factor.remove')}: ${t('account.factor.app')}`}
      >
        {t('account.factor.remove')}
      </Button>
    </>
  ) : (
    <Button busy={factors.busy} onClick={factors.addApp}>
      {t('account.factor.add')}
    </Button>
  );
}

/** What an action asks for or hands over: the code of the app, a name, the recovery codes. */
function FactorDialogs({ userId, factors }: { userId: string; factors: Factors }) {
  const { begun, naming, codes } = factors;
  return (
    <>
      {begun && (
        <TotpDialog
          userId={userId}
          begun={begun}
          onClose={() => factors.setBegun(null)}
          onDone={(fresh) => {
            factors.setBegun(null);
            void factors.changed(fresh);
          }}
        />
      )}
      {naming && (
        <PasskeyDialog onClose={() => factors.setNaming(false)} onName={factors.addPasskey} />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => factors.setCodes(null)} />}
    </>
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

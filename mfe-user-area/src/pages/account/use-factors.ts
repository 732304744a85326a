import type { ResponseOf } from '@bussola/contract';
import {
  useAddPasskey,
  useBeginPasskey,
  useBeginTotp,
  useNewRecoveryCodes,
  useRemovePasskey,
  useRemoveTotp,
} from '@bussola/client';
import { isCancelled, makePasskey } from '@bussola/client/passkey';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { useState } from 'react';
import { useAsyncAction } from '../../area/use-async-action.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

/** Adds and removes second factors, each once the person has proved to be there. */
export function useFactors(userId: string) {
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
      if (!isCancelled(error)) throw error;
      shell.notify({ kind: 'info', text: t('account.factor.cancelled') });
    }
  };
  const remove = (work: () => Promise<boolean>) =>
    void run(async () => {
      if (await proved(work)) await changed();
    });
  const renewCodes = () =>
    void run(async () => {
      const made = await proved(() => newCodes());
      if (made) await changed(made.recoveryCodes);
    });
  return {
    busy,
    begun,
    setBegun,
    naming,
    setNaming,
    codes,
    setCodes,
    changed,
    addApp,
    addPasskey,
    renewCodes,
    dropApp: () => remove(() => removeTotp()),
    dropPasskey: (passkeyId: string) => remove(() => removePasskey(passkeyId)),
  };
}

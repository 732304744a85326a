import type { ResponseOf } from '@bussola/contract';
import {
  asProblem,
  useAddPasskey,
  useBeginPasskey,
  useBeginTotp,
  useNewRecoveryCodes,
  useRemovePasskey,
  useRemoveTotp,
} from '@bussola/client';
import { forgetPasskey, isCancelled, isKnown, makePasskey } from '@bussola/client/passkey';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { useState } from 'react';
import { useAsyncAction } from '../../area/use-async-action.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

const isRefused = (error: unknown): boolean => {
  const status = asProblem(error)?.status ?? 0;
  return status >= 400 && status < 500;
};

/** What became of a passkey that was not added: none was made, or one may be on the device. */
function wordOf(error: unknown) {
  if (isCancelled(error)) return ['info', 'account.factor.cancelled'] as const;
  if (isKnown(error)) return ['info', 'account.factor.known'] as const;
  const isUnread = asProblem(error)?.code === 'PASSKEY_REFUSED';
  const isLeft = isUnread || isRefused(error);
  return ['error', isLeft ? 'account.factor.notKept' : 'account.factor.unsure'] as const;
}

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
    const { ticket, options } = challenge;
    const keep = async (passkey: Awaited<ReturnType<typeof makePasskey>>) => {
      try {
        return await add({ ticket, name, passkey });
      } catch (error) {
        // Without an answer the server may have kept it.
        if (isRefused(error)) await forgetPasskey(passkey, options);
        throw error;
      }
    };
    const kept = await makePasskey(options)
      .then(keep)
      .catch((error: unknown) => {
        const [kind, text] = wordOf(error);
        shell.notify({ kind, text: t(text) });
      });
    if (!kept) return;
    setNaming(false);
    await changed(kept.recoveryCodes);
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

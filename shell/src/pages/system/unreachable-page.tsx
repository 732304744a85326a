import { useState } from 'react';
import { asProblem } from '@bussola/client';
import { refreshSession } from '@bussola/client/session';
import { useCommonWords, useErrorText } from '@bussola/i18n';
import { Button, Icon, RetryIcon } from '@bussola/ui/core';
import { useAuthWords } from '../../auth/use-auth-words.ts';
import { useServerBack } from '../../portals/use-server-back.ts';
import { SystemPage } from './system-page.tsx';

/**
 * In the place of whatever page was asked for, while the server cannot say whether the session
 * still holds. Nobody is signed out for that.
 */
export default function UnreachablePage() {
  const authWords = useAuthWords();
  const common = useCommonWords();
  const errorText = useErrorText();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    setError(undefined);
    // An answer of either kind changes the session, and the page that was asked for comes, or the
    // sign-in.
    try {
      await refreshSession();
    } catch (failure) {
      setError(failure);
    }
    setBusy(false);
  };
  useServerBack(() => void again());
  return (
    <SystemPage title={authWords('unreachable.title')} lead={authWords('unreachable.lead')}>
      <Button
        variant="primary"
        size="big"
        icon={<Icon icon={RetryIcon} />}
        busy={busy}
        onClick={() => void again()}
      >
        {common('action.retry')}
      </Button>
      {error !== undefined && <span role="alert">{errorText(asProblem(error)?.code)}</span>}
    </SystemPage>
  );
}

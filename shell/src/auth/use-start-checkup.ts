import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asProblem } from '@bussola/client';
import { useErrorText, useLanguage } from '@bussola/i18n';
import { useSession } from '../boot/hooks.ts';
import { useLanding } from './use-landing.ts';
import { notify } from '../boot/notifications.ts';
import { startCheckup } from '../session/calls.ts';
import { signIn } from '../session/session.ts';

/** Opens a provisional account and goes to the checkup, or resumes one that was begun. */
export function useStartCheckup() {
  const navigate = useNavigate();
  const language = useLanguage();
  const errorText = useErrorText();
  const { user } = useSession();
  const landing = useLanding();
  const [busy, setBusy] = useState(false);
  const canResume = user?.state === 'provisional';

  const start = async () => {
    if (canResume) return navigate(landing(user));
    setBusy(true);
    try {
      const { session } = await startCheckup(language);
      await signIn(session);
      await navigate(landing(session.user));
    } catch (error) {
      notify({ kind: 'error', text: errorText(asProblem(error)?.code) });
    } finally {
      setBusy(false);
    }
  };
  return { start: () => void start(), busy, canResume };
}

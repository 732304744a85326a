import { useState } from 'react';
import type { Session } from '@bussola/contract';
import { asProblem } from '@bussola/client';
import { useErrorText, useLanguage } from '@bussola/i18n';
import { formatDate, formatList, formatTime } from '@bussola/i18n/format';
import { ActingBar, Button, chakra } from '@bussola/ui/core';
import { useAuthWords } from '../auth/use-auth-words.ts';
import { leaveArea } from '../session/session.ts';
import { notify } from './notifications.ts';
import { useSections } from './sections.ts';

type Acting = NonNullable<Session['acting']>;

/**
 * Who acts, in whose area, what may be done, until when, and the way out: always in sight
 * (product.md 1.4, 5.1).
 */
export function ActingStrip({
  acting: { via, name, areaName, scopes, hideAmounts, until },
}: {
  acting: Acting;
}) {
  const d = useAuthWords();
  const language = useLanguage();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const may = useSections()(scopes);
  const leave = async () => {
    setBusy(true);
    try {
      await leaveArea();
    } catch (error) {
      setBusy(false);
      notify({ kind: 'error', text: errorText(asProblem(error)?.code) });
    }
  };
  return (
    <ActingBar
      label={d('acting.label')}
      action={
        <Button busy={busy} onClick={() => void leave()}>
          {d('acting.leave')}
        </Button>
      }
    >
      <chakra.b>
        {via === 'placeholder'
          ? d('acting.placeholder', { name, area: areaName })
          : d('acting.grant', { name, area: areaName })}
      </chakra.b>{' '}
      {scopes.length > 0 && d('acting.may', { sections: formatList(may, language) })}
      {hideAmounts && ` ${d('acting.hidden')}`}{' '}
      {d('acting.until', { date: formatDate(until, language), time: formatTime(until, language) })}
    </ActingBar>
  );
}

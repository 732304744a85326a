import { useState } from 'react';
import type { Session } from '@bussola/contract';
import { asProblem } from '@bussola/client';
import { useErrorText, useLanguage } from '@bussola/i18n';
import { formatDate, formatList, formatTime } from '@bussola/i18n/format';
import { ActingBar, Button, chakra, Icon, SignOutIcon } from '@bussola/ui/core';
import { useAuthWords } from '../auth/use-auth-words.ts';
import { leaveArea } from '../session/session.ts';
import { notify } from '../boot/notifications.ts';
import { useSections } from './sections.ts';

type Acting = NonNullable<Session['acting']>;

/**
 * Who acts, in whose area, what may be done, until when, and the way out: always in sight.
 */
export function ActingStrip({
  acting: { via, name, areaName, scopes, hideAmounts, until },
}: {
  acting: Acting;
}) {
  const authWords = useAuthWords();
  const language = useLanguage();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const may = useSections()(scopes);
  const mayWrite = scopes.some((scope) => scope.endsWith(':write'));
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
      label={authWords('acting.label')}
      action={
        <Button
          busy={busy}
          icon={<Icon icon={SignOutIcon} size={18} />}
          onClick={() => void leave()}
          aria-label={authWords('acting.leave')}
          bg="transparent"
          borderColor="on-acting"
          color="on-acting"
          _hover={{ bg: 'transparent', borderColor: 'on-acting', textDecoration: 'underline' }}
        >
          {authWords('acting.leaveShort')}
        </Button>
      }
    >
      <chakra.b>
        {authWords(via === 'placeholder' ? 'acting.placeholder' : 'acting.grant', {
          area: areaName,
        })}
      </chakra.b>{' '}
      <span>{authWords('acting.as', { name })}</span>{' '}
      {scopes.length > 0 && (
        <>
          {/* Phones have room for what counts most: whether anything can be changed. */}
          <chakra.span hideFrom="md">
            {authWords(mayWrite ? 'acting.mayWrite' : 'acting.readOnly')}
          </chakra.span>
          <chakra.span hideBelow="md">
            {authWords('acting.may', { sections: formatList(may, language) })}
          </chakra.span>{' '}
          <span>{authWords('acting.reserved')}</span>
        </>
      )}
      {hideAmounts && <span>{` ${authWords('acting.hidden')}`}</span>}{' '}
      <span>
        {authWords('acting.until', {
          date: formatDate(until, language),
          time: formatTime(until, language),
        })}
      </span>
    </ActingBar>
  );
}

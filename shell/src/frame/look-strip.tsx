import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Session } from '@bussola/contract';
import { LOOK_PAGE } from '@bussola/contract/limits';
import { asProblem } from '@bussola/client';
import { useErrorText, useT } from '@bussola/i18n';
import { chakra } from '@bussola/ui/core';
import { notify } from '../boot/notifications.ts';
import { lookNamespace } from '../locales/look-namespace.ts';
import { noteLookPage } from '../session/calls.ts';
import { leaveArea } from '../session/session.ts';
import { LookBar } from './look-bar.tsx';

type Acting = NonNullable<Session['acting']>;

/** The bar of whoever of the staff looks with the client, who reads each page in the log. */
export function LookStrip({
  acting: { areaName, until },
  userId,
}: {
  acting: Acting;
  /** Of the area. */ userId: string;
}) {
  const t = useT(lookNamespace);
  const errorText = useErrorText();
  const { pathname } = useLocation();
  const [busy, setBusy] = useState(false);
  const page = pathname.replace(/\/+$/, '');
  useEffect(() => {
    if (!LOOK_PAGE.test(page)) return;
    noteLookPage(userId, page).catch(() => {
      /* The server writes down by itself what the page reads. */
    });
  }, [userId, page]);
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
    <LookBar until={until} busy={busy} onClose={() => void leave()}>
      <chakra.b display={{ base: 'block', md: 'inline' }}>
        {t('bar.area', { area: areaName })}
      </chakra.b>{' '}
      <span>{t('bar.together')}</span>
    </LookBar>
  );
}

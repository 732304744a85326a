import { useT } from '@bussola/i18n';
import { TabLink, TabRow } from '@bussola/ui/core';
import { useEffect, useRef } from 'react';
import { clienteNamespace } from '../../locales/cliente-namespace.ts';
import { TABS } from './tabs.ts';
import type { Tab } from './tabs.ts';

/** The tabs of a client. Each is an address of its own; on phones the row is pushed sideways. */
export function TabBar({ clientId, current }: { clientId: string; current: Tab }) {
  const t = useT(clienteNamespace);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = bar.current?.querySelector<HTMLElement>('[aria-current]');
    // Not `scrollIntoView`: it would move the page too.
    if (bar.current && shown)
      bar.current.scrollLeft = shown.offsetLeft - bar.current.offsetLeft - 24;
  }, [current]);
  return (
    <TabRow ref={bar} aria-label={t('tabs.label')} data-print="hidden">
      {TABS.map((tab) => (
        <TabLink
          key={tab}
          href={`/admin/cliente?id=${clientId}&tab=${tab}`}
          {...(tab === current ? { 'aria-current': 'page' } : {})}
        >
          {t(`tabs.${tab}`)}
        </TabLink>
      ))}
    </TabRow>
  );
}

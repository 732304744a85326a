import { useT } from '@bussola/i18n';
import { chakra, UiLink } from '@bussola/ui/core';
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
    <Bar ref={bar} aria-label={t('tabs.label')} data-print="hidden">
      {TABS.map((tab) => (
        <TabLink
          key={tab}
          href={`/admin/cliente?id=${clientId}&tab=${tab}`}
          {...(tab === current ? { 'aria-current': 'page' } : {})}
        >
          {t(`tabs.${tab}`)}
        </TabLink>
      ))}
    </Bar>
  );
}

const Bar = chakra('nav', {
  base: {
    display: 'flex',
    gap: '26px',
    overflowX: 'auto',
    marginTop: '6',
    borderBottomWidth: '1px',
    borderColor: 'line',
    scrollbarWidth: 'none',
  },
});
const TabLink = chakra(UiLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '48px',
    flex: 'none',
    color: 'text-2',
    fontSize: 't15',
    fontWeight: 540,
    textDecoration: 'none',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    // Inside the row, which cuts what stands out of it.
    _focusVisible: { outlineOffset: '-3px' },
    '&[aria-current]': { color: 'ink', fontWeight: 620, borderColor: 'ink' },
  },
});

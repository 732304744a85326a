import { adminQueries, closeClient } from '@bussola/client';
import type { ClientCard } from '@bussola/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Behind } from './tabs.ts';

export interface OpenTabs {
  /** In milliseconds since 1970; undefined while it is covered. */
  until: (tab: Behind) => number | undefined;
  cover: () => void;
}

/**
 * What a reason opened, until its time is over or the client is left: then the server is told, and
 * what was read is gone from memory.
 * @param since when the card was read, from which its seconds count
 */
export function useOpenTabs(
  clientId: string,
  aperto: ClientCard['aperto'] | undefined,
  since: number,
): OpenTabs {
  const queryClient = useQueryClient();
  const [now, setNow] = useState(() => Date.now());
  const ends = (aperto ?? []).map(({ tab, openSeconds }) => ({
    tab,
    end: since + openSeconds * 1000,
  }));
  // What was read after the last tick is open from now on.
  const at = Math.max(now, since);
  const open = ends.filter(({ end }) => end > at);
  const next = open.length > 0 ? Math.min(...open.map(({ end }) => end)) : undefined;
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [next]);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = next !== undefined;
  }, [next]);
  useEffect(
    () => () => {
      if (isOpen.current) void closeClient(clientId).catch(() => undefined);
    },
    [clientId],
  );
  return {
    until: (tab) => open.find((one) => one.tab === tab)?.end,
    cover: () => {
      queryClient.setQueryData(
        adminQueries.client(clientId).queryKey,
        (before) => before && { ...before, aperto: [] },
      );
      void closeClient(clientId).catch(() => undefined);
    },
  };
}

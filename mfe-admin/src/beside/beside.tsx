import { lazy, Suspense, useEffect, useState } from 'react';
import { useShell } from '@bussola/portal';
import { adminQueries } from '@bussola/client';
import { useQuery } from '@tanstack/react-query';

const loadPalette = async () => ({
  default: (await import(/* webpackChunkName: "palette" */ './palette.tsx')).Palette,
});
const Palette = lazy(loadPalette);

/** Beside every page of the administration: its search, and how much waits for somebody. */
export function Beside() {
  const { setSearch } = useShell();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    setSearch(() => setOpen(true));
    return () => setSearch(null);
  }, [setSearch]);
  useEffect(() => {
    // Preload. `lazy` reports a failure.
    loadPalette().catch(() => undefined);
  }, []);
  useWaiting();
  return isOpen ? (
    <Suspense fallback={null}>
      <Palette onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}

function useWaiting(): void {
  const { setBadge } = useShell();
  const { data } = useQuery(adminQueries.overview());
  useEffect(() => {
    if (!data) return;
    const { people, releases, letters, requests } = data.waiting;
    setBadge('people', people);
    setBadge('releases', releases ?? 0);
    setBadge('letters', letters ?? 0);
    setBadge('requests', requests);
  }, [data, setBadge]);
}

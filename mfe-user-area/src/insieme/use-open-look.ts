import { lookQueries } from '@bussola/client';
import type { OwnLook } from '@bussola/contract';
import { useShell } from '@bussola/portal';
import { useQuery } from '@tanstack/react-query';

/** Who of the staff looks with the client now. The bar of the shell asks; this page follows it. */
export function useOpenLook(): OwnLook | null {
  const { session } = useShell();
  const { data } = useQuery({
    ...lookQueries.own(session.user.id),
    enabled: !session.isActing && session.user.role === 'User',
    refetchInterval: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
  return data?.look?.state === 'open' ? data.look : null;
}

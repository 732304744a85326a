import { createContext, useCallback, useContext } from 'react';
import type { User } from '@bussola/contract';
import type { PortalDescriptor } from '@bussola/portal';
import { toVisitor } from '../session/visitor.ts';
import { isBackOffice } from '../boot/host.ts';
import { forBackOffice } from '../guards/back-office.ts';
import { accountPath, afterArea, landing } from '../guards/decide.ts';
import type { Visitor } from '../guards/decide.ts';

/** What every portal says of itself: where one lands depends on whose session comes. */
export const PortalsContext = createContext<readonly PortalDescriptor[]>([]);

/** The portals of this page: all of the site, or what the back office has of them. */
export const portalsHere = (
  listed: readonly PortalDescriptor[],
  isActing: boolean,
): readonly PortalDescriptor[] => (isBackOffice() ? forBackOffice(listed, isActing) : listed);

/** @returns where a person begins, once signed in */
export function useLanding(): (
  user: User,
  limitedTo?: Visitor['limitedTo'],
  isActing?: boolean,
) => string {
  const portals = useContext(PortalsContext);
  return useCallback(
    (user, limitedTo = null, isActing = false) =>
      landing(toVisitor(user, limitedTo, isActing), portalsHere(portals, isActing)),
    [portals],
  );
}

/** @returns where a partner finds the areas that others have opened to them */
export function useAreasHeld(user: User | null): string {
  const portals = useContext(PortalsContext);
  return user
    ? afterArea({ via: 'grant' }, toVisitor(user), portalsHere(portals, false))
    : '/user/login';
}

export const useAccountPath = (): string => accountPath(useContext(PortalsContext));

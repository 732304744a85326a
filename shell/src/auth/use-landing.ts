import { createContext, useCallback, useContext } from 'react';
import type { User } from '@bussola/contract';
import type { PortalDescriptor } from '@bussola/portal';
import { toVisitor } from '../session/visitor.ts';
import { accountPath, afterArea, landing } from '../guards/decide.ts';
import type { Visitor } from '../guards/decide.ts';

/** What the portals of this page say of themselves. */
export const PortalsContext = createContext<readonly PortalDescriptor[]>([]);

/** @returns where a person begins, once signed in */
export function useLanding(): (
  user: User,
  limitedTo?: Visitor['limitedTo'],
  isActing?: boolean,
) => string {
  const portals = useContext(PortalsContext);
  return useCallback(
    (user, limitedTo = null, isActing = false) =>
      landing(toVisitor(user, limitedTo, isActing), portals),
    [portals],
  );
}

/** @returns where a partner finds the areas that others have opened to them */
export function useAreasHeld(user: User | null): string {
  const portals = useContext(PortalsContext);
  return user ? afterArea('grant', toVisitor(user), portals) : '/user/login';
}

export const useAccountPath = (): string => accountPath(useContext(PortalsContext));

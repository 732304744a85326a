import type { ReactNode } from 'react';
import { UiProvider } from '@bussola/ui/core';
import { usePreferences } from '../boot/hooks.ts';
import { RouterLink } from '../boot/router-link.tsx';
import { cspNonce } from '../boot/start-data.ts';
import { usePriceDecimals } from './use-price-decimals.ts';

/**
 * Theme, direction, hidden amounts, digits of prices and the router's link for everything drawn,
 * portals included.
 */
export function StyledRoot({ children }: { children: ReactNode }) {
  const { theme, direction, amountsHidden } = usePreferences();
  const nonce = cspNonce();
  const priceDecimals = usePriceDecimals();
  return (
    <UiProvider
      {...(nonce === undefined ? {} : { nonce })}
      theme={theme}
      dir={direction}
      hideAmounts={amountsHidden}
      priceDecimals={priceDecimals}
      link={RouterLink}
    >
      {children}
    </UiProvider>
  );
}

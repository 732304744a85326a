import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { MoneyContext } from './money.tsx';
import { system } from './system.ts';
import { LinkContext, type LinkComponent } from './ui-link.tsx';

export type Theme = 'light' | 'dark' | 'system';
export type Direction = 'ltr' | 'rtl';

export interface UiProviderProps {
  /** Of the page's Content-Security-Policy: style elements carry it. */
  nonce?: string;
  theme?: Theme;
  dir?: Direction;
  /** Privacy mode: every amount is covered. */
  hideAmounts?: boolean;
  /** Digits after the comma of prices, taxes and typed sums. */
  priceDecimals?: number;
  link?: LinkComponent;
  children: ReactNode;
}

/** Styles, theme, reading direction and the router's link for everything below it. One a page. */
export function UiProvider({
  nonce,
  theme = 'system',
  dir = 'ltr',
  hideAmounts = false,
  priceDecimals = 0,
  link,
  children,
}: UiProviderProps) {
  const [cache] = useState(() => createCache({ key: 'b', ...(nonce ? { nonce } : {}) }));
  const money = useMemo(
    () => ({ hidden: hideAmounts, priceDecimals }),
    [hideAmounts, priceDecimals],
  );
  useTheme(theme);
  useLayoutEffect(() => {
    document.documentElement.dir = dir;
  }, [dir]);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <LinkContext value={link ?? null}>
          <MoneyContext value={money}>{children}</MoneyContext>
        </LinkContext>
      </ChakraProvider>
    </CacheProvider>
  );
}

/**
 * Keeps the class of the page's root in step with the preference, and with the machine when it
 * decides.
 */
function useTheme(theme: Theme) {
  useLayoutEffect(() => {
    const machine =
      typeof window.matchMedia === 'function'
        ? window.matchMedia('(prefers-color-scheme: dark)')
        : undefined;
    const apply = () => {
      const isDark = theme === 'dark' || (theme === 'system' && machine?.matches === true);
      document.documentElement.classList.toggle('dark', isDark);
      document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
    };
    // Paper is white: light letters on it would not be read.
    const onPaper = () => document.documentElement.classList.remove('dark');
    apply();
    const watched = theme === 'system' ? machine : undefined;
    watched?.addEventListener('change', apply);
    window.addEventListener('beforeprint', onPaper);
    window.addEventListener('afterprint', apply);
    return () => {
      watched?.removeEventListener('change', apply);
      window.removeEventListener('beforeprint', onPaper);
      window.removeEventListener('afterprint', apply);
    };
  }, [theme]);
}

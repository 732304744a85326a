import { use } from 'react';
import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { getQueryClient } from '../boot/query-client.ts';

export function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={use(getQueryClient())}>{children}</QueryClientProvider>;
}

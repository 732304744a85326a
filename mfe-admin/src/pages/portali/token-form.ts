import type { ResponseOf } from '@bussola/contract';
import { PLAIN_LINE } from '@bussola/domain/plain-line';

export type PublishToken = ResponseOf<'portalStatus'>['tokens'][number];
/** What is asked of a publish key before it is made. */
export interface TokenForm {
  name: string;
  /** Null: every portal, also those that will come. */ portals: readonly string[] | null;
  days: '30' | '90' | '180' | '365';
}

export function tokenErrors({ name, portals }: TokenForm): {
  name?: 'name' | 'chars';
  portals?: 'portals';
} {
  const trimmed = name.trim();
  return {
    ...(trimmed === ''
      ? { name: 'name' as const }
      : PLAIN_LINE.test(trimmed)
        ? {}
        : { name: 'chars' as const }),
    ...(portals?.length === 0 ? { portals: 'portals' as const } : {}),
  };
}

import { adminQueries } from '@bussola/client';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useQuery } from '@tanstack/react-query';
import { adminNamespace } from '../locales/admin-namespace.ts';

export interface Names {
  /** Who it was: a name, or words for somebody who is no longer there. */
  of: (id: string | null) => string;
  /** SuperAdmins who can come in. */
  supers: readonly { id: string; name: string }[];
  ownId: string;
}

/** The people who work on releases, by name. */
export function useNames(): Names {
  const t = useT(adminNamespace);
  const { session } = useShell();
  const { data } = useQuery(adminQueries.admins());
  const rows = data?.rows ?? [];
  const nameOf = ({ firstName, lastName }: (typeof rows)[number]) =>
    `${firstName} ${lastName}`.trim();
  return {
    of: (id) => {
      if (id === null) return t('costanti.vita.shipped');
      const found = rows.find((row) => row.id === id);
      return found ? nameOf(found) : t('costanti.vita.gone');
    },
    supers: rows
      .filter(({ role, state }) => role === 'SuperAdmin' && state === 'active')
      .map((row) => ({ id: row.id, name: nameOf(row) })),
    ownId: session.user.id,
  };
}

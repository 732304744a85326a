import { adminQueries } from '@bussola/client';
import type { ClientRow, StaffRow } from '@bussola/contract';
import { paroleComune } from '@bussola/domain/nome-comune';
import { useLanguage, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { SearchPalette } from '@bussola/ui/forms';
import type { PaletteOption } from '@bussola/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminNamespace } from '../locales/admin-namespace.ts';
import { PAGES } from '../pages.ts';

const SEARCH_AFTER_MS = 150;
const SHOWN = 6;
/** Fewer begin too many words for the server to look. */
const LETTERS = 3;

/** People, advisers, pages and things to do, by the beginnings of their words. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useT(adminNamespace);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const asked = useLater(typed.trim());
  const clients = useQuery({
    ...adminQueries.clients({ search: asked, sort: 'name', direction: 'asc', pageSize: SHOWN }),
    enabled: asked.length >= LETTERS,
  });
  const advisers = useQuery(adminQueries.consulenti());
  const found =
    typed.trim().length >= LETTERS && asked.length >= LETTERS ? (clients.data?.rows ?? []) : [];
  const matching = useMatching(typed);
  return (
    <SearchPalette
      title={t('palette.title')}
      placeholder={t('palette.placeholder')}
      typed={typed}
      onType={setTyped}
      isSearching={clients.isFetching}
      groups={[
        {
          label: t('palette.clients'),
          options: found.filter(({ state }) => state !== 'to-verify').map(toClient),
        },
        {
          label: t('palette.advisers'),
          options: matching((advisers.data?.rows ?? []).map(toAdviser)),
        },
        { label: t('palette.pages'), options: matching(usePages()) },
      ]}
      onChoose={({ href }) => {
        onClose();
        void navigate(href);
      }}
      onClose={onClose}
    />
  );
}

const toClient = ({
  userId,
  firstName,
  lastName,
  email,
  comune,
  consulente,
}: ClientRow): PaletteOption => ({
  key: `client-${userId}`,
  label: [lastName, firstName].filter(Boolean).join(', ') || email,
  note: [comune, consulente, email].filter(Boolean).join(' · '),
  href: `/admin/cliente?id=${userId}`,
});

/** Who is only invited has no page yet. */
const toAdviser = ({ id, firstName, lastName, email, state }: StaffRow): PaletteOption => ({
  key: `adviser-${id}`,
  label: `${firstName} ${lastName}`,
  note: email,
  href:
    state === 'invited' || state === 'expired' ? '/admin/consulenti' : `/admin/consulente?id=${id}`,
});

/** Pages of this portal that the person may open. */
function usePages(): PaletteOption[] {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const { user } = useShell().session;
  const pages = PAGES.filter(
    ({ menu, roles }) => menu && (!roles || roles.some((role) => role === user.role)),
  ).map(({ path, label }) => ({ key: path, label: label[language], href: path }));
  return [
    ...pages,
    { key: 'new-reds', label: t('palette.newReds'), href: '/admin/clienti?rossi=new' },
    { key: 'no-adviser', label: t('palette.noAdviser'), href: '/admin/clienti?consulente=none' },
  ];
}

/** Before anything is typed, everything is there. */
const useMatching =
  (typed: string) =>
  (options: readonly PaletteOption[]): PaletteOption[] => {
    const words = paroleComune(typed);
    return options
      .filter(({ label, note = '' }) => {
        const said = paroleComune(`${label} ${note}`);
        return words.every((word) => said.some((one) => one.startsWith(word)));
      })
      .slice(0, words.length === 0 ? undefined : SHOWN);
  };

/** The text after a short pause. */
function useLater(text: string): string {
  const [later, setLater] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return later;
}

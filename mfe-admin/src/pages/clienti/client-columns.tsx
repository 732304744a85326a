import type { ClientRow } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { chakra, LevelMark, TextLink, VisuallyHidden } from '@bussola/ui/core';
import type { Column } from '@bussola/ui/results';
import { adminNamespace } from '../../locales/admin-namespace.ts';

/**
 * The columns of the list: who, how many, how far the checkup is, levels, adviser, dates. No
 * amounts.
 */
export function useClientColumns(): readonly Column<ClientRow>[] {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const day = (moment: string) => formatDate(moment, language);
  return [
    { key: 'name', label: t('clienti.name'), sortable: true, render: (row) => <Name row={row} /> },
    {
      key: 'membri',
      label: t('clienti.membri'),
      sortable: true,
      numeric: true,
      render: ({ membri }) => membri,
    },
    {
      key: 'checkup',
      label: t('clienti.checkup'),
      onCard: true,
      render: ({ checkup }) => <CheckupState state={checkup} />,
    },
    {
      key: 'reds',
      label: t('clienti.levels'),
      sortable: true,
      onCard: true,
      render: (row) => <Levels row={row} />,
    },
    {
      key: 'consulente',
      label: t('clienti.consulente'),
      render: ({ consulente }) => consulente ?? <Faint>{t('clienti.noConsulente')}</Faint>,
    },
    {
      key: 'lastLogin',
      label: t('clienti.lastLogin'),
      sortable: true,
      render: ({ lastLoginAt }) =>
        lastLoginAt ? day(lastLoginAt) : <Faint>{t('clienti.never')}</Faint>,
    },
    {
      key: 'updatedAt',
      label: t('clienti.updated'),
      sortable: true,
      render: ({ updatedAt }) => day(updatedAt),
    },
  ];
}

const Faint = chakra('span', { base: { color: 'text-2', fontSize: 't13' } });

function Name({
  row: { userId, firstName, lastName, email, comune, kind, state },
}: {
  row: ClientRow;
}) {
  const t = useT(adminNamespace);
  const name = [lastName, firstName]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
  return (
    <chakra.span display="block" maxWidth="320px" overflowWrap="anywhere">
      {kind === 'staff' || state === 'to-verify' ? (
        <span>{name || t('clienti.noName')}</span>
      ) : (
        <TextLink quiet href={`/admin/cliente?id=${userId}`}>
          {name || t('clienti.noName')}
        </TextLink>
      )}
      {state === 'to-verify' && <Faint fontWeight="400">{` · ${t('clienti.toConfirm')}`}</Faint>}
      {state === 'disabled' && (
        <Faint fontWeight="400">{` · ${t('gestione.account.disabledShort')}`}</Faint>
      )}
      <chakra.span display="block" textStyle="quiet" fontWeight="400">
        {[email, comune].filter(Boolean).join(' · ')}
      </chakra.span>
    </chakra.span>
  );
}

/** Full, half or empty: the shape says it too. */
function CheckupState({ state }: { state: ClientRow['checkup'] }) {
  const t = useT(adminNamespace);
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" fontSize="t13">
      <chakra.svg
        width="10px"
        height="10px"
        viewBox="0 0 10 10"
        aria-hidden="true"
        focusable="false"
        color="ink"
        flex="none"
      >
        <circle
          cx="5"
          cy="5"
          r="4"
          fill={state === 'completed' ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.5"
        />
        {state === 'started' && <path d="M5 1a4 4 0 0 0 0 8z" fill="currentColor" />}
      </chakra.svg>
      <span>{t(`clienti.state.${state}`)}</span>
    </chakra.span>
  );
}

function Levels({ row: { levels, newRedOn } }: { row: ClientRow }) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  if (!levels) return <Faint>{t('clienti.noLevels')}</Faint>;
  return (
    <chakra.span display="inline-grid" gap="0.5">
      <VisuallyHidden>
        {t('clienti.levelsOf', { red: levels.red, yellow: levels.yellow, green: levels.green })}
      </VisuallyHidden>
      <chakra.span display="inline-flex" gap={{ base: '14px', md: '8px', lg: '14px' }}>
        {(['red', 'yellow', 'green'] as const).map((level) => (
          <chakra.span
            key={level}
            aria-hidden="true"
            display="inline-flex"
            alignItems="center"
            gap={{ base: '6px', md: '4px', lg: '6px' }}
            textStyle="figure"
            fontWeight="580"
            opacity={levels[level] === 0 ? 0.5 : 1}
          >
            <LevelMark level={level} />
            <span>{levels[level]}</span>
          </chakra.span>
        ))}
      </chakra.span>
      {newRedOn && <Faint>{t('clienti.newRed', { day: formatDate(newRedOn, language) })}</Faint>}
    </chakra.span>
  );
}

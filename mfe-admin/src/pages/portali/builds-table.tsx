import type { PortalStatus } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { Box, Button, chakra } from '@bussola/ui/core';
import { DataTable } from '@bussola/ui/results';
import type { Column } from '@bussola/ui/results';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import type { PortalAction } from './action-dialog.tsx';
import { usePortalWords } from './portal-words.ts';

type Build = PortalStatus['builds'][number];

interface Props {
  portal: PortalStatus;
  title: string;
  onAsk: (action: PortalAction) => void;
}

/** All builds of a portal, with their channel, compatibility and errors. */
export function BuildsTable({ portal, title, onAsk }: Props) {
  const t = useT(adminNamespace);
  const columns = [
    ...useBuildColumns(portal),
    ...useHealthColumns(portal),
    ...useActionColumns({ portal, title, onAsk }),
  ];
  return (
    <DataTable
      caption={t('portali.caption', { title })}
      columns={columns}
      rows={portal.builds}
      rowKey={({ buildId }) => buildId}
    />
  );
}

/** What it is and where it is in force. */
function useBuildColumns({ state }: PortalStatus): Column<Build>[] {
  const t = useT(adminNamespace);
  const where = ({ buildId, state: is }: Build) =>
    buildId === state.stable
      ? t('portali.stable')
      : buildId === state.canary
        ? t('portali.canary')
        : t(`portali.state.${is}`);
  return [
    {
      key: 'build',
      label: t('portali.build'),
      render: ({ buildId, version }) => (
        <chakra.span overflowWrap="anywhere">
          <span>{version}</span>
          <Faint>{buildId}</Faint>
        </chakra.span>
      ),
    },
    { key: 'channel', label: t('portali.channel'), onCard: true, render: where },
    {
      key: 'contract',
      label: t('portali.contract'),
      render: ({ contract, fits }) => (
        <chakra.span color={fits ? undefined : 'red'}>
          {t(fits ? 'portali.fits' : 'portali.misfits', { contract })}
        </chakra.span>
      ),
    },
  ];
}

/** How it fared with those who loaded it. */
function useHealthColumns({ health }: PortalStatus): Column<Build>[] {
  const t = useT(adminNamespace);
  const { rate, number } = usePortalWords();
  const of = (buildId: string) => health.find((one) => one.buildId === buildId);
  return [
    {
      key: 'loads',
      label: t('portali.loadsShort'),
      numeric: true,
      render: ({ buildId }) => number(of(buildId)?.loads ?? 0),
    },
    {
      key: 'errors',
      label: t('portali.errorRate'),
      numeric: true,
      onCard: true,
      render: ({ buildId }) => rate(of(buildId)?.errorRate ?? null),
    },
    {
      key: 'p75',
      label: t('portali.p75Short'),
      numeric: true,
      render: ({ buildId }) => {
        const p75Ms = of(buildId)?.p75Ms;
        return p75Ms === null || p75Ms === undefined ? '–' : `${number(p75Ms)}\u00A0ms`;
      },
    },
    {
      key: 'fallbacks',
      label: t('portali.fallbacksShort'),
      numeric: true,
      render: ({ buildId }) => of(buildId)?.fallbacks ?? 0,
    },
  ];
}

function useActionColumns({ portal: { name, state }, title, onAsk }: Props): Column<Build>[] {
  const t = useT(adminNamespace);
  const language = useLanguage();
  return [
    {
      key: 'published',
      label: t('portali.published'),
      render: ({ publishedAt }) => formatDate(publishedAt, language),
    },
    {
      key: 'act',
      label: t('portali.actions'),
      render: ({ buildId, state: is, fits }) =>
        is === 'available' && (
          <Box display="flex" flexWrap="wrap" gap="1">
            {fits && buildId !== state.stable && (
              <Button
                variant="tertiary"
                aria-label={t('portali.tryOf', { build: buildId })}
                onClick={() => onAsk({ portal: name, title, kind: 'tryIt', buildId })}
              >
                {t('portali.tryIt')}
              </Button>
            )}
            <Button
              variant="tertiary"
              color="red"
              aria-label={t('portali.killOf', { build: buildId })}
              onClick={() => onAsk({ portal: name, title, kind: 'kill', buildId })}
            >
              {t('portali.kill')}
            </Button>
          </Box>
        ),
    },
  ];
}

const Faint = chakra('span', {
  base: { display: 'block', color: 'text-2', fontSize: 't13', fontWeight: 400 },
});

import type { PortalStatus } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatList } from '@bussola/i18n/format';
import {
  Actions,
  Box,
  Button,
  chakra,
  DisclosureList,
  Icon,
  PlusIcon,
  Question,
  Section,
  SectionHead,
  Text,
} from '@bussola/ui/core';
import { DataTable } from '@bussola/ui/results';
import type { Column } from '@bussola/ui/results';
import { useState } from 'react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { RevokeTokenDialog } from './revoke-token-dialog.tsx';
import type { PublishToken } from './token-form.ts';

interface Props {
  tokens: readonly PublishToken[];
  portals: readonly PortalStatus[];
  /** As the server's moments. */ now: string;
}
type Open = { kind: 'make' } | { kind: 'revoke'; token: PublishToken } | null;

/** Which teams may publish, what and until when. The key itself is shown once, when it is made. */
export function TokensPart({ tokens, portals, now }: Props) {
  const t = useT(adminNamespace);
  const [open, setOpen] = useState<Open>(null);
  const isGood = ({ revokedAt, expiresAt }: PublishToken) => revokedAt === null && expiresAt > now;
  const good = tokens.filter(isGood);
  const past = tokens.filter((token) => !isGood(token));
  const columns = useTokenColumns(portals, (token) => setOpen({ kind: 'revoke', token }));
  return (
    <Section aria-labelledby="portal-tokens">
      <SectionHead>
        <Question id="portal-tokens">{t('portali.tokens.title')}</Question>
      </SectionHead>
      <Text color="text-2" maxWidth="68ch" marginBottom="4">
        {t('portali.tokens.lead')}
      </Text>
      {good.length === 0 ? (
        <Text>{t('portali.tokens.none')}</Text>
      ) : (
        <DataTable
          caption={t('portali.tokens.title')}
          columns={columns}
          rows={good}
          rowKey={({ id }) => id}
        />
      )}
      <Actions marginTop="5">
        <Button icon={<Icon icon={PlusIcon} />} onClick={() => setOpen({ kind: 'make' })}>
          {t('portali.tokens.make')}
        </Button>
      </Actions>
      {past.length > 0 && <PastTokens tokens={past} />}
      {open?.kind === 'make' && <NewTokenDialog portals={portals} onClose={() => setOpen(null)} />}
      {open?.kind === 'revoke' && (
        <RevokeTokenDialog token={open.token} onClose={() => setOpen(null)} />
      )}
    </Section>
  );
}

function useTokenColumns(
  portals: readonly PortalStatus[],
  onRevoke: (token: PublishToken) => void,
): Column<PublishToken>[] {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const day = (moment: string) => formatDate(moment, language);
  const titleOf = (portal: string) =>
    portals.find(({ name }) => name === portal)?.title[language] ?? portal;
  const whoMade = ({ createdBy }: PublishToken) => createdBy ?? t('portali.tokens.onServer');
  return [
    {
      key: 'name',
      label: t('portali.tokens.name'),
      render: ({ name }) => (
        <chakra.span display="block" maxWidth="260px" overflowWrap="anywhere">
          {name}
        </chakra.span>
      ),
    },
    {
      key: 'portals',
      label: t('portali.tokens.portals'),
      onCard: true,
      render: ({ portals: some }) =>
        some === 'every' ? t('portali.tokens.every') : formatList(some.map(titleOf), language),
    },
    {
      key: 'until',
      label: t('portali.tokens.until'),
      onCard: true,
      render: ({ expiresAt }) => day(expiresAt),
    },
    {
      key: 'made',
      label: t('portali.tokens.made'),
      render: (token) =>
        t('portali.tokens.madeBy', { date: day(token.createdAt), author: whoMade(token) }),
    },
    {
      key: 'used',
      label: t('portali.tokens.used'),
      render: ({ lastUsedAt }) =>
        lastUsedAt === null ? t('portali.tokens.never') : day(lastUsedAt),
    },
    {
      key: 'act',
      label: t('portali.actions'),
      render: (token) => (
        <Button
          variant="tertiary"
          color="red"
          paddingInline="0"
          aria-label={t('portali.tokens.revokeOf', { name: token.name })}
          onClick={() => onRevoke(token)}
        >
          {t('portali.tokens.revoke')}
        </Button>
      ),
    },
  ];
}

/** Those that ran out or were revoked. */
function PastTokens({ tokens }: { tokens: readonly PublishToken[] }) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  return (
    <Box marginTop="5">
      <DisclosureList
        items={[
          {
            id: 'past-tokens',
            title: t('portali.tokens.past'),
            end: (
              <chakra.span color="text-2" fontSize="t13" fontWeight="400">
                {tokens.length}
              </chakra.span>
            ),
            children: (
              <Box as="ul" listStyleType="none" display="grid" gap="2">
                {tokens.map(({ id, name, revokedAt, expiresAt }) => (
                  <li key={id}>
                    <Text overflowWrap="anywhere">
                      {revokedAt === null
                        ? t('portali.tokens.expired', {
                            name,
                            date: formatDate(expiresAt, language, 'long'),
                          })
                        : t('portali.tokens.revoked', {
                            name,
                            date: formatDate(revokedAt, language, 'long'),
                          })}
                    </Text>
                  </li>
                ))}
              </Box>
            ),
          },
        ]}
      />
    </Box>
  );
}

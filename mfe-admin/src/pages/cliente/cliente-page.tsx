import { adminQueries, asProblem } from '@bussola/client';
import type { ClientCard } from '@bussola/contract';
import { naturaDi, NOMI_SOLUZIONI } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { StepUp } from '@bussola/step-up';
import {
  Actions,
  Box,
  Button,
  EyeIcon,
  EyeOffIcon,
  FactList,
  Icon,
  LinkButton,
  LoadFailed,
  LockIcon,
  Notice,
  PageHead,
  Question,
  Section,
  SectionHead,
  Skeleton,
  Text,
} from '@bussola/ui/core';
import { BigAmount, LevelRows } from '@bussola/ui/results';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { AccountPart } from './account-part.tsx';
import { AdviserPart } from './adviser-part.tsx';
import { FamilyTable } from './family-table.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import '../../portal.css';

/** /admin/cliente?id=…: one client. All but a few facts is covered until somebody writes why. */
export default function ClientePage() {
  const t = useT(adminNamespace);
  const clientId = useSearchParams()[0].get('id') ?? '';
  const [gone, setGone] = useState<{ clientId: string; name: string }>();
  if (clientId === '')
    return (
      <PageHead
        title={t('cliente.none')}
        actions={<LinkButton href="/admin/clienti">{t('cliente.list')}</LinkButton>}
      />
    );
  if (gone?.clientId === clientId) return <Gone name={gone.name} />;
  return (
    <Cliente key={clientId} clientId={clientId} onGone={(name) => setGone({ clientId, name })} />
  );
}

function Cliente({ clientId, onGone }: { clientId: string; onGone: (name: string) => void }) {
  const t = useT(adminNamespace);
  const { setTitle } = useShell();
  const queryClient = useQueryClient();
  const { data: card, error, isFetching, refetch } = useQuery(adminQueries.client(clientId));
  const [isCovered, setCovered] = useState(false);
  const open = card?.aperto ?? undefined;
  const opened = isCovered ? undefined : open;
  useEnd(open, clientId);
  const [isAsking, setAsking] = useState(false);
  const name = card
    ? `${card.client.firstName} ${card.client.lastName}`.trim() || t('cliente.noName')
    : null;
  useEffect(() => {
    setTitle(name);
    return () => setTitle(null);
  }, [name, setTitle]);
  if (!card)
    return error ? (
      <ClienteFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Box paddingTop="9">
        <Skeleton label={t('cliente.loading')} />
      </Box>
    );
  const who = name ?? '';
  const change = (part: Partial<ClientCard>) => {
    queryClient.setQueryData(
      adminQueries.client(clientId).queryKey,
      (before) => before && { ...before, ...part },
    );
    void queryClient.invalidateQueries({ queryKey: adminQueries.ofClients() });
  };
  const remove = () => {
    onGone(who);
    queryClient.removeQueries({ queryKey: adminQueries.client(clientId).queryKey });
    void queryClient.invalidateQueries({ queryKey: adminQueries.ofClients() });
  };
  return (
    <StepUp>
      <PageHead
        title={name}
        actions={<LinkButton href="/admin/clienti">{t('cliente.list')}</LinkButton>}
      />
      <Box marginTop="5">
        <Facts card={card} />
      </Box>
      {card.client.state === 'disabled' && <Suspended />}
      <Covered
        isOpen={opened !== undefined}
        onCover={() => setCovered(true)}
        onOpen={() => (open ? setCovered(false) : setAsking(true))}
      />
      {opened && <Levels name={card.client.firstName} opened={opened} />}
      {opened && (
        <Section>
          <SectionHead>
            <Question>{t('cliente.family')}</Question>
          </SectionHead>
          <FamilyTable membri={opened.membri} />
        </Section>
      )}
      <AdviserPart
        client={{ userId: clientId, name: who, comune: card.client.comune }}
        consulenti={card.consulenti}
        proposta={card.proposta}
        canAssign={card.client.state === 'active'}
        onChange={change}
      />
      {opened && <Papers opened={opened} />}
      <AccountPart
        clientId={clientId}
        name={who}
        state={card.client.state}
        onChange={({ client }) => change({ client })}
        onRemoved={remove}
      />
      <Text size="quiet" marginTop="5">
        {t('cliente.logged')}
      </Text>
      {isAsking && (
        <ReasonDialog
          clientId={clientId}
          onClose={() => setAsking(false)}
          onOpened={({ aperto }) => {
            setCovered(false);
            change({ aperto });
            setAsking(false);
          }}
        />
      )}
    </StepUp>
  );
}

type Opened = NonNullable<ClientCard['aperto']>;

/** What a reason opened goes when its time is over. */
function useEnd(open: Opened | undefined, clientId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => {
      queryClient.setQueryData(
        adminQueries.client(clientId).queryKey,
        (before) => before && { ...before, aperto: null },
      );
    }, open.openSeconds * 1000);
    return () => clearTimeout(timer);
  }, [open, clientId, queryClient]);
}

interface FailedProps {
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

function ClienteFailed({ error, busy, onRetry }: FailedProps) {
  const t = useT(adminNamespace);
  return (
    <LoadFailed
      headingLevel="h1"
      title={t('cliente.failed')}
      problem={asProblem(error)}
      busy={busy}
      onRetry={onRetry}
      action={
        <LinkButton variant="tertiary" href="/admin/clienti">
          {t('cliente.list')}
        </LinkButton>
      }
    />
  );
}

function Suspended() {
  const t = useT(adminNamespace);
  return (
    <Box marginTop="6" maxWidth="720px">
      <Notice kind="warning" flat icon={LockIcon} title={t('gestione.account.suspended')}>
        {t('gestione.account.disabled')}
      </Notice>
    </Box>
  );
}

interface CoveredProps {
  isOpen: boolean;
  onCover: () => void;
  onOpen: () => void;
}

/** Whether what needs a reason can be read, and the button that changes it. */
function Covered({ isOpen, onCover, onOpen }: CoveredProps) {
  const t = useT(adminNamespace);
  return (
    <Box marginTop="6" maxWidth="720px">
      {isOpen ? (
        <Notice kind="warning" flat icon={EyeIcon} title={t('cliente.opened')}>
          {t('cliente.openedText')}
        </Notice>
      ) : (
        <Notice kind="info" flat icon={EyeOffIcon} title={t('cliente.maskedTitle')}>
          {t('cliente.masked')}
        </Notice>
      )}
      <Actions marginTop="3">
        {isOpen ? (
          <Button icon={<Icon icon={EyeOffIcon} />} onClick={onCover}>
            {t('cliente.cover')}
          </Button>
        ) : (
          <Button icon={<Icon icon={EyeIcon} />} onClick={onOpen}>
            {t('cliente.open')}
          </Button>
        )}
      </Actions>
    </Box>
  );
}

/** What is left on screen of an account that was just deleted. */
function Gone({ name }: { name: string }) {
  const t = useT(adminNamespace);
  return (
    <PageHead
      title={t('gestione.account.goneTitle', { client: name })}
      actions={<LinkButton href="/admin/clienti">{t('cliente.list')}</LinkButton>}
    >
      {t('gestione.account.goneText')}
    </PageHead>
  );
}

function Facts({ card: { client, persone, conteggi, consulenti } }: { card: ClientCard }) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const day = (moment: string | null) =>
    moment ? formatDate(moment, language, 'long') : t('cliente.facts.never');
  return (
    <FactList
      facts={[
        {
          label: t('cliente.facts.email'),
          value: (
            <Box as="span" overflowWrap="anywhere">
              {client.email}
            </Box>
          ),
        },
        ...(client.comune ? [{ label: t('cliente.facts.comune'), value: client.comune }] : []),
        {
          label: t('cliente.facts.checkup'),
          value: t(client.checkup ? 'cliente.facts.done' : 'cliente.facts.undone'),
        },
        { label: t('cliente.facts.persone'), value: String(persone) },
        {
          label: t('clienti.levels'),
          value: conteggi
            ? t('clienti.levelsOf', {
                red: conteggi.red,
                yellow: conteggi.yellow,
                green: conteggi.green,
              })
            : t('clienti.noLevels'),
        },
        {
          label: t('cliente.facts.consulente'),
          value: consulenti.map(({ name }) => name).join(', ') || t('cliente.facts.noConsulente'),
        },
        { label: t('cliente.facts.since'), value: day(client.createdAt) },
        { label: t('cliente.facts.last'), value: day(client.lastLoginAt) },
        { label: t('cliente.facts.updated'), value: day(client.updatedAt) },
      ]}
    />
  );
}

function Levels({ name, opened: { livelli, totali } }: { name: string; opened: Opened }) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  return (
    <Section>
      <SectionHead>
        <Question>{t('cliente.summary')}</Question>
      </SectionHead>
      {totali && (
        <Box display="flex" flexWrap="wrap" gap="24px 64px" marginBottom="6">
          <Box>
            <Text size="quiet">{t('cliente.patrimonio')}</Text>
            <BigAmount value={totali.patrimonio} />
          </Box>
          <Box>
            <Text size="quiet">{t('cliente.reddito')}</Text>
            <BigAmount value={totali.reddito} />
          </Box>
        </Box>
      )}
      {livelli.length === 0 ? (
        <Text color="text-2">{t('cliente.noLevels')}</Text>
      ) : (
        <LevelRows
          rows={livelli.map(({ code, level, motivo }) => ({
            key: code,
            label: NOMI_SOLUZIONI[code][language],
            level,
            toCheck: naturaDi(code) === 'verifica',
            notApplicable: motivo === 'non_applicabile',
            of: name,
          }))}
        />
      )}
    </Section>
  );
}

function Papers({ opened: { reports, grants } }: { opened: Opened }) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const live = grants.filter(({ state }) => state === 'active').length;
  return (
    <Section>
      <SectionHead>
        <Question>{t('cliente.papers')}</Question>
      </SectionHead>
      <Text>
        {t('cliente.reports', {
          count: reports.length,
          date: formatDate(reports[0]?.createdAt, language, 'long'),
        })}
      </Text>
      <Text marginTop="2">
        {[
          t('cliente.grants', { count: grants.length }),
          grants.length > 0 && t('cliente.grantsLive', { count: live }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </Section>
  );
}

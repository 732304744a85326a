import { adminQueries, asProblem } from '@bussola/client';
import type { ClientCard } from '@bussola/contract';
import { NOMI_SOLUZIONI, SOLUZIONI } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { StepUp } from '@bussola/step-up';
import {
  Box,
  EmptyState,
  LinkButton,
  LockIcon,
  Notice,
  PageHead,
  Text,
  TextLink,
} from '@bussola/ui/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { clienteNamespace } from '../../locales/cliente-namespace.ts';
import { NotReadYet } from '../../not-read-yet.tsx';
import { AccountPart } from './account-part.tsx';
import { AdviserPart } from './adviser-part.tsx';
import { BehindTab } from './behind-tab.tsx';
import { CoveredRows } from './covered.tsx';
import { LookPart } from './look-part.tsx';
import { ReasonPart } from './reason-part.tsx';
import { RegistroTab } from './registro-tab.tsx';
import { SintesiTab } from './sintesi-tab.tsx';
import { TabBar } from './tab-bar.tsx';
import { isBehind, tabOf } from './tabs.ts';
import type { Behind } from './tabs.ts';
import { useOpenTabs } from './use-open-tabs.ts';
import '../../portal.css';

export { clienteNamespace as words };

/** /admin/cliente?id=…&tab=…: one client. All but a few facts is covered until a reason. */
export default function ClientePage() {
  const t = useT(clienteNamespace);
  const clientId = useSearchParams()[0].get('id') ?? '';
  const [gone, setGone] = useState<{ clientId: string; name: string }>();
  if (clientId === '')
    return (
      <PageHead
        title={t('none')}
        actions={<LinkButton href="/admin/clienti">{t('list')}</LinkButton>}
      />
    );
  if (gone?.clientId === clientId) return <Deleted name={gone.name} />;
  return (
    <Cliente key={clientId} clientId={clientId} onGone={(name) => setGone({ clientId, name })} />
  );
}

function Cliente({ clientId, onGone }: { clientId: string; onGone: (name: string) => void }) {
  const t = useT(clienteNamespace);
  const { setTitle } = useShell();
  const query = useQuery(adminQueries.client(clientId));
  const card = query.data;
  const name = card
    ? `${card.client.firstName} ${card.client.lastName}`.trim() || t('noName')
    : null;
  useEffect(() => {
    setTitle(name);
    return () => setTitle(null);
  }, [name, setTitle]);
  if (card)
    return <Read card={card} name={name ?? ''} since={query.dataUpdatedAt} onGone={onGone} />;
  if (asProblem(query.error)?.code === 'NOT_FOUND') return <Tombstone />;
  return (
    <NotReadYet
      queries={[query]}
      loading={t('loading')}
      failed={t('failed')}
      action={
        <LinkButton variant="tertiary" href="/admin/clienti">
          {t('list')}
        </LinkButton>
      }
    />
  );
}

interface ReadProps {
  card: ClientCard;
  name: string;
  since: number;
  onGone: (name: string) => void;
}

function Read({ card, name, since, onGone }: ReadProps) {
  const t = useT(clienteNamespace);
  const queryClient = useQueryClient();
  const tab = tabOf(useSearchParams()[0]);
  const { client, consulenti, proposta } = card;
  const clientId = client.userId;
  const open = useOpenTabs(clientId, card.aperto, since);
  const { queryKey } = adminQueries.client(clientId);
  /** Seconds of what is open still count from when they were read. */
  const change = (part: Partial<ClientCard>) => {
    queryClient.setQueryData(queryKey, (before) => before && { ...before, ...part }, {
      updatedAt: since,
    });
    void queryClient.invalidateQueries({ queryKey: adminQueries.ofClients() });
  };
  const remove = () => {
    onGone(name);
    queryClient.removeQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: adminQueries.ofClients() });
  };
  return (
    <StepUp>
      <Head card={card} name={name} />
      <TabBar clientId={clientId} current={tab} />
      {client.state === 'disabled' && <Suspended since={client.suspendedAt} />}
      {isBehind(tab) && (
        <ReasonPart
          key={tab}
          clientId={clientId}
          name={client.firstName || name}
          tab={tab}
          until={open.until(tab)}
          onOpened={(opened) => queryClient.setQueryData(queryKey, opened)}
          onCover={open.cover}
        />
      )}
      <Shown
        tab={tab}
        card={card}
        name={client.firstName || name}
        isOpen={isBehind(tab) && open.until(tab) !== undefined}
        aside={
          <>
            <AdviserPart
              client={{ userId: clientId, name, comune: client.comune }}
              name={client.firstName || name}
              consulenti={consulenti}
              proposta={proposta}
              canAssign={client.state === 'active'}
              onChange={change}
            />
            <LookPart client={client} name={client.firstName || name} />
            <AccountPart card={card} name={name} onChange={change} onRemoved={remove} />
          </>
        }
      />
      <Text
        size="quiet"
        marginTop="9"
        paddingTop="4"
        borderTopWidth="1px"
        borderColor="line"
        measure="free"
      >
        {t('logged')}
      </Text>
    </StepUp>
  );
}

interface ShownProps {
  tab: ReturnType<typeof tabOf>;
  card: ClientCard;
  name: string;
  isOpen: boolean;
  aside: ReactNode;
}

function Shown({ tab, card, name, isOpen, aside }: ShownProps) {
  const t = useT(clienteNamespace);
  const clientId = card.client.userId;
  const behind = (one: Behind) => <BehindTab clientId={clientId} tab={one} name={name} />;
  if (tab === 'sintesi')
    return (
      <SintesiTab
        card={card}
        levels={isOpen ? behind('sintesi') : card.conteggi && <CoveredLevels />}
        aside={aside}
      />
    );
  if (tab === 'registro') return <RegistroTab clientId={clientId} />;
  if (tab === 'appuntamenti')
    return (
      <Box marginTop="8" maxWidth="720px">
        <EmptyState title={t('appuntamenti.title')}>{t('appuntamenti.text')}</EmptyState>
      </Box>
    );
  return isOpen ? behind(tab) : <CoveredTab tab={tab} />;
}

function CoveredLevels() {
  const language = useLanguage();
  return <CoveredRows labels={SOLUZIONI.map((code) => NOMI_SOLUZIONI[code][language])} />;
}

function CoveredTab({ tab }: { tab: Exclude<Behind, 'sintesi'> }) {
  const t = useT(clienteNamespace);
  const LABELS = {
    famiglia: [t('famiglia.person'), t('famiglia.kin'), t('famiglia.age'), t('famiglia.work')],
    dati: [
      t('dati.section.dati'),
      t('dati.section.patrimonio'),
      t('dati.section.protezione'),
      t('dati.section.previdenza'),
    ],
    report: [t('report.name'), t('report.made'), t('report.state')],
    documenti: [t('tabs.documenti')],
    accessi: [t('tabs.accessi')],
  };
  return <CoveredRows labels={LABELS[tab]} />;
}

function Head({ card: { client, consulenti }, name }: { card: ClientCard; name: string }) {
  const t = useT(clienteNamespace);
  return (
    <PageHead title={name}>
      <Box display="flex" flexWrap="wrap" gap="2px 20px">
        <Box as="span" overflowWrap="anywhere">
          {client.email}
        </Box>
        {client.comune && <span>{client.comune}</span>}
        {consulenti.map((adviser) => (
          <span key={adviser.id}>
            <span>{t('follows')}</span>{' '}
            <TextLink href={`/admin/consulente?id=${adviser.id}`}>{adviser.name}</TextLink>
          </span>
        ))}
      </Box>
    </PageHead>
  );
}

function Suspended({ since }: { /** Null: not known. */ since: string | null }) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  return (
    <Box marginTop="6" maxWidth="720px">
      <Notice
        kind="warning"
        flat
        icon={LockIcon}
        title={
          since === null
            ? t('gestione.account.suspended')
            : t('gestione.account.suspendedSince', { date: formatDate(since, language, 'long') })
        }
      >
        {t('gestione.account.disabled')}
      </Notice>
    </Box>
  );
}

/** What is left on screen of an account that was just deleted. */
function Deleted({ name }: { name: string }) {
  const t = useT(adminNamespace);
  const words = useT(clienteNamespace);
  return (
    <PageHead
      title={t('gestione.account.goneTitle', { client: name })}
      actions={<LinkButton href="/admin/clienti">{words('list')}</LinkButton>}
    >
      {t('gestione.account.goneText')}
    </PageHead>
  );
}

/** An address of nobody, or of somebody who was deleted: a page without content. */
function Tombstone() {
  const t = useT(clienteNamespace);
  return (
    <Box paddingTop="9" maxWidth="860px">
      <EmptyState
        headingLevel="h1"
        title={t('gone.title')}
        action={<LinkButton href="/admin/clienti">{t('list')}</LinkButton>}
      >
        {t('gone.text')}
      </EmptyState>
    </Box>
  );
}

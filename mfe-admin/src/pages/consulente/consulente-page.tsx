import { adminQueries, asProblem } from '@bussola/client';
import type { ConsulenteCard } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatList } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { StepUp } from '@bussola/step-up';
import {
  Actions,
  Box,
  Button,
  FactList,
  Icon,
  LinkButton,
  PageHead,
  PencilIcon,
  Text,
  TextLink,
} from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadBar } from '../../consulenti/load-bar.tsx';
import { nameOf, takenBy } from '../../consulenti/proposals.ts';
import { useWhere } from '../../consulenti/use-where.ts';
import { consulentiNamespace } from '../../locales/consulenti-namespace.ts';
import { NotReadYet } from '../../not-read-yet.tsx';
import { ClientsPart } from './clients-part.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { ProfileDialog } from './profile-dialog.tsx';
import { StopPart } from './stop-part.tsx';
import { WeekPart } from './week-part.tsx';
import '../../portal.css';

export { consulentiNamespace as words };

/** /admin/consulente?id=…: one adviser: profile, times, clients, and how they stop. */
export default function ConsulentePage() {
  const t = useT(consulentiNamespace);
  const id = useSearchParams()[0].get('id') ?? '';
  return id === '' ? <Nobody title={t('card.none')} /> : <Consulente key={id} id={id} />;
}

const Nobody = ({ title }: { title: string }) => {
  const t = useT(consulentiNamespace);
  return (
    <PageHead
      title={title}
      actions={<LinkButton href="/admin/consulenti">{t('card.list')}</LinkButton>}
    />
  );
};

function Consulente({ id }: { id: string }) {
  const t = useT(consulentiNamespace);
  const { setTitle } = useShell();
  const query = useQuery(adminQueries.consulente(id));
  const card = query.data;
  const [isGone, setGone] = useState(false);
  const name = card ? nameOf(card.consulente) : null;
  useEffect(() => {
    setTitle(name);
    return () => setTitle(null);
  }, [name, setTitle]);
  if (isGone) return <Nobody title={t('stop.removed')} />;
  if (card) return <Read card={card} onRemoved={() => setGone(true)} />;
  if (asProblem(query.error)?.code === 'NOT_FOUND') return <Nobody title={t('card.none')} />;
  return <NotReadYet queries={[query]} loading={t('card.loading')} failed={t('card.failed')} />;
}

function Read({ card, onRemoved }: { card: ConsulenteCard; onRemoved: () => void }) {
  const t = useT(consulentiNamespace);
  const language = useLanguage();
  const [open, setOpen] = useState<'profile' | 'limit'>();
  const { consulente } = card;
  const isActive = consulente.state === 'active';
  return (
    <StepUp>
      <PageHead
        title={nameOf(consulente)}
        actions={
          <Actions>
            <LinkButton href={`mailto:${consulente.email}`}>{t('card.write')}</LinkButton>
            <Button icon={<Icon icon={PencilIcon} />} onClick={() => setOpen('profile')}>
              {t('card.edit')}
            </Button>
          </Actions>
        }
      >
        {isActive
          ? `${t('stateOf.active')} ${t('card.since', { date: formatDate(consulente.createdAt, language, 'long') })}`
          : consulente.suspendedAt === null
            ? t('stop.suspended')
            : t('stop.suspendedSince', {
                date: formatDate(consulente.suspendedAt, language, 'long'),
              })}
      </PageHead>
      <Box marginTop="5">
        <Facts card={card} onLimit={() => setOpen('limit')} />
      </Box>
      <Box
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 300px' }}
        gap={{ base: '0', lg: '64px' }}
      >
        <Box minWidth="0">
          <WeekPart card={card} />
          <ClientsPart card={card} />
        </Box>
        <StopPart card={card} onRemoved={onRemoved} />
      </Box>
      {open === 'profile' && <ProfileDialog card={card} onClose={() => setOpen(undefined)} />}
      {open === 'limit' && <LimitDialog card={card} onClose={() => setOpen(undefined)} />}
    </StepUp>
  );
}

function Facts({
  card: { consulente, profilo },
  onLimit,
}: {
  card: ConsulenteCard;
  onLimit: () => void;
}) {
  const t = useT(consulentiNamespace);
  const language = useLanguage();
  const where = useWhere();
  const { albo, numero, email, lastLoginAt } = consulente;
  const quiet = (first: ReactNode, more: string) => (
    <>
      <Box as="span" display="block" overflowWrap="anywhere">
        {first}
      </Box>
      <Text as="span" size="quiet">
        {more}
      </Text>
    </>
  );
  return (
    <FactList
      facts={[
        {
          label: albo === null ? t('card.noRegister') : t(`card.register.${albo}`),
          value:
            albo === null || numero === null
              ? t('card.noNumber')
              : quiet(t('registerOf', { albo, numero }), checkedOf(consulente)),
        },
        {
          label: t('card.where'),
          value: quiet(
            where(consulente) ?? t('nowhere'),
            formatList(
              profilo.lingue.map((one) => t(`lingua.${one}`)),
              language,
            ),
          ),
        },
        {
          label: t('card.email'),
          value: quiet(
            email,
            lastLoginAt === null
              ? t('card.never')
              : t('card.last', { date: formatDate(lastLoginAt, language, 'long') }),
          ),
        },
        {
          label: t('card.load'),
          value: (
            <>
              <LoadBar taken={takenBy(consulente)} limite={consulente.limite} />
              {consulente.state === 'active' && (
                <Box>
                  <Button variant="tertiary" onClick={onLimit}>
                    {t('limitAsk.open')}
                  </Button>
                </Box>
              )}
            </>
          ),
        },
        ...(profilo.video === null
          ? []
          : [
              {
                label: t('card.video'),
                value: (
                  <TextLink external href={profilo.video}>
                    {profilo.video}
                  </TextLink>
                ),
              },
            ]),
      ]}
    />
  );
  function checkedOf({ checkedBy, checkedAt }: ConsulenteCard['consulente']): string {
    const date = formatDate(checkedAt, language, 'long');
    return checkedBy === null
      ? t('checkedNoName', { date })
      : t('checked', { name: checkedBy, date });
  }
}

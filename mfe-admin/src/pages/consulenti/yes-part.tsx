import { ADVISER_ANSWER_DAYS } from '@bussola/contract/limits';
import type { Attese } from '@bussola/contract';
import { daysBetween, romeDay } from '@bussola/domain/calendario';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import {
  ArrowRightIcon,
  Box,
  Button,
  Icon,
  Question,
  RuledList,
  RuledRow,
  Section,
  SectionHead,
  Text,
  VisuallyHidden,
} from '@bussola/ui/core';
import { useState } from 'react';
import { nameOf } from '../../consulenti/proposals.ts';
import { UnlinkDialog } from '../../consulenti/unlink-dialog.tsx';
import { consulentiNamespace } from '../../locales/consulenti-namespace.ts';

type Proposta = Attese['proposte'][number];

/** Clients who have not said yes: fourteen boxes, and what came of those that are over. */
export function YesPart({ proposte }: { proposte: readonly Proposta[] }) {
  const t = useT(consulentiNamespace);
  const [leaving, setLeaving] = useState<Proposta>();
  return (
    <Section aria-labelledby="yes">
      <SectionHead>
        <Question id="yes">{t('yes.title')}</Question>
        <Text size="quiet">{t('yes.days')}</Text>
      </SectionHead>
      {proposte.length === 0 ? (
        <Text color="text-2">{t('yes.none')}</Text>
      ) : (
        <RuledList>
          {proposte.map((one) => (
            <YesRow key={one.client.userId} one={one} onWithdraw={() => setLeaving(one)} />
          ))}
        </RuledList>
      )}
      {leaving && (
        <UnlinkDialog
          consulenteId={leaving.consulente.id}
          clientId={leaving.client.userId}
          title={t('yes.withdrawTitle', { name: nameOf(leaving.client) })}
          text={t('yes.withdrawText', { adviser: leaving.consulente.name })}
          confirm={t('yes.withdrawConfirm')}
          done={t('yes.withdrawn')}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Section>
  );
}

function YesRow({ one, onWithdraw }: { one: Proposta; onWithdraw: () => void }) {
  const t = useT(consulentiNamespace);
  const { client, consulente, state } = one;
  return (
    <RuledRow display="block" color={state === 'waiting' ? undefined : 'text-2'}>
      <Text
        fontWeight="560"
        overflowWrap="anywhere"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="0 8px"
      >
        <span>{`${client.lastName}, ${client.firstName}`}</span>
        <Icon icon={ArrowRightIcon} size={15} />
        <span>{consulente.name}</span>
      </Text>
      {state === 'waiting' ? <Waiting one={one} onWithdraw={onWithdraw} /> : <Over one={one} />}
      {state === 'refused' && <Text size="quiet">{t('yes.refusedText')}</Text>}
    </RuledRow>
  );
}

function Over({ one: { state, refusedAt } }: { one: Proposta }) {
  const t = useT(consulentiNamespace);
  const language = useLanguage();
  return (
    <Text>
      {state === 'refused'
        ? t('yes.refused', { date: formatDate(refusedAt, language, 'dayMonth') })
        : t('yes.lapsed')}
    </Text>
  );
}

function Waiting({ one, onWithdraw }: { one: Proposta; onWithdraw: () => void }) {
  const t = useT(consulentiNamespace);
  const language = useLanguage();
  const { client, consulente, now, proposedAt, until } = one;
  const passed = Math.min(
    ADVISER_ANSWER_DAYS,
    daysBetween(romeDay(new Date(proposedAt)), romeDay(new Date())),
  );
  return (
    <>
      <Text>
        {t('yes.waiting', {
          from: formatDate(proposedAt, language, 'dayMonth'),
          to: formatDate(until, language, 'letter'),
        })}
      </Text>
      <Box display="flex" gap="3px" marginBlock="2" aria-hidden>
        {Array.from({ length: ADVISER_ANSWER_DAYS }, (_, day) => (
          <Box
            key={day}
            flex="1"
            height="7px"
            borderWidth="1px"
            borderColor="line-strong"
            borderRadius="3px"
            bg={day < passed ? 'ink' : undefined}
          />
        ))}
      </Box>
      <VisuallyHidden>{t('yes.boxes', { count: passed })}</VisuallyHidden>
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="8px 16px"
      >
        <Text size="quiet">
          {now === null ? t('yes.nothing', { name: consulente.name }) : t('yes.now', { name: now })}
        </Text>
        <Button
          variant="tertiary"
          aria-label={t('yes.withdrawOf', { name: nameOf(client) })}
          onClick={onWithdraw}
        >
          {t('yes.withdraw')}
        </Button>
      </Box>
    </>
  );
}

import type { Attese } from '@bussola/contract';
import { daysBetween, romeDay } from '@bussola/domain/calendario';
import { useT } from '@bussola/i18n';
import {
  Box,
  Button,
  Question,
  RuledList,
  RuledRow,
  Section,
  SectionHead,
  Text,
  TextLink,
  Title,
} from '@bussola/ui/core';
import { useState } from 'react';
import { AssignDialog } from '../../consulenti/assign-dialog.tsx';
import { nameOf } from '../../consulenti/proposals.ts';
import { consulentiNamespace } from '../../locales/consulenti-namespace.ts';

type Waiting = Attese['aspettano'][number];

/** Families whom nobody follows, in days, the longest first. */
export function QueuePart({ attese: { aspettano, total } }: { attese: Attese }) {
  const t = useT(consulentiNamespace);
  const [chosen, setChosen] = useState<Waiting>();
  return (
    <Section aria-labelledby="queue">
      <SectionHead>
        <Question id="queue">{t('queue.title')}</Question>
        {total > aspettano.length && (
          <Text size="quiet">{t('queue.shown', { count: aspettano.length })}</Text>
        )}
      </SectionHead>
      {aspettano.length === 0 ? (
        <Text color="text-2">{t('queue.none')}</Text>
      ) : (
        <RuledList>
          {aspettano.map((one) => (
            <QueueRow key={one.userId} one={one} onAssign={() => setChosen(one)} />
          ))}
        </RuledList>
      )}
      {chosen && (
        <AssignDialog
          client={{ userId: chosen.userId, name: nameOf(chosen), comune: chosen.comune }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Section>
  );
}

function QueueRow({ one, onAssign }: { one: Waiting; onAssign: () => void }) {
  const t = useT(consulentiNamespace);
  const days = daysBetween(romeDay(new Date(one.since)), romeDay(new Date()));
  return (
    <RuledRow gap="8px 20px">
      <Box width="64px" flex="none">
        {days === 0 ? (
          <Text fontWeight="560">{t('queue.today')}</Text>
        ) : (
          <>
            <Title as="span" size={20} display="block">
              {days}
            </Title>
            <Text size="quiet">{t('queue.days', { count: days })}</Text>
          </>
        )}
      </Box>
      <Box flex="1 1 200px" minWidth="0">
        <Text fontWeight="560" overflowWrap="anywhere">
          <TextLink href={`/admin/cliente?id=${one.userId}`}>
            {`${one.lastName}, ${one.firstName}`}
          </TextLink>
        </Text>
        <Text size="quiet">
          {[one.comune, t(one.lapsed ? 'queue.lapsed' : 'queue.ask')].filter(Boolean).join(' · ')}
        </Text>
      </Box>
      <Button
        variant="tertiary"
        aria-label={t('queue.assignOf', { name: nameOf(one) })}
        onClick={onAssign}
      >
        {t('queue.assign')}
      </Button>
    </RuledRow>
  );
}

import type { ClientCard } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import {
  Actions,
  Box,
  Button,
  Icon,
  PlusIcon,
  Question,
  RuledList,
  RuledRow,
  Section,
  SectionHead,
  Text,
} from '@bussola/ui/core';
import { useState } from 'react';
import { AssignDialog } from '../../consulenti/assign-dialog.tsx';
import { UnlinkDialog } from '../../consulenti/unlink-dialog.tsx';
import { adminNamespace } from '../../locales/admin-namespace.ts';

type Following = Pick<ClientCard, 'consulenti' | 'proposta'>;
interface Props extends Following {
  client: { userId: string; name: string; comune: string | null };
  /** As sentences name the client. */
  name: string;
  canAssign: boolean;
  onChange: (following: Partial<Following>) => void;
}

/** Who follows this client, and who waits for their yes. */
export function AdviserPart({ client, name, consulenti, proposta, canAssign, onChange }: Props) {
  const t = useT(adminNamespace);
  const [open, setOpen] = useState<'assign' | 'withdraw' | { id: string; name: string }>();
  const close = () => setOpen(undefined);
  const isEmpty = consulenti.length === 0 && proposta?.state !== 'waiting';
  return (
    <Section aria-labelledby="client-advisers">
      <SectionHead>
        <Question id="client-advisers">{t('gestione.advisers.title', { client: name })}</Question>
      </SectionHead>
      {isEmpty ? (
        <Text color="text-2">{t('gestione.advisers.none')}</Text>
      ) : (
        <Rows
          consulenti={consulenti}
          proposta={proposta}
          onUnlink={setOpen}
          onWithdraw={() => setOpen('withdraw')}
        />
      )}
      <Answered proposta={proposta} />
      {canAssign && (
        <Actions marginTop="4">
          <Button icon={<Icon icon={PlusIcon} />} onClick={() => setOpen('assign')}>
            {t(isEmpty ? 'gestione.advisers.assign' : 'gestione.advisers.change')}
          </Button>
        </Actions>
      )}
      {open === 'assign' && (
        <AssignDialog
          client={client}
          refused={proposta?.state === 'refused'}
          following={consulenti.map(({ id }) => id)}
          onAssigned={({ consulente, until }) =>
            onChange({
              proposta: { consulente, until, state: 'waiting', at: new Date().toISOString() },
            })
          }
          onClose={close}
        />
      )}
      {open === 'withdraw' && proposta && (
        <UnlinkDialog
          consulenteId={proposta.consulente.id}
          clientId={client.userId}
          title={t('gestione.advisers.withdrawTitle', proposta.consulente)}
          text={t('gestione.advisers.withdrawText')}
          confirm={t('gestione.advisers.withdrawConfirm')}
          done={t('gestione.advisers.withdrawn')}
          onDone={() => onChange({ proposta: null })}
          onClose={close}
        />
      )}
      {typeof open === 'object' && (
        <UnlinkDialog
          consulenteId={open.id}
          clientId={client.userId}
          title={t('gestione.advisers.unlinkTitle', open)}
          text={t('gestione.advisers.unlinkText')}
          confirm={t('gestione.advisers.unlinkConfirm')}
          done={t('gestione.advisers.unlinked', { name: open.name, client: client.name })}
          onDone={() => onChange({ consulenti: consulenti.filter(({ id }) => id !== open.id) })}
          onClose={close}
        />
      )}
    </Section>
  );
}

interface RowsProps extends Following {
  onUnlink: (adviser: { id: string; name: string }) => void;
  onWithdraw: () => void;
}
function Rows({ consulenti, proposta, onUnlink, onWithdraw }: RowsProps) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  return (
    <RuledList maxWidth="720px">
      {consulenti.map(({ id, name, since }) => (
        <Row
          key={id}
          name={name}
          what={t('gestione.advisers.since', { date: formatDate(since, language, 'long') })}
          press={t('gestione.advisers.unlink')}
          label={t('gestione.advisers.unlinkOf', { name })}
          onPress={() => onUnlink({ id, name })}
        />
      ))}
      {proposta?.state === 'waiting' && (
        <Row
          name={proposta.consulente.name}
          what={t('gestione.advisers.waits', {
            date: formatDate(proposta.until, language, 'letter'),
          })}
          press={t('gestione.advisers.withdraw')}
          label={t('gestione.advisers.withdrawOf', { name: proposta.consulente.name })}
          onPress={onWithdraw}
        />
      )}
    </RuledList>
  );
}

function Row({
  name,
  what,
  press,
  label,
  onPress,
}: {
  name: string;
  what: string;
  press: string;
  label: string;
  onPress: () => void;
}) {
  return (
    <RuledRow flexWrap="nowrap" justifyContent="space-between" gap="4" paddingBlock="2">
      <Text overflowWrap="anywhere">
        <Box as="span" fontWeight="560">
          {name}
        </Box>{' '}
        <Box as="span" color="text-2">
          {what}
        </Box>
      </Text>
      <Button variant="tertiary" aria-label={label} onClick={onPress}>
        {press}
      </Button>
    </RuledRow>
  );
}

/** A no, or no answer, is said until somebody else is proposed. */
function Answered({ proposta }: Pick<Following, 'proposta'>) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  if (!proposta || proposta.state === 'waiting') return null;
  const { state, at, consulente } = proposta;
  return (
    <Text size="quiet" marginTop="3">
      {state === 'refused'
        ? t('gestione.advisers.refused', {
            name: consulente.name,
            date: formatDate(at, language, 'dayMonth'),
          })
        : t('gestione.advisers.lapsed', { name: consulente.name })}
    </Text>
  );
}

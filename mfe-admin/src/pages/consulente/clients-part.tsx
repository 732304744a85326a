import { adminQueries } from '@bussola/client';
import type { ConsulenteCard } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import {
  Box,
  Button,
  Icon,
  Question,
  RuledList,
  RuledRow,
  SearchIcon,
  Section,
  SectionHead,
  Text,
  TextField,
  TextLink,
  Title,
} from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { AssignDialog } from '../../consulenti/assign-dialog.tsx';
import { hindranceOf, nameOf } from '../../consulenti/proposals.ts';
import { UnlinkDialog } from '../../consulenti/unlink-dialog.tsx';
import { consulentiNamespace } from '../../locales/consulenti-namespace.ts';

interface Person {
  userId: string;
  firstName: string;
  lastName: string;
  comune: string | null;
}
type Open = { kind: 'propose' | 'remove' | 'withdraw'; who: Person };

/** Whom the adviser follows, whose yes is awaited, and a client to propose to. */
export function ClientsPart({ card }: { card: ConsulenteCard }) {
  const t = useT(consulentiNamespace);
  const language = useLanguage();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { consulente, clients, waiting } = card;
  const isEmpty = clients.length + waiting.length === 0;
  return (
    <Section aria-labelledby="follows">
      <SectionHead>
        <Question id="follows">{t('follows.title')}</Question>
      </SectionHead>
      <Box
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
        gap={{ base: '8', md: '40px' }}
      >
        <Box minWidth="0">
          <Title as="h3" size={20} marginBottom="2">
            {t('follows.linked')}
          </Title>
          {isEmpty && <Text color="text-2">{t('follows.none')}</Text>}
          {!isEmpty && (
            <RuledList>
              {clients.map((who) => (
                <PersonRow
                  key={who.userId}
                  who={who}
                  what={t('follows.since', { date: formatDate(who.since, language, 'long') })}
                  press={t('follows.remove')}
                  label={t('follows.removeOf', { name: nameOf(who) })}
                  onPress={() => setOpen({ kind: 'remove', who })}
                />
              ))}
              {waiting.map((who) => (
                <PersonRow
                  key={who.userId}
                  who={who}
                  what={t('follows.waits', { date: formatDate(who.until, language, 'letter') })}
                  press={t('yes.withdraw')}
                  label={t('yes.withdrawOf', { name: nameOf(who) })}
                  onPress={() => setOpen({ kind: 'withdraw', who })}
                />
              ))}
            </RuledList>
          )}
        </Box>
        {consulente.state === 'active' && hindranceOf(consulente) === undefined && (
          <ToLink card={card} onPropose={(who) => setOpen({ kind: 'propose', who })} />
        )}
      </Box>
      <Text size="quiet" marginTop="4">
        {t('follows.note')}
      </Text>
      {open && <OpenDialog open={open} consulente={consulente} onClose={close} />}
    </Section>
  );
}

function OpenDialog({
  open: { kind, who },
  consulente,
  onClose,
}: {
  open: Open;
  consulente: ConsulenteCard['consulente'];
  onClose: () => void;
}) {
  const t = useT(consulentiNamespace);
  const [name, adviser] = [nameOf(who), nameOf(consulente)];
  if (kind === 'propose')
    return (
      <AssignDialog
        client={{ userId: who.userId, name, comune: who.comune }}
        consulenteId={consulente.id}
        onClose={onClose}
      />
    );
  const isLink = kind === 'remove';
  return (
    <UnlinkDialog
      consulenteId={consulente.id}
      clientId={who.userId}
      title={isLink ? t('follows.removeTitle', { name }) : t('yes.withdrawTitle', { name })}
      text={
        isLink ? t('follows.removeText', { name, adviser }) : t('yes.withdrawText', { adviser })
      }
      confirm={isLink ? t('follows.removeConfirm') : t('yes.withdrawConfirm')}
      done={isLink ? t('follows.removed', { name }) : t('yes.withdrawn')}
      onClose={onClose}
    />
  );
}

/** Looks in the list of clients, from the third letter on. */
function ToLink({
  card: { clients, waiting },
  onPropose,
}: {
  card: ConsulenteCard;
  onPropose: (who: Person) => void;
}) {
  const t = useT(consulentiNamespace);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data } = useQuery({
    ...adminQueries.clients({
      search,
      pageSize: 6,
      sort: 'name',
      direction: 'asc',
    }),
    enabled: search.length >= 3,
  });
  const theirs = new Set([...clients, ...waiting].map(({ userId }) => userId));
  const found = (data?.rows ?? []).filter(
    ({ userId, state }) => state === 'active' && !theirs.has(userId),
  );
  return (
    <Box minWidth="0">
      <Title as="h3" size={20} marginBottom="2">
        {t('follows.toLink')}
      </Title>
      <TextField
        label={t('follows.search')}
        hideLabel
        type="search"
        placeholder={t('follows.search')}
        start={<Icon icon={SearchIcon} />}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
      />
      {search.length < 3 && (
        <Text size="quiet" marginTop="2">
          {t('follows.hint')}
        </Text>
      )}
      {search.length >= 3 && data && found.length === 0 && (
        <Text size="quiet" marginTop="2">
          {t('follows.nobody')}
        </Text>
      )}
      {search.length >= 3 && found.length > 0 && (
        <RuledList marginTop="3">
          {found.map((row) => (
            <PersonRow
              key={row.userId}
              who={row}
              what={
                row.consulente === null
                  ? t('follows.unfollowed')
                  : t('follows.followedBy', { name: row.consulente })
              }
              press={t('follows.propose')}
              label={t('follows.proposeOf', { name: nameOf(row) })}
              onPress={() => onPropose(row)}
            />
          ))}
        </RuledList>
      )}
    </Box>
  );
}

function PersonRow({
  who,
  what,
  press,
  label,
  onPress,
}: {
  who: Person;
  what: string;
  press: string;
  label: string;
  onPress: () => void;
}) {
  return (
    <RuledRow flexWrap="nowrap" justifyContent="space-between">
      <Box minWidth="0">
        <Text fontWeight="560" overflowWrap="anywhere">
          <TextLink href={`/admin/cliente?id=${who.userId}`}>
            {`${who.lastName}, ${who.firstName}`}
          </TextLink>
        </Text>
        <Text size="quiet">{what}</Text>
      </Box>
      <Button variant="tertiary" flex="none" aria-label={label} onClick={onPress}>
        {press}
      </Button>
    </RuledRow>
  );
}

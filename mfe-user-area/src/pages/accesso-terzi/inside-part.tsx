import { asProblem, useRemoveAdviser } from '@bussola/client';
import type { ResponseOf } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatTime } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import {
  Avatar,
  Box,
  Button,
  ConfirmDialog,
  Icon,
  PeopleIcon,
  Question,
  Section,
  SectionHead,
  Text,
} from '@bussola/ui/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { seguireNamespace } from '../../locales/seguire-namespace.ts';

type Advisers = ResponseOf<'listAdvisers'>;
type Adviser = Advisers['advisers'][number];

/** Who may come in today: the adviser, who would be one, our staff; then the grants. */
export function InsidePart({
  userId,
  advisers,
  proposal,
  children,
}: Advisers & {
  userId: string;
  /** The grants. */ children: ReactNode;
}) {
  const t = useT(seguireNamespace);
  const language = useLanguage();
  const [leaving, setLeaving] = useState<Adviser | null>(null);
  const when = ({ since, reads }: Adviser) =>
    reads
      ? t('inside.reads', { date: formatDate(since, language, 'letter') })
      : t('inside.waits', {
          date: formatDate(since, language, 'letter'),
          time: formatTime(since, language),
        });
  return (
    <Section aria-labelledby="inside">
      <SectionHead>
        <Question id="inside">{t('inside.title')}</Question>
      </SectionHead>
      <Box as="ul" listStyleType="none" display="grid" gap="3" marginBottom="6">
        {advisers.map((adviser) => (
          <Row
            key={adviser.id}
            mark={<Avatar name={adviser.name} />}
            name={adviser.name}
            quiet={t('inside.role')}
            what={t('inside.all')}
            when={when(adviser)}
            until={t('inside.always')}
            end={
              <Button
                aria-label={t('inside.removeOf', { name: adviser.name })}
                onClick={() => setLeaving(adviser)}
              >
                {t('inside.remove')}
              </Button>
            }
          />
        ))}
        {proposal && (
          <Row
            ghost
            mark={<Avatar name={proposal.name} off />}
            name={proposal.name}
            quiet={t('inside.would')}
            what={t('inside.above')}
            when={t('inside.fromYes')}
            until={t('inside.always')}
          />
        )}
        <Row
          mark={
            <Box width="38px" textAlign="center" color="text-2">
              <Icon icon={PeopleIcon} />
            </Box>
          }
          name={t('inside.staff')}
          what={t('inside.staffText')}
        />
      </Box>
      {children}
      {leaving && (
        <RemoveDialog userId={userId} adviser={leaving} onClose={() => setLeaving(null)} />
      )}
    </Section>
  );
}

function Row({
  mark,
  name,
  quiet,
  what,
  when,
  until,
  end,
  ghost = false,
}: {
  mark: ReactNode;
  name: string;
  quiet?: string;
  what: string;
  when?: string;
  until?: string;
  end?: ReactNode;
  /** Not there yet. */ ghost?: boolean;
}) {
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns={{ base: '38px 1fr', md: '38px 1.2fr 1.6fr 1.2fr auto' }}
      alignItems="center"
      gap="4px 16px"
      paddingBlock="3"
      {...(ghost
        ? {
            borderWidth: '1px',
            borderStyle: 'dashed',
            borderColor: 'line-strong',
            borderRadius: 'card',
            paddingInline: '3',
          }
        : { borderBottomWidth: '1px', borderColor: 'line' })}
    >
      <Box>{mark}</Box>
      <Box minWidth="0">
        <Text fontWeight="560" overflowWrap="anywhere">
          {name}
        </Text>
        {quiet && <Text size="quiet">{quiet}</Text>}
      </Box>
      <Text size="quiet" gridColumn={{ base: '2', md: when === undefined ? '3 / -1' : 'auto' }}>
        {what}
      </Text>
      {when !== undefined && (
        <Box gridColumn={{ base: '2', md: 'auto' }}>
          <Text size="quiet">{when}</Text>
          <Text size="quiet">{until}</Text>
        </Box>
      )}
      {end && <Box gridColumn={{ base: '2', md: 'auto' }}>{end}</Box>}
    </Box>
  );
}

function RemoveDialog({
  userId,
  adviser: { id, name },
  onClose,
}: {
  userId: string;
  adviser: Adviser;
  onClose: () => void;
}) {
  const t = useT(seguireNamespace);
  const { notify } = useShell();
  const { mutateAsync: removeAdviser } = useRemoveAdviser(userId);
  const remove = async () => {
    await removeAdviser(id);
    notify({ kind: 'success', text: t('inside.removed', { name }) });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('inside.removeTitle', { name })}
      confirm={t('inside.removeConfirm')}
      busyLabel={t('inside.busy')}
      onConfirm={remove}
      asProblem={asProblem}
      onClose={onClose}
    >
      {t('inside.removeText')}
    </ConfirmDialog>
  );
}

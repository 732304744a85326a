import { accountQueries, asProblem, useRemoveAdviser } from '@bussola/client';
import type { ResponseOf } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatTime } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import {
  Box,
  Button,
  ConfirmDialog,
  Question,
  RuledList,
  RuledRow,
  Section,
  SectionHead,
  Text,
} from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

type Adviser = ResponseOf<'listAdvisers'>['advisers'][number];

/**
 * The advisers that staff gave to this client: from when they read, and a way to take them off.
 * Nothing when there is none.
 */
export function AdvisersPart({ userId }: { userId: string }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { data } = useQuery(accountQueries.advisers(userId));
  const [leaving, setLeaving] = useState<Adviser | null>(null);
  if (!data || data.advisers.length === 0) return null;
  const when = ({ since, reads }: Adviser) =>
    t(reads ? 'grants.advisers.reads' : 'grants.advisers.waits', {
      date: formatDate(since, language, 'long'),
      time: formatTime(since, language),
    });
  return (
    <Section aria-labelledby="own-advisers">
      <SectionHead>
        <Question id="own-advisers">{t('grants.advisers.title')}</Question>
      </SectionHead>
      <RuledList maxWidth="720px">
        {data.advisers.map((adviser) => (
          <RuledRow key={adviser.id} justifyContent="space-between" gap="4">
            <Text flex="1 1 240px" overflowWrap="anywhere">
              <Box as="span" fontWeight="560">
                {adviser.name}
              </Box>{' '}
              <Box as="span" color="text-2">
                {when(adviser)}
              </Box>
            </Text>
            <Button
              variant="secondary"
              aria-label={t('grants.advisers.removeOf', { name: adviser.name })}
              onClick={() => setLeaving(adviser)}
            >
              {t('grants.advisers.remove')}
            </Button>
          </RuledRow>
        ))}
      </RuledList>
      {leaving && (
        <RemoveDialog userId={userId} adviser={leaving} onClose={() => setLeaving(null)} />
      )}
    </Section>
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
  const t = useT(userAreaNamespace);
  const { notify } = useShell();
  const { mutateAsync: removeAdviser } = useRemoveAdviser(userId);
  const remove = async () => {
    await removeAdviser(id);
    notify({ kind: 'success', text: t('grants.advisers.removed', { name }) });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('grants.advisers.removeTitle', { name })}
      confirm={t('grants.advisers.remove')}
      busyLabel={t('grants.advisers.busy')}
      onConfirm={remove}
      asProblem={asProblem}
      onClose={onClose}
    >
      {t('grants.advisers.removeText')}
    </ConfirmDialog>
  );
}

import { asProblem, useDeleteRegalo } from '@bussola/client';
import type { RegaloFatto } from '@bussola/contract';
import { CATALOGO } from '@bussola/domain/regali';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import {
  Box,
  ConfirmDialog,
  Icon,
  IconButton,
  Question,
  RuledList,
  RuledRow,
  Section,
  SectionHead,
  Text,
  TrashIcon,
} from '@bussola/ui/core';
import { useState } from 'react';
import { regaliNamespace } from '../../locales/regali-namespace.ts';

interface Props {
  userId: string;
  regali: readonly RegaloFatto[];
}

/** The gifts made so far: what, to whom in the giver's words, and when. */
export function History({ userId, regali }: Props) {
  const t = useT(regaliNamespace);
  const [leaving, setLeaving] = useState<string>();
  const chosen = regali.find(({ regaloId }) => regaloId === leaving);
  return (
    <Section>
      <SectionHead>
        <Question>{t('history.question')}</Question>
        <Text size="quiet">{t('history.private')}</Text>
      </SectionHead>
      {regali.length === 0 ? (
        <Text color="text-2">{t('history.empty')}</Text>
      ) : (
        <RuledList aria-label={t('history.question')}>
          {regali.map((regalo) => (
            <HistoryRow
              key={regalo.regaloId}
              regalo={regalo}
              onDelete={() => setLeaving(regalo.regaloId)}
            />
          ))}
        </RuledList>
      )}
      {chosen && (
        <DeleteDialog userId={userId} regalo={chosen} onClose={() => setLeaving(undefined)} />
      )}
    </Section>
  );
}

function HistoryRow({ regalo, onDelete }: { regalo: RegaloFatto; onDelete: () => void }) {
  const t = useT(regaliNamespace);
  const language = useLanguage();
  const gift = CATALOGO[regalo.regalo].titolo[language];
  return (
    <RuledRow flexWrap="nowrap">
      <Box
        flex="1"
        minWidth="0"
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        justifyContent="space-between"
        alignItems={{ md: 'baseline' }}
        gap={{ base: '0', md: '4' }}
      >
        <Text measure="free" overflowWrap="anywhere">
          <Box as="span" fontWeight="600">
            {gift}
          </Box>{' '}
          <span>{t('history.row', { name: regalo.nome })}</span>
        </Text>
        <Text size="quiet" flex="none">
          {formatDate(regalo.data, language, 'long')}
        </Text>
      </Box>
      <IconButton
        label={t('history.delete', { gift, name: regalo.nome })}
        flex="none"
        onClick={onDelete}
      >
        <Icon icon={TrashIcon} />
      </IconButton>
    </RuledRow>
  );
}

interface DeleteProps {
  userId: string;
  regalo: RegaloFatto;
  onClose: () => void;
}

function DeleteDialog({ userId, regalo, onClose }: DeleteProps) {
  const t = useT(regaliNamespace);
  const language = useLanguage();
  const { notify } = useShell();
  const { mutateAsync: deleteRegalo } = useDeleteRegalo(userId);
  const remove = async () => {
    await deleteRegalo(regalo.regaloId);
    notify({ kind: 'success', text: t('history.deleted') });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('history.deleteTitle')}
      confirm={t('history.confirm')}
      busyLabel={t('history.deleting')}
      onConfirm={remove}
      asProblem={asProblem}
      onClose={onClose}
    >
      {t('history.deleteText', {
        gift: CATALOGO[regalo.regalo].titolo[language],
        name: regalo.nome,
      })}
    </ConfirmDialog>
  );
}

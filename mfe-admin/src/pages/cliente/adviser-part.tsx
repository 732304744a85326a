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
import { adminNamespace } from '../../locales/admin-namespace.ts';
import type { Adviser } from './adviser.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { UnlinkDialog } from './unlink-dialog.tsx';

interface Props {
  clientId: string;
  name: string;
  consulenti: readonly Adviser[];
  canAssign: boolean;
  onChange: (consulenti: Adviser[]) => void;
}

/** Who follows this client: given to an adviser, taken back. */
export function AdviserPart({ clientId, name, consulenti, canAssign, onChange }: Props) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const [open, setOpen] = useState<'assign' | Adviser | null>(null);
  const close = () => setOpen(null);
  return (
    <Section aria-labelledby="client-advisers">
      <SectionHead>
        <Question id="client-advisers">{t('gestione.advisers.title')}</Question>
      </SectionHead>
      {consulenti.length === 0 ? (
        <Text color="text-2">{t('gestione.advisers.none')}</Text>
      ) : (
        <RuledList maxWidth="720px">
          {consulenti.map((adviser) => (
            <RuledRow
              key={adviser.id}
              flexWrap="nowrap"
              justifyContent="space-between"
              gap="4"
              paddingBlock="2"
            >
              <Text overflowWrap="anywhere">
                <Box as="span" fontWeight="560">
                  {adviser.name}
                </Box>{' '}
                <Box as="span" color="text-2">
                  {t('gestione.advisers.since', {
                    date: formatDate(adviser.since, language, 'long'),
                  })}
                </Box>
              </Text>
              <Button
                variant="tertiary"
                aria-label={t('gestione.advisers.unlinkOf', { name: adviser.name })}
                onClick={() => setOpen(adviser)}
              >
                {t('gestione.advisers.unlink')}
              </Button>
            </RuledRow>
          ))}
        </RuledList>
      )}
      {canAssign && (
        <Actions marginTop="4">
          <Button icon={<Icon icon={PlusIcon} />} onClick={() => setOpen('assign')}>
            {t('gestione.advisers.assign')}
          </Button>
        </Actions>
      )}
      {open === 'assign' && (
        <AssignDialog
          clientId={clientId}
          name={name}
          consulenti={consulenti}
          onAssigned={(adviser) => {
            onChange([...consulenti, adviser]);
            close();
          }}
          onClose={close}
        />
      )}
      {open !== null && open !== 'assign' && (
        <UnlinkDialog
          clientId={clientId}
          name={name}
          adviser={open}
          onUnlinked={() => {
            onChange(consulenti.filter(({ id }) => id !== open.id));
            close();
          }}
          onClose={close}
        />
      )}
    </Section>
  );
}

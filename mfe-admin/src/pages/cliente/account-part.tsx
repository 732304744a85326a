import type { ClientCard } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { Actions, Button, Question, Section, SectionHead, Text } from '@bussola/ui/core';
import { useState } from 'react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { AccountDialog } from './account-dialog.tsx';

interface Props {
  clientId: string;
  name: string;
  state: ClientCard['client']['state'];
  onChange: (card: ClientCard) => void;
  onRemoved: () => void;
}

/** The account itself: suspended first, deleted second, and opened again until then. */
export function AccountPart({ clientId, name, state, onChange, onRemoved }: Props) {
  const t = useT(adminNamespace);
  const [asked, setAsked] = useState<'suspend' | 'reopen' | 'remove' | null>(null);
  const close = () => setAsked(null);
  return (
    <Section aria-labelledby="client-account">
      <SectionHead>
        <Question id="client-account">{t('gestione.account.title')}</Question>
      </SectionHead>
      <Text>{t(`gestione.account.${state}`)}</Text>
      <Actions marginTop="4">
        {state === 'active' ? (
          <Button onClick={() => setAsked('suspend')}>{t('gestione.account.suspend')}</Button>
        ) : (
          <>
            <Button onClick={() => setAsked('reopen')}>{t('gestione.account.reopen')}</Button>
            <Button variant="danger" onClick={() => setAsked('remove')}>
              {t('gestione.account.remove')}
            </Button>
          </>
        )}
      </Actions>
      {asked && (
        <AccountDialog
          what={asked}
          clientId={clientId}
          name={name}
          onChange={(card) => {
            onChange(card);
            close();
          }}
          onRemoved={onRemoved}
          onClose={close}
        />
      )}
    </Section>
  );
}

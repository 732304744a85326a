import type { ClientCard } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { Actions, Button, Question, Section, SectionHead, Text } from '@bussola/ui/core';
import { useState } from 'react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { AccountDialog } from './account-dialog.tsx';
import { LostFactorPart } from './lost-factor-part.tsx';
import { ResendPart } from './resend-part.tsx';
import { AccountFacts } from './sintesi-tab.tsx';

interface Props {
  card: Pick<ClientCard, 'client' | 'azzeramento'>;
  name: string;
  onChange: (part: Partial<Pick<ClientCard, 'client' | 'azzeramento'>>) => void;
  onRemoved: () => void;
}

/** The account itself: suspended first, deleted second, and opened again until then. */
export function AccountPart({ card, name, onChange, onRemoved }: Props) {
  const t = useT(adminNamespace);
  const { client } = card;
  const { state, userId: clientId } = client;
  const [asked, setAsked] = useState<'suspend' | 'reopen' | 'remove' | null>(null);
  const close = () => setAsked(null);
  return (
    <Section aria-labelledby="client-account">
      <SectionHead>
        <Question id="client-account">{t('gestione.account.title')}</Question>
      </SectionHead>
      <Text>{t(`gestione.account.${state}`)}</Text>
      <AccountFacts client={client} />
      <ResendPart client={client} />
      <LostFactorPart card={card} name={client.firstName || name} onChange={onChange} />
      <Actions marginTop="4">
        {state === 'active' && (
          <Button onClick={() => setAsked('suspend')}>{t('gestione.account.suspend')}</Button>
        )}
        {state === 'disabled' && (
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
            onChange({ client: card.client });
            close();
          }}
          onRemoved={onRemoved}
          onClose={close}
        />
      )}
    </Section>
  );
}

import type { DoneToClients } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { Button, Dialog, RuledList, RuledRow, Text } from '@bussola/ui/core';
import type { ReactNode } from 'react';
import { adminNamespace } from '../../locales/admin-namespace.ts';

interface Props {
  title: string;
  outcome: DoneToClients;
  /** What is said when nobody was left out. */
  children: ReactNode;
  onClose: () => void;
}

/** To how many something was done, and who was left out and why. */
export function OutcomeDialog({ title, outcome: { refused }, children, onClose }: Props) {
  const t = useT(adminNamespace);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('clienti.outcome.close')}
        </Button>
      }
    >
      {refused.length === 0 ? (
        <Text>{children}</Text>
      ) : (
        <>
          <Text>{t('clienti.outcome.leftOut', { count: refused.length })}</Text>
          <RuledList marginTop="3">
            {refused.map(({ userId, name, why }) => (
              <RuledRow key={userId} justifyContent="space-between" gap="4" paddingBlock="2">
                <Text fontWeight="560" overflowWrap="anywhere">
                  {name || t('clienti.noName')}
                </Text>
                <Text color="text-2">{t(`clienti.outcome.why.${why}`)}</Text>
              </RuledRow>
            ))}
          </RuledList>
        </>
      )}
    </Dialog>
  );
}

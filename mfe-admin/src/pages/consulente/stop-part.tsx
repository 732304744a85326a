import { useDeleteConsulente, useReopenConsulente } from '@bussola/client';
import type { ConsulenteCard } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { Actions, Button, Question, Section, SectionHead, Text } from '@bussola/ui/core';
import { useState } from 'react';
import { nameOf } from '../../consulenti/proposals.ts';
import { WhyDialog } from '../../consulenti/why-dialog.tsx';
import { consulentiNamespace } from '../../locales/consulenti-namespace.ts';
import { SuspendWizard } from './suspend-wizard.tsx';

/** How an adviser stops: the clients first, then the access. */
export function StopPart({ card, onRemoved }: { card: ConsulenteCard; onRemoved: () => void }) {
  const t = useT(consulentiNamespace);
  const [open, setOpen] = useState<'suspend' | 'reopen' | 'remove'>();
  const { consulente, clients } = card;
  const { mutateAsync: reopen } = useReopenConsulente(consulente.id);
  const { mutateAsync: remove } = useDeleteConsulente(consulente.id);
  const close = () => setOpen(undefined);
  const name = nameOf(consulente);
  return (
    <Section aria-labelledby="stop">
      <SectionHead>
        <Question id="stop">{t('stop.title')}</Question>
      </SectionHead>
      {consulente.state === 'active' ? (
        <>
          <Text color="text-2">{t('stop.text', { count: clients.length })}</Text>
          <Actions marginTop="4">
            <Button variant="danger" wide onClick={() => setOpen('suspend')}>
              {t('stop.suspend')}
            </Button>
          </Actions>
        </>
      ) : (
        <>
          <Text color="text-2">{t('stop.suspended')}</Text>
          <Actions marginTop="4">
            <Button onClick={() => setOpen('reopen')}>{t('stop.reopen')}</Button>
            <Button variant="danger" onClick={() => setOpen('remove')}>
              {t('stop.remove')}
            </Button>
          </Actions>
        </>
      )}
      {open === 'suspend' && <SuspendWizard card={card} onClose={close} />}
      {open === 'reopen' && (
        <WhyDialog
          title={t('stop.reopenTitle', { name })}
          text={t('stop.reopenText')}
          confirm={t('stop.reopen')}
          done={t('stop.reopened')}
          act={(why) => reopen({ reason: why })}
          onClose={close}
        />
      )}
      {open === 'remove' && (
        <WhyDialog
          danger
          title={t('stop.removeTitle', { name })}
          text={t('stop.removeText')}
          confirm={t('stop.remove')}
          done={t('stop.removed')}
          act={(why) => remove({ reason: why })}
          onDone={onRemoved}
          onClose={close}
        />
      )}
    </Section>
  );
}

import { useT } from '@bussola/i18n';
import { Box, Button, focusIfLost, Notice, PageHead } from '@bussola/ui/core';
import { useState } from 'react';
import { ordineNamespace } from '../../locales/ordine-namespace.ts';
import { useNames } from '../../costanti/use-names.ts';
import type { Constants, Summary } from '../../costanti/release.ts';
import { EffectPart } from './effect-part.tsx';
import { ListPart } from './list-part.tsx';
import { lastChange } from './order.ts';
import { PlacePart } from './place-part.tsx';
import { SaveDialog } from './save-dialog.tsx';
import { SinceLine } from './since-line.tsx';
import { useOrder } from './use-order.ts';

interface Props {
  constants: Constants;
  releases: readonly Summary[];
}

/** The list on one side, what it does on the other, and the way to put it in force. */
export function OrderEditor({ constants, releases }: Props) {
  const t = useT(ordineNamespace);
  const names = useNames();
  const order = useOrder(constants);
  const [isSaving, setSaving] = useState(false);
  const { isChanged, isOvertaken } = order;
  const last = lastChange(releases);
  const blocked = isOvertaken ? t('other.first') : isChanged ? undefined : t('nothingToSave');
  const discard = () => {
    order.discard();
    focusIfLost(document.querySelector('h1'));
  };
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          <>
            {isChanged && (
              <Button variant="tertiary" onClick={discard}>
                {t('discard')}
              </Button>
            )}
            <Button variant="primary" onClick={() => setSaving(true)} disabledReason={blocked}>
              {t('save')}
            </Button>
          </>
        }
      >
        {t('lead')}
      </PageHead>
      <SinceLine last={last} names={names} />
      {isOvertaken && (
        <Box marginTop="5">
          <Notice
            flat
            kind="warning"
            title={t('other.title', { who: names.of(last?.contributors[0] ?? null) })}
            action={
              <>
                <Button onClick={order.keep}>{t('other.mine')}</Button>
                <Button variant="tertiary" onClick={discard}>
                  {t('other.theirs')}
                </Button>
              </>
            }
          >
            {t('other.text')}
          </Notice>
        </Box>
      )}
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1.02fr) minmax(0, 1fr)' }}
        columnGap="56px"
      >
        <ListPart order={order} />
        <EffectPart release={constants.release} order={order} />
      </Box>
      <PlacePart release={constants.release} order={order} />
      {isSaving && (
        <SaveDialog
          release={constants.release}
          areas={order.areas}
          onSaved={order.discard}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}

import type { SoluzioneCode } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { focusIfLost } from '@bussola/ui/core';
import { ActionMenu } from '@bussola/ui/results';
import { useRef, useState } from 'react';
import type { Area } from '../area/area.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { MarkDialog } from './mark-dialog.tsx';
import type { Dated } from './mark-dialog.tsx';
import { segnoOf } from './segno-of.ts';
import { useMarking } from './use-marking.ts';

interface Props {
  area: Area;
  code: SoluzioneCode;
  /** Of the area. */
  title: string;
}
const CHOICES = ['primo_passo', 'fatto', 'non_ora'] as const;

/** «Segna come», in the foot of a card. */
export function MarkMenu({ area, code, title }: Props) {
  const t = useT(userAreaNamespace);
  const { save, putAside, takeAway } = useMarking(area, code);
  const [dialog, setDialog] = useState<Dated | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const isMarked = segnoOf(area.segni, code)?.vale === true;
  const choose = (choice: (typeof CHOICES)[number] | 'remove') => {
    if (choice === 'primo_passo' || choice === 'fatto') {
      setDialog(choice);
      return;
    }
    // The marked card leaves the page, so the focus moves to its section, which stays.
    const section = place.current?.closest('section');
    void (choice === 'remove' ? takeAway() : putAside()).then(() => focusIfLost(section));
  };
  return (
    <div ref={place}>
      <ActionMenu
        label={t('segni.menu')}
        of={title}
        items={[
          ...CHOICES.map((value) => ({ value, label: t(`segni.action.${value}`) })),
          ...(isMarked ? [{ value: 'remove' as const, label: t('segni.remove') }] : []),
        ]}
        onChoose={choose}
      />
      {dialog && (
        <MarkDialog
          userId={area.userId}
          stato={dialog}
          title={title}
          today={area.analisi.refDate}
          onSave={save}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}

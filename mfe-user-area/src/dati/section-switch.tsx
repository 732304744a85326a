import { useEnableSezione } from '@bussola/client';
import { RISPOSTE, SEZIONI_ANALISI } from '@bussola/domain';
import type { SezioneAnalisi } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { Box, Switch, Text, VisuallyHidden } from '@bussola/ui/core';
import type { Area } from '../area/area.ts';
import { rightsOf } from '../area/rights.ts';
import { useAsyncAction } from '../area/use-async-action.ts';
import { useReadAgain } from '../area/use-read-again.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

interface Props {
  area: Area;
  sezione: SezioneAnalisi;
  /** The name of the section on the page. */
  title: string;
}

/** Includes a section in the results. It is disabled for readers who may not write all of it. */
export function SectionSwitch({ area: { userId, info }, sezione, title }: Props) {
  const t = useT(userAreaNamespace);
  const { mutateAsync: enable } = useEnableSezione(userId);
  const readAgain = useReadAgain(userId);
  const { busy, run } = useAsyncAction();
  const rights = rightsOf(info);
  const keys = SEZIONI_ANALISI[sezione];
  if (!keys.every((key) => rights.mayRead(RISPOSTE[key].section))) return null;
  const turn = async (enabled: boolean) => {
    try {
      await enable({ sezione, enabled, version: info.version });
    } catch (error) {
      // After a conflict the next try starts from the household as it is now.
      await readAgain();
      throw error;
    }
  };
  return (
    <Switch
      label={
        <>
          <span>{t('dati.use.label')}</span> <VisuallyHidden>{`(${title})`}</VisuallyHidden>
        </>
      }
      checked={info.sezioni[sezione].enabled}
      disabled={busy || !rights.mayChange(keys)}
      onChange={(enabled) => void run(() => turn(enabled))}
    />
  );
}

/** Since when the results leave a section out; nothing while they use it. */
export function SectionOff({ area: { info }, sezione }: Omit<Props, 'title'>) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { enabled, dal } = info.sezioni[sezione];
  return (
    <Box aria-live="polite">
      {!enabled && dal && (
        <Text size="quiet" marginBottom="3">
          {t('dati.use.off', { date: formatDate(dal, language, 'long') })}
        </Text>
      )}
    </Box>
  );
}

import { useLanguage, useT } from '@bussola/i18n';
import { formatList } from '@bussola/i18n/format';
import { Icon, PencilIcon, Text } from '@bussola/ui/core';
import { useEffect, useEffectEvent } from 'react';
import { writingNamespace } from '../locales/writing-namespace.ts';

/** Under the 45 seconds after which the server takes somebody for gone. */
const EVERY_MS = 15_000;

/** Says that this is open here, at once and again, while somebody may be looking at it. */
export function useOpenHere(id: string | undefined, say: (id: string) => void): void {
  const tell = useEffectEvent(() => {
    if (id !== undefined && document.visibilityState === 'visible') say(id);
  });
  useEffect(() => {
    if (id === undefined) return undefined;
    tell();
    const again = setInterval(() => tell(), EVERY_MS);
    const seen = () => tell();
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(again);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [id]);
}

/** «Marta Riva sta scrivendo qui» */
export function Writers({ names }: { names: readonly string[] }) {
  const t = useT(writingNamespace);
  const language = useLanguage();
  return (
    <div role="status">
      {names.length > 0 && (
        <Text size="small" display="flex" gap="2" alignItems="center" marginTop="3">
          <Icon icon={PencilIcon} size={16} />
          <span>{t('presence', { count: names.length, names: formatList(names, language) })}</span>
        </Text>
      )}
    </div>
  );
}

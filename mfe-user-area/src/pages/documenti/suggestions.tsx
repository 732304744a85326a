import type { StoredFile } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import {
  Box,
  DocumentIcon,
  HomeIcon,
  Icon,
  KeyIcon,
  PickButton,
  Question,
  RuledRow,
  ShieldIcon,
  Text,
  TrendUpIcon,
  UploadIcon,
} from '@bussola/ui/core';
import type { LucideIcon } from '@bussola/ui/core';
import { usePeople } from '@bussola/results';
import type { Area } from '../../area/area.ts';
import { ACCEPT } from '../../documenti/fit.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { isKept, suggestedFor } from './suggested.ts';
import type { SuggestedKey } from './suggested.ts';

const ICONS: Readonly<Record<SuggestedKey, LucideIcon>> = {
  polizzaMutuo: HomeIcon,
  polizzaCasa: ShieldIcon,
  atto: KeyIcon,
  inps: TrendUpIcon,
  redditi: DocumentIcon,
};

/**
 * The documents that this family needs first. One that was uploaded from here is not suggested
 * again.
 */
export function Suggestions({
  area,
  files,
  onPick,
}: {
  area: Area;
  files: readonly StoredFile[];
  onPick: (file: File, name: string) => void;
}) {
  const t = useT(userAreaNamespace);
  const people = usePeople(area);
  const missing = suggestedFor(area.info.nucleoFamiliare, area.analisi.refDate)
    .map(({ key, memberId }) => ({
      key,
      name: t(`documenti.suggest.${key}.name`, {
        name: people.find(({ id }) => id === memberId)?.name ?? '',
      }),
    }))
    .filter(({ name }) => !isKept(name, files));
  return (
    <>
      {missing.length > 0 && (
        <>
          <Question>{t('documenti.startFrom')}</Question>
          <Box
            as="ul"
            listStyleType="none"
            display="grid"
            gap="0 56px"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
            marginTop="3"
          >
            {missing.map(({ key, name }) => (
              <RuledRow key={name} gap="4" flexWrap="nowrap">
                <Box color="ink" flex="none" display="inline-flex">
                  <Icon icon={ICONS[key]} />
                </Box>
                <Box flex="1" minWidth="0">
                  <Text fontWeight="600" overflowWrap="anywhere">
                    {name}
                  </Text>
                  <Text size="quiet">{t(`documenti.suggest.${key}.why`)}</Text>
                </Box>
                <PickButton
                  name={`document-${key}`}
                  variant="tertiary"
                  accept={ACCEPT}
                  icon={<Icon icon={UploadIcon} />}
                  aria-label={t('documenti.takeOne', { what: name })}
                  onPick={([file]) => {
                    if (file) onPick(file, name);
                  }}
                >
                  {t('documenti.take')}
                </PickButton>
              </RuledRow>
            ))}
          </Box>
        </>
      )}
      <Text size="quiet" marginTop="5">
        {t('documenti.health')}
      </Text>
    </>
  );
}

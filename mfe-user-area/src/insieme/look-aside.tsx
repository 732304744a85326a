import type { OwnLook } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatTime } from '@bussola/i18n/format';
import {
  Box,
  DownloadIcon,
  EyeOffIcon,
  Icon,
  PencilIcon,
  RuledList,
  RuledRow,
  Text,
  Title,
} from '@bussola/ui/core';
import { pageName } from '../accessi/page-name.ts';
import { Margin } from '../area/margin.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

const CANNOT = [
  ['change', PencilIcon],
  ['download', DownloadIcon],
  ['open', EyeOffIcon],
] as const;

/** What was opened so far, as the log has it, and what cannot be. */
export function LookAside({ look: { pages, name } }: { look: OwnLook }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const last = pages.length - 1;
  return (
    <Margin aria-label={t('insieme.aside', { name })}>
      <div>
        <Title as="h2" size={17}>
          {t('insieme.opened')}
        </Title>
        {pages.length > 0 && (
          <RuledList marginTop="3" borderTopWidth="0" aria-live="polite">
            {pages.map(({ page, at }, place) => (
              <RuledRow key={at} gap="4" paddingBlock="2">
                <Text as="span" size="quiet" fontVariantNumeric="tabular-nums">
                  {formatTime(at, language)}
                </Text>
                <Text as="span">
                  {place === last
                    ? t('insieme.now', { page: pageName(page, language) })
                    : pageName(page, language)}
                </Text>
              </RuledRow>
            ))}
          </RuledList>
        )}
        <Text size="quiet" marginTop="3">
          {t(pages.length > 0 ? 'insieme.kept' : 'insieme.none')}
        </Text>
      </div>
      <div>
        <Title as="h2" size={17}>
          {t('insieme.cannot')}
        </Title>
        <Box as="ul" listStyleType="none" marginTop="3" display="grid" gap="3">
          {CANNOT.map(([what, icon]) => (
            <Box as="li" key={what} display="flex" gap="3" alignItems="flex-start">
              <Box as="span" flex="none" color="text-2" marginTop="2px">
                <Icon icon={icon} size={18} />
              </Box>
              <Text as="span">{t(`insieme.cannotDo.${what}`)}</Text>
            </Box>
          ))}
        </Box>
      </div>
    </Margin>
  );
}

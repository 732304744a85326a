import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatList } from '@bussola/i18n/format';
import {
  Box,
  chakra,
  Question,
  Section,
  SectionHead,
  StateTag,
  Text,
  TextLink,
} from '@bussola/ui/core';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { releasePath } from '../../costanti/release.ts';
import type { Constants } from '../../costanti/release.ts';
import { useNames } from '../../costanti/use-names.ts';

/** Drafts, and releases that wait for a signature or for their day. */
export function DraftsPart({ constants: { drafts, costanti } }: { constants: Constants }) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const names = useNames();
  const nameOf = (key: string) => costanti.find((one) => one.key === key)?.nome[language] ?? key;
  return (
    <Section aria-labelledby="drafts">
      <SectionHead>
        <Question id="drafts">{t('costanti.vita.list.title')}</Question>
      </SectionHead>
      {drafts.length === 0 ? (
        <Text color="text-2">{t('costanti.vita.list.none')}</Text>
      ) : (
        <chakra.ul listStyle="none">
          {drafts.map(
            ({ id, release, state, keys, contributors, updatedAt, effectiveFrom, why }) => (
              <chakra.li
                key={id}
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                gap="8px 20px"
                paddingBlock="4"
                borderBottomWidth="1px"
                borderColor="line"
              >
                <Box flex="1 1 260px" minWidth="0">
                  <TextLink href={releasePath(id)}>{release ?? t('costanti.vita.draft')}</TextLink>
                  <Text size="quiet">
                    {`${t('costanti.vita.list.keys', { count: keys.length })}: ${keys.map(nameOf).join(' · ')}`}
                  </Text>
                  {why !== '' && <Text size="quiet">{why}</Text>}
                </Box>
                <Text size="quiet">
                  {`${formatList(contributors.map(names.of), language)}, ${formatDate(updatedAt, language, 'long')}`}
                </Text>
                <StateTag live={state !== 'draft'}>
                  {t(`costanti.vita.list.stateOf.${state}`, {
                    date: effectiveFrom ? formatDate(effectiveFrom, language) : '',
                  })}
                </StateTag>
              </chakra.li>
            ),
          )}
        </chakra.ul>
      )}
    </Section>
  );
}

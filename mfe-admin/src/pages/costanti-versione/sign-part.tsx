import { useLanguage, useT } from '@bussola/i18n';
import { formatList } from '@bussola/i18n/format';
import {
  Avatar,
  Box,
  chakra,
  Question,
  Section,
  SectionHead,
  Text,
  TextLink,
} from '@bussola/ui/core';
import type { ReactNode } from 'react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import type { Names } from '../../costanti/use-names.ts';
import type { Release } from '../../costanti/release.ts';

/** Who signs next, by name, and why not oneself. */
export function SignPart({ release, names }: { release: Release; names: Names }) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const { state, contributors, submittedBy } = release;
  if (state !== 'draft' && state !== 'submitted') return null;
  const touched = (id: string) => contributors.includes(id) || submittedBy === id;
  const others = names.supers.filter(({ id }) => !touched(id) && id !== names.ownId);
  const isOwn = touched(names.ownId);
  const own = names.supers.find(({ id }) => id === names.ownId)?.name ?? '';
  return (
    <Section aria-labelledby="sign">
      <SectionHead>
        <Question id="sign">{t('costanti.vita.sign.title')}</Question>
      </SectionHead>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="20px 40px">
        {others.length > 0 ? (
          <Signer
            name={others[0]?.name ?? ''}
            title={t('costanti.vita.sign.other', {
              who: formatList(
                others.map(({ name }) => name),
                language,
                'or',
              ),
            })}
          >
            {t('costanti.vita.sign.otherText')}
          </Signer>
        ) : (
          isOwn && (
            <Signer name="?" title={t('costanti.vita.sign.nobody')}>
              <span>{t('costanti.vita.sign.nobodyText')}</span>{' '}
              <TextLink href="/admin/amministratori">{t('costanti.vita.sign.invite')}</TextLink>
            </Signer>
          )
        )}
        <Signer
          name={own}
          title={t(isOwn ? 'costanti.vita.sign.notYou' : 'costanti.vita.sign.you')}
        >
          {t(isOwn ? 'costanti.vita.sign.notYouText' : 'costanti.vita.sign.youText')}
        </Signer>
      </Box>
    </Section>
  );
}

function Signer({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <Box display="flex" gap="4">
      <Avatar name={name} size="md" />
      <Box minWidth="0">
        <chakra.h3 fontWeight="640">{title}</chakra.h3>
        <Text color="text-2">{children}</Text>
      </Box>
    </Box>
  );
}

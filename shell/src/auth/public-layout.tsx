import type { ReactNode } from 'react';
import { changeLanguage, LANGUAGES, useLanguage } from '@bussola/i18n';
import { useTranslation } from 'react-i18next';
import { brand, chakra, LinkLikeButton, Logo, Text, TextLink, Title, UiLink } from '@bussola/ui/core';
import { useShellWords } from '../boot/hooks.ts';
import { setPreference } from '../boot/preferences.ts';
import { NightPanel } from './night-panel.tsx';

interface Props { title: string; lead?: ReactNode; children: ReactNode; /** The door to the checkup on the dark half. */ withCheckup?: boolean }

/** The public half-and-half: the way in on paper, the promise on the dark panel. */
export function PublicLayout({ title, lead, children, withCheckup = false }: Props) {
  const t = useShellWords();
  return (
    <chakra.div display="grid" gridTemplateColumns={withCheckup ? { base: '1fr', lg: 'minmax(0, 48fr) minmax(0, 52fr)' } : '1fr'} minHeight="100dvh">
      <chakra.div display="flex" flexDirection="column" paddingInline={{ base: '5', md: '16' }} paddingTop={{ base: '6', md: '10' }} paddingBottom="8" minWidth="0">
        <chakra.header><UiLink href="/user/login" aria-label={brand.name}><Logo /></UiLink></chakra.header>
        <chakra.main id="content" margin="auto" width="100%" maxWidth={withCheckup ? '404px' : '480px'} paddingBlock={{ base: '9', md: '12' }}>
          <Title size={34}>{title}</Title>
          {lead && <Text as="div" color="text-2" marginTop="1.5">{lead}</Text>}
          <chakra.div marginTop="6">{children}</chakra.div>
        </chakra.main>
        <chakra.footer display="flex" flexWrap="wrap" gap="4px 20px" alignItems="center" textStyle="quiet">
          <TextLink quiet external href={brand.policies.terms}>{t('policies.terms')}</TextLink>
          <TextLink quiet external href={brand.policies.privacy}>{t('policies.privacy')}</TextLink>
          <TextLink quiet external href={brand.policies.cookies}>{t('policies.cookies')}</TextLink>
          <LanguageChoice />
        </chakra.footer>
      </chakra.div>
      {withCheckup && <NightPanel />}
    </chakra.div>
  );
}

function LanguageChoice() {
  const t = useShellWords();
  const { i18n } = useTranslation();
  const language = useLanguage();
  return (
    <chakra.span role="group" aria-label={t('language')} marginInlineStart="auto" display="inline-flex" gap="2" alignItems="center" minHeight="44px">
      {LANGUAGES.map(({ code, name }, place) => (
        <chakra.span key={code} display="inline-flex" gap="2">
          {place > 0 && <span aria-hidden="true">·</span>}
          {code === language
            ? <chakra.b aria-current="true" color="text">{name}</chakra.b>
            : <LinkLikeButton type="button" lang={code} quiet onClick={() => { setPreference('language', code); void changeLanguage(i18n, code); }}>{name}</LinkLikeButton>}
        </chakra.span>
      ))}
    </chakra.span>
  );
}

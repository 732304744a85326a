import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { POLICY_VERSION } from '@bussola/contract/policy-version';
import { useLanguage } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { brand } from '@bussola/ui/core';
import { Article } from './article.tsx';
import { policyTexts } from './policy-texts.ts';
import { POLICIES } from './policy-text.ts';

/** /termini, /privacy, /cookie: our own texts, or the operator's address in their place. */
export default function PolicyPage() {
  const { pathname } = useLocation();
  const language = useLanguage();
  const texts = policyTexts(language);
  const policy = POLICIES.find((one) => pathname.startsWith(`/${PATH[one]}`)) ?? 'terms';
  const configured = brand.policies[policy];
  const isOurs = configured.startsWith('/');
  useEffect(() => {
    if (!isOurs) location.replace(configured);
  }, [configured, isOurs]);
  if (!isOurs) return null;
  const version = texts.version(formatDate(POLICY_VERSION, language, 'long'));
  return (
    <Article
      text={texts[policy]}
      name={texts.name[policy]}
      letter={version}
      tabs={POLICIES.map((one) => ({
        name: texts.name[one],
        href: brand.policies[one],
        isCurrent: one === policy,
      }))}
      recorded={{ title: texts.recorded, text: texts.recordedText(POLICY_VERSION) }}
    />
  );
}

const PATH = { terms: 'termini', privacy: 'privacy', cookies: 'cookie' } as const;

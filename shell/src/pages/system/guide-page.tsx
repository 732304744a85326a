import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '@bussola/i18n';
import { brand, Button, LinkButton } from '@bussola/ui/core';
import { useShellWords } from '../../boot/hooks.ts';
import { Article } from '../policies/article.tsx';
import { policyTexts } from '../policies/policy-texts.ts';
import { SystemPage } from './system-page.tsx';

/** /guida: our own guide, or the operator's in its place. */
export default function GuidePage() {
  const texts = policyTexts(useLanguage());
  if (!brand.guideUrl.startsWith('/')) return <ExternalGuide />;
  return <Article text={texts.guide} name={texts.guideName} />;
}

/** In a new tab; in a tab that was opened for it, the guide itself. */
function ExternalGuide() {
  const t = useShellWords();
  const navigate = useNavigate();
  useEffect(() => {
    if (history.length === 1) location.replace(brand.guideUrl);
    else window.open(brand.guideUrl, '_blank', 'noopener,noreferrer');
  }, []);
  return (
    <SystemPage title={t('guide.title')} lead={t('guide.lead')}>
      <LinkButton
        variant="primary"
        size="big"
        href={brand.guideUrl}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('guide.open')}
      </LinkButton>
      <Button variant="tertiary" onClick={() => void navigate(-1)}>
        {t('guide.back')}
      </Button>
    </SystemPage>
  );
}

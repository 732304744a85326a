import { TAB } from '@bussola/domain';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '@bussola/i18n';
import { chakra, LinkButton, Notice } from '@bussola/ui/core';
import { checkupNamespace } from '../namespace.ts';
import { resumePath, tabOf, tabUpTo } from '../steps.ts';
import { useDraft } from '../draft/use-draft.tsx';

/**
 * «Eccoti di nuovo: eri a…». Shown to a person who comes back, on any device, and opens a step
 * before the last one that they reached.
 */
export function ResumeBanner({ initialReached }: { initialReached: number }) {
  const t = useT(checkupNamespace);
  const { pathname } = useLocation();
  const completed = useDraft((state) => state.completed);
  const [isClosed, setClosed] = useState(false);
  const [firstPath] = useState(pathname);
  const tab = tabOf(pathname) ?? 0;
  if (
    isClosed ||
    completed ||
    initialReached <= 1 ||
    tab === TAB.introduzione ||
    tab >= initialReached ||
    pathname !== firstPath
  )
    return null;
  return (
    <chakra.div
      width="100%"
      maxWidth="page"
      marginInline="auto"
      paddingInline={{ base: '5', md: '8', xl: '0' }}
      paddingTop="5"
    >
      <Notice
        kind="info"
        flat
        title={t('resume.title', { step: t(`tabs.t${tabUpTo(initialReached)}`) })}
        onClose={() => setClosed(true)}
        action={
          <LinkButton
            display={{ base: 'none', md: 'inline-flex' }}
            href={resumePath(initialReached)}
          >
            {t('resume.go')}
          </LinkButton>
        }
      >
        <span>{t('resume.text')}</span>
        <chakra.span display={{ base: 'block', md: 'none' }} marginTop="3">
          <LinkButton href={resumePath(initialReached)}>{t('resume.go')}</LinkButton>
        </chakra.span>
      </Notice>
    </chakra.div>
  );
}

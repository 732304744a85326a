import { reportQueries, useDismissCorrections } from '@bussola/client';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, numberWordUpper } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { Box, Notice, TextLink } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import type { Area } from '../area/area.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { paths } from '../paths.ts';
import { useValueText } from './use-value-text.ts';
import type { Correction } from './use-value-text.ts';

/**
 * A notice on Home. It appears when corrections affect the signed-in person, and stays until they
 * close it. It is not shown in another person's area. Home does not wait for it.
 */
export function CorrectionsNotice({ area }: { area: Area }) {
  return useShell().session.isActing ? null : <OwnNotice area={area} />;
}

function OwnNotice({ area: { userId, info } }: { area: Area }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { data } = useQuery(reportQueries.corrections(userId, info.version));
  const dismiss = useDismissCorrections(userId, info.version);
  if (!data?.nuove) return null;
  const mine = data.correzioni.filter(({ riguarda }) => riguarda);
  const newest = mine
    .map(({ giorno }) => giorno)
    .sort()
    .at(-1);
  return (
    <Box marginTop={{ base: '5', md: '6' }}>
      <Notice
        kind="info"
        flat
        silent
        title={t('correzioni.notice.title', { date: formatDate(newest, language, 'long') })}
        onClose={() => {
          dismiss.mutate();
        }}
      >
        <p>
          {t('correzioni.notice.text', {
            count: mine.length,
            number: numberWordUpper(mine.length, language),
          })}
        </p>
        {/* On phones the letter comes first: the figures are on the page. */}
        <Box display={{ base: 'none', md: 'block' }}>
          <Moved corrections={mine} />
        </Box>
        <TextLink href={paths.correzioni}>{t('correzioni.notice.open')}</TextLink>
      </Notice>
    </Box>
  );
}

/** At most two of the figures that changed. The page shows all of them. */
function Moved({ corrections }: { corrections: readonly Correction[] }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const said = useValueText();
  return corrections
    .filter(({ cifra }) => cifra)
    .slice(0, 2)
    .map(
      ({ id, cifra }) =>
        cifra && (
          <p key={id}>
            {t('correzioni.notice.moved', {
              name: cifra.nome[language],
              before: said(cifra.prima),
              now: said(cifra.ora),
            })}
          </p>
        ),
    );
}

import { costantiQueries } from '@bussola/client';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { LinkButton, PageHead } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { testiNamespace } from '../../locales/testi-namespace.ts';
import { historyPath } from '../../costanti/release.ts';
import type { Constants } from '../../costanti/release.ts';
import { NotReadYet } from '../../not-read-yet.tsx';
import { ConstantsPart } from './constants-part.tsx';
import { DraftsPart } from './drafts-part.tsx';
import { DuePart } from './due-part.tsx';
import { VixPart } from './vix-part.tsx';
import '../../portal.css';

export const words = [testiNamespace];

/** Page /admin/costanti, for SuperAdmins: the constants that fall due, and all constants. */
export default function CostantiPage() {
  const t = useT(adminNamespace);
  const query = useQuery(costantiQueries.staff());
  if (query.data) return <Read constants={query.data} />;
  return (
    <NotReadYet queries={[query]} loading={t('costanti.loading')} failed={t('costanti.failed')} />
  );
}

function Read({ constants }: { constants: Constants }) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const { release, comuniAl, scadenze } = constants;
  const late = scadenze.filter(({ scaduta }) => scaduta).length;
  const [next] = scadenze;
  return (
    <>
      <PageHead
        title={t('costanti.title')}
        over={t('costanti.release', { release, comuni: formatDate(comuniAl, language, 'long') })}
        actions={
          <LinkButton variant="tertiary" href={historyPath()}>
            {t('costanti.vita.history')}
          </LinkButton>
        }
      >
        {late > 0
          ? t('costanti.leadLate', { count: late })
          : t('costanti.lead', { date: next ? formatDate(next.scade, language, 'long') : '' })}
      </PageHead>
      <DraftsPart constants={constants} />
      <DuePart constants={constants} />
      <ConstantsPart constants={constants} />
      <VixPart today={constants.giorno} />
    </>
  );
}

import { naturaDi } from '@bussola/domain/nomi';
import type { AllInfo } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { Box, PageHead, Section, Text, Title } from '@bussola/ui/core';
import { BigAmount, LevelRows } from '@bussola/ui/results';
import type { ReactNode } from 'react';
import { AREE } from '../aree.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { OtherAreaDocuments } from './other-area-documents.tsx';
import { OtherAreaReports } from './other-area-reports.tsx';

type Info = AllInfo & { vista: NonNullable<AllInfo['vista']> };
export const hasVista = (info: AllInfo): info is Info => info.vista !== undefined;

/**
 * Another person's area of which only some sections are open: their levels, people and totals, and
 * nothing of the closed ones.
 */
export function Vista({ info: { vista, nucleoFamiliare, user } }: { info: Info }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const names = nucleoFamiliare.flatMap(({ firstName }) => (firstName ? [firstName] : []));
  return (
    <Box>
      <PageHead title={t('area.vista.title', { name: user.firstName })}>
        {t(vista.hideAmounts ? 'area.vista.leadHidden' : 'area.vista.lead', {
          name: user.firstName,
        })}
      </PageHead>
      {(vista.patrimonio ?? vista.reddito) && (
        <Section display="flex" flexWrap="wrap" gap="24px 64px">
          {vista.patrimonio && (
            <Box>
              <Text size="quiet">{t('area.vista.wealth')}</Text>
              <BigAmount value={vista.patrimonio.netto} />
            </Box>
          )}
          {vista.reddito && (
            <Box>
              <Text size="quiet">{t('area.vista.income')}</Text>
              <BigAmount value={vista.reddito.netto} />
            </Box>
          )}
        </Section>
      )}
      {names.length > 0 && (
        <Part title={t('area.vista.people')}>
          <Text>{new Intl.ListFormat(language === 'it' ? 'it-IT' : 'en-GB').format(names)}</Text>
        </Part>
      )}
      {vista.livelli.length > 0 && (
        <Part title={t('area.vista.levels')}>
          <LevelRows
            rows={vista.livelli.map(({ code, level, motivo }) => ({
              key: code,
              label: AREE[code][language],
              level,
              toCheck: naturaDi(code) === 'verifica',
              notApplicable: motivo === 'non_applicabile',
              of: user.firstName,
            }))}
          />
        </Part>
      )}
      {vista.scopes.some((scope) => scope.startsWith('report')) && (
        <Part title={t('area.vista.reports')}>
          <OtherAreaReports userId={user.id} />
        </Part>
      )}
      {vista.scopes.some((scope) => scope.startsWith('documenti')) && (
        <Part title={t('documenti.vista')}>
          <OtherAreaDocuments
            userId={user.id}
            canWrite={vista.scopes.includes('documenti:write')}
          />
        </Part>
      )}
    </Box>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section>
    <Title as="h2" size={26}>
      {title}
    </Title>
    <Box marginTop="4" maxWidth="720px">
      {children}
    </Box>
  </Section>
);

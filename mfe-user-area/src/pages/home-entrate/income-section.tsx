import { useLanguage, useT } from '@bussola/i18n';
import { formatList, numberWord } from '@bussola/i18n/format';
import { Box, Question, Section, SectionHead, Text, TextLink } from '@bussola/ui/core';
import { Segmented } from '@bussola/ui/charts';
import { BigAmount } from '@bussola/ui/results';
import { useState } from 'react';
import type { Person } from '@bussola/results';
import { whose } from '../../area/answers.ts';
import type { Area } from '../../area/area.ts';
import { paths } from '../../paths.ts';
import { WhyFigure } from '../../perche/why-provider.tsx';
import { dashboardsNamespace } from '../../locales/dashboards-namespace.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import type { Earner, Every } from './earners.ts';
import { EarnersTable } from './earners-table.tsx';
import type { Kind } from '../../famiglia/work.ts';

interface Props {
  area: Area;
  earners: readonly Earner[];
  people: readonly Person[];
  alone: boolean;
}

/** *Quanto entra?* The total, its sources, and each person's part. */
export function IncomeSection({ area: { analisi }, earners, people, alone }: Props) {
  const t = useT(dashboardsNamespace);
  const words = useT(userAreaNamespace);
  const [every, setEvery] = useState<Every>('year');
  const { netto } = analisi.reddito;
  const estimated = whose(analisi, 'reddito.netto', 'redditoNettoAnnuo', 'estimated');
  const kinds = useKinds(earners);
  return (
    <Section data-print="whole">
      <SectionHead>
        <Question>{t('entrate.income.question')}</Question>
        <div>
          <Segmented
            label={t('entrate.income.switch')}
            value={every}
            onChange={setEvery}
            options={[
              { value: 'year', label: t('entrate.income.year') },
              { value: 'month', label: t('entrate.income.month') },
            ]}
          />
        </div>
      </SectionHead>
      <Box display="flex" flexWrap="wrap" alignItems="flex-end" gap="12px 56px">
        <div>
          <Text size="quiet">
            <span>{t(`entrate.income.net.${every}${alone ? 'Alone' : ''}`)}</span>{' '}
            <WhyFigure figura="reddito.netto" of={words('perche.of.reddito')} />
          </Text>
          <BigAmount value={every === 'year' ? netto : netto / 12} />
        </div>
        <Text size="lead" flex="1 1 18em">
          {t('entrate.income.from', { list: kinds })}
        </Text>
      </Box>
      <Box marginTop="7">
        <EarnersTable earners={earners} every={every} total={netto} estimated={estimated} />
      </Box>
      <Notes {...{ analisi, people, every }} hasEstimates={estimated.length > 0} />
    </Section>
  );
}

/** «due lavori e una pensione»: what the professions tell of the incomes. */
function useKinds(earners: readonly Earner[]): string {
  const t = useT(dashboardsNamespace);
  const language = useLanguage();
  const KINDS: readonly Kind[] = ['lavoro', 'pensione', 'altro'];
  const said = KINDS.flatMap((kind) => {
    const count = earners.filter((one) => one.kind === kind).length;
    return count > 0
      ? [t(`entrate.income.${kind}`, { count, number: numberWord(count, language) })]
      : [];
  });
  return formatList(said, language);
}

function Notes({
  analisi,
  people,
  every,
  hasEstimates,
}: {
  analisi: Area['analisi'];
  people: readonly Person[];
  every: Every;
  hasEstimates: boolean;
}) {
  const t = useT(dashboardsNamespace);
  const language = useLanguage();
  const ids = whose(analisi, 'reddito.netto', 'redditoNettoAnnuo', 'missing');
  const missing = people
    .filter(({ id }) => ids.includes(id))
    .map(({ kinship, name }) =>
      kinship === 'me' ? t('entrate.income.missingYours') : t('entrate.income.missingOf', { name }),
    );
  return (
    <Text size="quiet" marginTop="4">
      {missing.length > 0 && (
        <>
          <span>{t('entrate.income.missing', { list: formatList(missing, language) })}</span>{' '}
          <TextLink href={paths.profiloReddito}>{t('entrate.income.complete')}</TextLink>
          <span>.</span>{' '}
        </>
      )}
      <span>
        {[
          every === 'month' && t('entrate.income.monthNote'),
          hasEstimates && t('entrate.income.estimated'),
          t('entrate.income.only'),
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
    </Text>
  );
}

import type { ContributiFondo, EsitoScelta, TfrDelMembro } from '@bussola/domain/simulazione';
import { useLanguage, useT } from '@bussola/i18n';
import { formatAge, formatPercent } from '@bussola/i18n/format';
import { Box, DisclosureList, Marked, Text, useMoney } from '@bussola/ui/core';
import { BarRows } from '@bussola/ui/charts';
import { SliderField } from '@bussola/ui/forms';
import { DataTable } from '@bussola/ui/results';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFigure } from '@bussola/results';
import type { Person } from '@bussola/results';
import { famigliaOf } from '../../area/area.ts';
import { QuestionCard, QuestionSection } from '../../area/question-section.tsx';
import type { Area } from '../../area/area.ts';
import { ChoosePerson, useChosenPerson } from '../../famiglia/choose-person.tsx';
import { engineQuery } from '../../simulatore/engine/engine-query.ts';
import type { Ready } from '../../simulatore/engine/engine-query.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

interface Props {
  area: Area;
  people: readonly Person[];
}
/** Highest share of gross pay that the sliders offer. */
const MOST = 0.05;
const STEP = 0.001;
/** If the difference is smaller, the two choices are called equal, euro. */
const ALIKE = 500;

/**
 * *Che fine fa il TFR?* Compares leaving severance pay in the firm with moving it to a fund, for
 * each private employee. Runs in the browser and saves nothing. Shows nothing if the comparison
 * cannot be computed.
 */
export function SeverancePay(props: Props) {
  const queryClient = useQueryClient();
  const { data } = useQuery(engineQuery(queryClient, props.area.analisi.costanti));
  return data ? <Compared {...props} ready={data} /> : null;
}

function Compared({ area, people, ready }: Props & { ready: Ready }) {
  const t = useT(userAreaNamespace);
  const { engine, costanti } = ready;
  const famiglia = useMemo(() => famigliaOf(area), [area]);
  const whose = useMemo(
    () =>
      people.filter(({ id }) => {
        const { status } = engine.tfrDelMembro(costanti, famiglia, id);
        return status === 'ok' || status === 'troppo_tardi';
      }),
    [people, engine, costanti, famiglia],
  );
  const [person, choose] = useChosenPerson(whose);
  if (!person) return null;
  return (
    <QuestionSection question={t('tfr.question')} lead={t('tfr.lead')}>
      <QuestionCard>
        <ChoosePerson among={whose} value={person.id} onChange={choose} />
        {whose.length === 1 && people.length > 1 && (
          <Text size="quiet">{t('area.person.of', { name: person.name })}</Text>
        )}
        <OfPerson key={person.id} ready={ready} area={area} memberId={person.id} />
      </QuestionCard>
    </QuestionSection>
  );
}

function OfPerson({ ready, area, memberId }: { ready: Ready; area: Area; memberId: string }) {
  const t = useT(userAreaNamespace);
  const [typed, setTyped] = useState<ContributiFondo>();
  const { engine, costanti } = ready;
  const famiglia = useMemo(() => famigliaOf(area), [area]);
  const esito = useMemo(
    () => engine.tfrDelMembro(costanti, famiglia, memberId, typed),
    [engine, costanti, famiglia, memberId, typed],
  );
  if (esito.status !== 'ok') return <Text>{t('tfr.late')}</Text>;
  const { contributi } = esito;
  const slider = (which: keyof ContributiFondo) => (
    <SliderField
      name={`tfr-${which}`}
      label={t(`tfr.${which}`)}
      min={0}
      max={Math.max(MOST, contributi[which])}
      step={STEP}
      value={contributi[which]}
      onChange={(value) => setTyped({ ...contributi, [which]: value })}
      format={share}
    />
  );
  return (
    <>
      <Box display="grid" gap="5">
        {slider('proprio')}
        {slider('datore')}
        <Text size="quiet">{t('tfr.hint')}</Text>
      </Box>
      <Box borderTopWidth="1px" borderColor="line" paddingTop="5" aria-live="polite">
        <Answer esito={esito} />
      </Box>
      <Choices esito={esito} />
      <Basis esito={esito} />
      <Text size="quiet">{t('tfr.note')}</Text>
    </>
  );
}

const share = (value: number): string => formatPercent(value * 100, { decimals: 1 });
/** Rounded to 100 €, because a sum over decades is not exact. */
const round = (value: number): number => Math.round(value / 100) * 100;

function Answer({ esito: { scelte, mesiEta } }: { esito: TfrDelMembro }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const money = useMoney();
  const of = (scelta: EsitoScelta['scelta']) => scelte.find((one) => one.scelta === scelta);
  const [azienda, fondo, insieme] = [of('azienda'), of('fondo'), of('fondoDatore')];
  if (!azienda || !fondo || !insieme) return null;
  const difference = fondo.netto - azienda.netto;
  const said = Math.abs(difference) < ALIKE ? 'tfr.same' : difference > 0 ? 'tfr.more' : 'tfr.less';
  const euro = (value: number) => money.format(round(value));
  return (
    <>
      <Text>
        <Marked>
          {t(said, { age: formatAge(mesiEta, language), amount: euro(Math.abs(difference)) })}
        </Marked>
      </Text>
      {insieme.versatoDatore > 0 && (
        <Text marginTop="2">
          {t(insieme.costoAnnuo > 0 ? 'tfr.withEmployer' : 'tfr.withEmployerFree', {
            added: euro(insieme.versatoDatore),
            net: euro(insieme.netto),
            cost: money.price(insieme.costoAnnuo / 12),
          })}
        </Text>
      )}
    </>
  );
}

function Choices({ esito: { scelte, oggi } }: { esito: TfrDelMembro }) {
  const t = useT(userAreaNamespace);
  const money = useMoney();
  const euro = (value: number) => money.format(round(value));
  return (
    <>
      <BarRows
        label={t('tfr.bars')}
        rows={scelte.map(({ scelta, netto }) => ({
          key: scelta,
          label: t(`tfr.short.${scelta}`),
          value: round(netto),
        }))}
      />
      <DataTable<EsitoScelta>
        caption={t('tfr.question')}
        rows={scelte}
        rowKey={({ scelta }) => scelta}
        columns={[
          {
            key: 'choice',
            label: t('tfr.choice'),
            render: ({ scelta }) =>
              scelta === oggi
                ? `${t(`tfr.scelta.${scelta}`)} (${t('tfr.today')})`
                : t(`tfr.scelta.${scelta}`),
          },
          {
            key: 'net',
            label: t('tfr.net'),
            numeric: true,
            onCard: true,
            render: ({ netto }) => euro(netto),
          },
          {
            key: 'cost',
            label: t('tfr.cost'),
            numeric: true,
            onCard: true,
            render: ({ costoTotale }) => euro(costoTotale),
          },
          {
            key: 'added',
            label: t('tfr.added'),
            numeric: true,
            render: ({ versatoDatore }) => euro(versatoDatore),
          },
          {
            key: 'gross',
            label: t('tfr.gross'),
            numeric: true,
            render: ({ lordo }) => euro(lordo),
          },
          {
            key: 'tax',
            label: t('tfr.tax'),
            numeric: true,
            render: ({ imposta }) => euro(imposta),
          },
        ]}
      />
    </>
  );
}

/** Every assumption behind the comparison, with its law. */
function Basis({ esito }: { esito: TfrDelMembro }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const figure = useFigure();
  const money = useMoney();
  const { scelte, mesiEta, anni, tfrAnnuo, quota, tetto, rendimentoAzienda, rendimentoFondo } =
    esito;
  const rate = (scelta: EsitoScelta['scelta']) =>
    share(scelte.find((one) => one.scelta === scelta)?.aliquota ?? 0);
  const lines = [
    t('tfr.basis.time', {
      age: formatAge(mesiEta, language),
      years: figure(Math.round(anni), 'anni'),
      tfr: money.format(round(tfrAnnuo)),
      quota: formatPercent(quota * 100, { decimals: 2 }),
    }),
    t('tfr.basis.past'),
    t('tfr.basis.firm', { rate: share(rendimentoAzienda) }),
    t('tfr.basis.firmTax', { rate: rate('azienda') }),
    t('tfr.basis.fund', { rate: share(rendimentoFondo) }),
    t('tfr.basis.fundTax', { rate: rate('fondo') }),
    t('tfr.basis.taxes'),
    t('tfr.basis.deduction', { cap: money.price(tetto) }),
    t('tfr.basis.freedom'),
    t('tfr.basis.sources'),
  ];
  return (
    <DisclosureList
      items={[
        {
          id: 'tfr-basis',
          title: t('tfr.basis.title'),
          children: (
            <Box as="ul" display="grid" gap="2" paddingInlineStart="5">
              {lines.map((line) => (
                <li key={line}>
                  <Text>{line}</Text>
                </li>
              ))}
            </Box>
          ),
        },
      ]}
    />
  );
}

import type { Analisi, Scala } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import {
  Actions,
  Box,
  Button,
  Card,
  Icon,
  LinkButton,
  Marked,
  Notice,
  PlusIcon,
  Text,
  useMoney,
} from '@bussola/ui/core';
import { LadderChart } from '@bussola/ui/charts';
import { MoneyField, SliderField } from '@bussola/ui/forms';
import { useMemo, useState } from 'react';
import { useFigure } from '@bussola/results';
import { QuestionCard, QuestionSection } from '../area/question-section.tsx';
import type { Area } from '../area/area.ts';
import { rightsOf } from '../area/rights.ts';
import { paths } from '../paths.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { OutflowRow } from './outflow-row.tsx';
import { byYear, classesOf, emptyOutflow, errorsOf, isEmpty, ladderOf } from './outflows.ts';
import type { Outflow } from './outflows.ts';
import { useOutflows } from './use-outflows.ts';

const MOST = 12;
const MOST_MONTHS = 24;

/**
 * *Che cosa dovrai pagare, e quando?* Outflows by their dates and what would pay each, quarter by
 * quarter.
 */
export function OutflowLadder({ area }: { area: Area }) {
  const t = useT(userAreaNamespace);
  const { analisi, info } = area;
  const { refDate, gestione } = analisi;
  const mayWrite = rightsOf(info).mayWrite('patrimonio');
  const planned = useOutflows(area, mayWrite);
  const { outflows, setOutflows } = planned;
  const [saving, setSaving] = useState<number | null>(null);
  const [months, setMonths] = useState(gestione?.mesiEmergenza ?? 0);
  const classi = useMemo(() => classesOf(analisi), [analisi]);
  const reserve = months * (gestione?.essenzialeMensile ?? 0);
  const ladder = useMemo(
    () => classi && ladderOf(outflows, { refDate, classi, riservaEmergenza: reserve, saving }),
    [classi, outflows, refDate, reserve, saving],
  );
  return (
    <QuestionSection
      question={t('confronti.uscite.question')}
      lead={`${t('confronti.uscite.lead')} ${t(`confronti.uscite.${mayWrite ? 'leadSave' : 'leadTry'}`)}`}
    >
      {!classi ? (
        <SplitsMissing />
      ) : (
        <QuestionCard>
          <OutflowRows outflows={outflows} refDate={refDate} onChange={setOutflows} />
          {mayWrite && <SavePart planned={planned} info={info} refDate={refDate} />}
          <WhatPays
            gestione={gestione}
            saving={saving}
            onSaving={setSaving}
            months={months}
            onMonths={setMonths}
          />
          <Box borderTopWidth="1px" borderColor="line" paddingTop="5" aria-live="polite">
            {ladder ? (
              <Drawn ladder={ladder} />
            ) : (
              <Text color="text-2">{t('confronti.uscite.noDate')}</Text>
            )}
          </Box>
        </QuestionCard>
      )}
    </QuestionSection>
  );
}

/** What falls due by calendar year, and the press that keeps it. */
function SavePart({
  planned: { uscite, isDirty, isPending, problem, save },
  info,
  refDate,
}: {
  planned: ReturnType<typeof useOutflows>;
  info: Area['info'];
  refDate: string;
}) {
  const t = useT(userAreaNamespace);
  const money = useMoney();
  const years = byYear(uscite ?? [], refDate);
  const total = info.uscite ? 0 : (info.uscitePianificate ?? 0);
  return (
    <Box display="grid" gap="3">
      {years.length > 0 && (
        <Text>
          <Marked>
            {years
              .map(({ year, sum }) => t('confronti.uscite.year', { year, sum: money.format(sum) }))
              .join(' · ')}
          </Marked>
        </Text>
      )}
      {total > 0 && (
        <Text size="quiet">{t('confronti.uscite.total', { total: money.format(total) })}</Text>
      )}
      {problem && <Notice kind="error" title={problem} />}
      {isDirty && (
        <Actions>
          <Button
            busy={isPending}
            {...(uscite ? {} : { disabledReason: t('confronti.uscite.unfinished') })}
            onClick={() => void save()}
          >
            {t('confronti.uscite.save')}
          </Button>
        </Actions>
      )}
    </Box>
  );
}

/** Without the split of the investments nothing says what could be sold. */
function SplitsMissing() {
  const t = useT(userAreaNamespace);
  return (
    <Card ghost marginTop="5" maxWidth="720px">
      <Text>{t('confronti.uscite.splits')}</Text>
      <Actions marginTop="4">
        <LinkButton href={paths.profiloSuddivisione}>{t('confronti.uscite.complete')}</LinkButton>
      </Actions>
    </Card>
  );
}

interface RowsProps {
  outflows: readonly Outflow[];
  refDate: string;
  onChange: (outflows: Outflow[]) => void;
}

function OutflowRows({ outflows, refDate, onChange }: RowsProps) {
  const t = useT(userAreaNamespace);
  const change = (changed: Outflow) =>
    onChange(outflows.map((one) => (one.key === changed.key ? changed : one)));
  const next = Math.max(...outflows.map(({ key }) => key)) + 1;
  const remove = (gone: Outflow) => {
    const rest = outflows.filter((one) => one !== gone);
    onChange(rest.length > 0 ? rest : [emptyOutflow(next)]);
  };
  return (
    <>
      <Box as="ul" listStyleType="none" display="grid" gap="5">
        {outflows.map((outflow, place) => (
          <OutflowRow
            key={outflow.key}
            outflow={outflow}
            number={place + 1}
            errors={errorsOf(outflow, refDate)}
            onChange={change}
            onRemove={outflows.length > 1 || !isEmpty(outflow) ? () => remove(outflow) : undefined}
          />
        ))}
      </Box>
      <Actions>
        <Button
          icon={<Icon icon={PlusIcon} />}
          disabled={outflows.length >= MOST}
          onClick={() => onChange([...outflows, emptyOutflow(next)])}
        >
          {t('confronti.uscite.add')}
        </Button>
      </Actions>
    </>
  );
}

interface WhatPaysProps {
  gestione: Analisi['gestione'];
  saving: number | null;
  onSaving: (saving: number | null) => void;
  months: number;
  onMonths: (months: number) => void;
}

function WhatPays({ gestione, saving, onSaving, months, onMonths }: WhatPaysProps) {
  const t = useT(userAreaNamespace);
  const figure = useFigure();
  return (
    <Box
      display="grid"
      gap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      alignItems="start"
    >
      <MoneyField
        name="uscite-risparmio"
        wide
        label={t('confronti.uscite.saving')}
        help={t('confronti.uscite.savingHelp')}
        value={saving}
        onChange={onSaving}
        error={saving !== null && Number.isNaN(saving) ? t('confronti.uscite.wrong') : undefined}
      />
      {gestione && (
        <SliderField
          name="uscite-mesi"
          label={t('confronti.uscite.months')}
          min={0}
          max={Math.max(MOST_MONTHS, gestione.mesiEmergenza)}
          step={1}
          value={months}
          onChange={onMonths}
          format={(value) =>
            t('confronti.uscite.monthsReserve', {
              months: figure(value, 'mesi'),
              amount: figure(value * gestione.essenzialeMensile, 'euro'),
            })
          }
        />
      )}
    </Box>
  );
}

function Drawn({
  ladder: { trimestri, totale, primaScoperta, primaVendita, oltre },
}: {
  ladder: Scala;
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const money = useMoney();
  const total = money.format(totale);
  const day = (date: string) => formatDate(date, language, 'long');
  const sentence = primaScoperta
    ? t('confronti.uscite.short', {
        total,
        date: day(primaScoperta.data),
        missing: money.format(primaScoperta.manca),
      })
    : primaVendita
      ? t('confronti.uscite.selling', { total, date: day(primaVendita) })
      : t('confronti.uscite.allCovered', { total });
  return (
    <>
      <Text>
        <Marked>{totale > 0 ? sentence : t('confronti.uscite.none')}</Marked>
      </Text>
      {oltre.length > 0 && (
        <Text size="quiet" marginTop="1">
          {t('confronti.uscite.beyond', { count: oltre.length })}
        </Text>
      )}
      <Box marginTop="5">
        <LadderChart
          label={t('confronti.uscite.chart')}
          format={(value) => money.format(value)}
          parts={[
            t('confronti.uscite.cash'),
            t('confronti.uscite.bonds'),
            t('confronti.uscite.swings'),
          ]}
          words={{
            missing: t('confronti.uscite.missing'),
            need: t('confronti.uscite.need'),
            when: t('confronti.uscite.when'),
            chart: t('confronti.uscite.asChart'),
            table: t('confronti.uscite.asTable'),
            none: t('confronti.uscite.none'),
          }}
          steps={trimestri.map(({ dal, liquidi, breve, oscillanti, scoperto }) => ({
            key: dal,
            label: formatDate(dal, language),
            values: [liquidi, breve, oscillanti],
            missing: scoperto,
          }))}
        />
      </Box>
      <Text size="quiet" marginTop="3">
        {t('confronti.uscite.caution')}
      </Text>
    </>
  );
}

import { useUpdateMembro } from '@bussola/client';
import { answersAfter } from '@bussola/contract/draft';
import { chiOf } from '@bussola/domain';
import type { Membro } from '@bussola/domain';
import type { RiassuntoEstratto } from '@bussola/domain/simulazione';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import type { Statement } from '@bussola/inps-statement';
import { useShell } from '@bussola/portal';
import { Actions, Box, Button, Checkbox, Text, Title, useMoney } from '@bussola/ui/core';
import { useMemo, useState } from 'react';
import type { Person } from '@bussola/results';
import { famigliaOf } from '../../area/area.ts';
import type { Area } from '../../area/area.ts';
import { useAsyncAction } from '../../area/use-async-action.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { Effect } from '../../simulatore/effect.tsx';
import type { Ready } from '../../simulatore/engine/engine-query.ts';
import { StatementFacts } from './statement-facts.tsx';
import { patchOf, recentPay, suggestedAnswers } from './suggested-answers.ts';
import type { SuggestedAnswer, SuggestedKey } from './suggested-answers.ts';

interface Props {
  area: Area;
  person: Person;
  membro: Membro;
  statement: Statement;
  ready: Ready;
  onDone: () => void;
}

/** Shows what the statement says, the answers it suggests, and their effect on the results. */
export function StatementPreview(props: Props) {
  const t = useT(userAreaNamespace);
  const summary = useMemo(
    () => props.ready.engine.riassumiEstratto(props.statement.rows),
    [props.ready, props.statement],
  );
  if (!summary) return <Text>{t('estratto.noWeeks')}</Text>;
  return (
    <>
      <StatementFacts
        statement={props.statement}
        summary={summary}
        today={props.area.analisi.refDate}
      />
      <Suggestions {...props} summary={summary} />
    </>
  );
}

function Suggestions({
  area,
  person,
  membro,
  ready,
  summary,
  onDone,
}: Props & { summary: RiassuntoEstratto }) {
  const t = useT(userAreaNamespace);
  const shell = useShell();
  const { mutateAsync: update } = useUpdateMembro(area.userId);
  const { busy, run } = useAsyncAction();
  const suggested = useMemo(() => {
    const { engine, costanti } = ready;
    const gross = recentPay(summary, area.analisi.refDate);
    const net =
      gross === undefined
        ? undefined
        : engine.nettoDelMembro(costanti, famigliaOf(area), membro._id, gross);
    return suggestedAnswers(membro, summary, net);
  }, [ready, area, membro, summary]);
  // Net income was given by the person; the statement only estimates it.
  const [left, setLeft] = useState<readonly SuggestedKey[]>(
    membro.redditoNettoAnnuo === undefined ? [] : ['redditoNettoAnnuo'],
  );
  const taken = useMemo(
    () => suggested.filter(({ key }) => !left.includes(key)),
    [suggested, left],
  );
  const { refDate } = area.analisi;
  const patch = useMemo(() => patchOf(membro, taken), [membro, taken]);
  const changed = useMemo(
    () => ({
      memberId: membro._id,
      risposte: answersAfter(membro, patch, chiOf(membro, refDate)),
    }),
    [membro, patch, refDate],
  );
  if (suggested.length === 0) return <Text marginTop="5">{t('estratto.nothing')}</Text>;
  const save = () =>
    run(async () => {
      const { version } = area.info;
      await update({ memberId: membro._id, version, data: patch });
      shell.notify({ kind: 'success', text: t('estratto.saved', { name: person.name }) });
      onDone();
    });
  return (
    <Box marginTop="6">
      <Title as="h3" size={20}>
        {t('estratto.answers')}
      </Title>
      <Box marginTop="2">
        {suggested.map((one) => (
          <Checkbox
            key={one.key}
            name={`estratto-${one.key}`}
            label={<AnswerLine suggested={one} />}
            checked={!left.includes(one.key)}
            onChange={(isTaken) =>
              setLeft(isTaken ? left.filter((key) => key !== one.key) : [...left, one.key])
            }
          />
        ))}
      </Box>
      <Effect
        area={area}
        people={[person]}
        ready={ready}
        changed={changed}
        title={t('estratto.effect')}
        then={t('estratto.then')}
        none={t('estratto.noEffect')}
      />
      <Actions marginTop="6">
        <Button
          variant="primary"
          busy={busy}
          disabled={taken.length === 0}
          onClick={() => void save()}
        >
          {t('estratto.use')}
        </Button>
        <Button variant="tertiary" disabled={busy} onClick={onDone}>
          {t('estratto.leave')}
        </Button>
      </Actions>
    </Box>
  );
}

/** «Anni di contributi: 24 (oggi 22)». */
function AnswerLine({ suggested: { key, before, after } }: { suggested: SuggestedAnswer }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const money = useMoney();
  const write = (value: string | number): string => {
    if (typeof value === 'string') return formatDate(`${value}-01`, language, 'month');
    return key === 'redditoNettoAnnuo' ? money.format(value) : String(value);
  };
  return before === undefined
    ? t(`estratto.answer.${key}.missing`, { after: write(after) })
    : t(`estratto.answer.${key}.told`, { before: write(before), after: write(after) });
}

import { asProblem, costantiQueries } from '@bussola/client';
import { plainText } from '@bussola/contract/plain-text';
import type { FiguraId } from '@bussola/domain';
import { useCommonWords, useErrorText, useLanguage, useT } from '@bussola/i18n';
import { Button, Dialog, ErrorState, Skeleton, TextLink, useMoney } from '@bussola/ui/core';
import { ConstantValue, Explainer } from '@bussola/ui/results';
import { useQuery } from '@tanstack/react-query';
import { maskAmounts, useOverdueMark, usePeople, useSteps } from '@bussola/results';
import type { Area } from '../area/area.ts';
import { answerPath } from '../dati/editors.ts';
import { metodoPath } from '../paths.ts';
import { useWriteInput } from '../soluzioni/write-input.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { useSource } from './use-source.ts';
import { Improve } from './improve.tsx';
import { useLevelTexts } from '../soluzioni/use-level-texts.ts';
import { soluzioneOf, percheOf } from './perche-of.ts';
import type { InputShown, PercheShown } from './perche-of.ts';
import { useTexts } from '../vista/use-texts.ts';

interface Props {
  area: Area;
  figura: FiguraId;
  title: string | undefined;
  onClose: () => void;
}
const CONFIDENCE = { alta: 'high', media: 'medium', bassa: 'low' } as const;

/**
 * The drawer behind «Perché?», for any figure: rule, answers, constants with their law, what would
 * move it.
 */
export function WhyDrawer({ area, figura, title, onClose }: Props) {
  const t = useT(userAreaNamespace);
  const common = useCommonWords();
  const language = useLanguage();
  const errorText = useErrorText();
  const metodo = useQuery(costantiQueries.metodo());
  const perche = metodo.data && percheOf(area.analisi, metodo.data, figura);
  if (perche)
    return (
      <Told
        area={area}
        figura={figura}
        perche={perche}
        title={title ?? perche.regola.titolo[language]}
        onClose={onClose}
      />
    );
  const isFailed = metodo.isError || metodo.data !== undefined;
  return (
    <Dialog open onClose={onClose} side="sheet" title={title ?? t('perche.title')}>
      {isFailed ? (
        <ErrorState
          title={t('perche.failed')}
          code={asProblem(metodo.error)?.code}
          action={
            <Button busy={metodo.isFetching} onClick={() => void metodo.refetch()}>
              {common('action.retry')}
            </Button>
          }
        >
          {metodo.error ? <span>{errorText(asProblem(metodo.error)?.code)}</span> : null}{' '}
          <span>{t('perche.failedSafe')}</span>
        </ErrorState>
      ) : (
        <Skeleton label={t('perche.loading')} />
      )}
    </Dialog>
  );
}

interface ToldProps extends Props {
  perche: PercheShown;
  title: string;
}

function Told({ area, figura, perche, title, onClose }: ToldProps) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const textOf = useTexts();
  const { hidden } = useMoney();
  const input = useInputWords(area);
  const steps = useSteps();
  const source = useSource();
  const overdue = useOverdueMark(area.analisi);
  const levelTexts = useLevelTexts();
  const { analisi } = area;
  const of = soluzioneOf(figura);
  const soluzione = of && analisi.soluzioni.find(({ code }) => code === of.code);
  const { regola, domanda, level } = perche;
  const say = (text: { it: string; en: string }) => maskAmounts(text[language], hidden);
  return (
    <Explainer
      open
      onClose={onClose}
      title={title}
      confidence={{
        level: CONFIDENCE[perche.affidabilita],
        text: perche.dubbi.map(say).join(' '),
        estimate: overdue.ofFigure(figura),
      }}
      what={of ? plainText(textOf(`area.${of.code}.cosa`)) : regola.risponde[language]}
      formula={regola.formula[language]}
      steps={soluzione && perche.passi.length > 0 ? steps(soluzione) : []}
      why={soluzione ? say(soluzione.perche) : undefined}
      levels={
        of
          ? levelTexts(of.code).map((one) => ({
              ...one,
              toCheck: soluzione?.natura === 'verifica',
            }))
          : []
      }
      improve={
        of && (level === 'red' || level === 'yellow') ? (
          <Improve area={area} code={of.code} memberId={of.memberId} />
        ) : undefined
      }
      question={domanda && <NextQuestion domanda={domanda} input={input} onClose={onClose} />}
      inputs={perche.inputs.map(input.row)}
      constants={perche.costanti.map((one) => ({
        key: one.key,
        label: one.nome[language],
        value: <ConstantValue value={one.value} unit={one.unit} />,
        source: [source(one), overdue.ofConstant(one.key)].filter(Boolean).join('; '),
      }))}
      constantsLine={t('perche.constants', {
        count: perche.costanti.length,
        release: analisi.costanti,
      })}
      method={<MethodLine regolaId={regola.id} versione={perche.versione} analisi={analisi} />}
    />
  );
}

/** What an answer is called, what it says, and where it is written. */
function useInputWords(area: Area) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const people = usePeople(area);
  const write = useWriteInput();
  const owner = (input: InputShown) => people.find(({ id }) => id === input.memberId);
  const named = (input: InputShown) => {
    const whose = owner(input);
    return whose && people.length > 1
      ? `${input.label[language]} (${whose.name})`
      : input.label[language];
  };
  const row = (input: InputShown) => ({
    label: named(input),
    value: write(input),
    note: t(`soluzioni.provenance.${input.provenance}`),
    href: answerPath(input),
  });
  return { named, row };
}

interface QuestionProps {
  domanda: InputShown;
  input: ReturnType<typeof useInputWords>;
  onClose: () => void;
}

function NextQuestion({ domanda, input, onClose }: QuestionProps) {
  const t = useT(userAreaNamespace);
  return (
    <>
      <span>
        {t(domanda.provenance === 'missing' ? 'perche.askMissing' : 'perche.askEstimated')}
      </span>{' '}
      <TextLink href={answerPath(domanda)} onClick={onClose}>
        {input.named(domanda)}
      </TextLink>
      <span>.</span>
    </>
  );
}

interface MethodProps {
  regolaId: string;
  versione: number;
  analisi: Area['analisi'];
}

function MethodLine({ regolaId, versione, analisi }: MethodProps) {
  const t = useT(userAreaNamespace);
  return (
    <>
      <span>{`${t('perche.rule', { id: regolaId, version: versione })} ${t('soluzioni.page.release', { costanti: analisi.costanti, motore: analisi.motore })}.`}</span>{' '}
      <TextLink href={metodoPath(regolaId)}>{t('perche.method')}</TextLink>
    </>
  );
}

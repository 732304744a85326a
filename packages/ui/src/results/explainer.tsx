import { useUiWords } from '@bussola/i18n';
import type { ReactNode } from 'react';
import { Dialog } from '../core/dialog.tsx';
import { DisclosureList } from '../core/disclosure-list.tsx';
import { chakra } from '../core/layout.ts';
import { LevelMark, useLevelWords, type LevelLook } from '../core/level.tsx';
import { TextLink } from '../core/text-link.tsx';
import { Text, Title } from '../core/typography.tsx';
import { ConfidenceMark, type Confidence } from './confidence-mark.tsx';
import { StepTrace, type TraceStep } from './step-trace.tsx';
import { textElement } from '../core/text-element.tsx';

export interface ConstantShown {
  key: string;
  label: string;
  value: ReactNode;
  /** Law, date, kind. */ source: string;
}

export interface ExplainerSections {
  /**
   * How far the figure may be relied on, and why not further. `estimate`: a mark under it, such as
   * «stima».
   */
  confidence?: { level: Confidence; text?: ReactNode; estimate?: ReactNode } | undefined;
  what?: ReactNode;
  /** The formula in words, the same for every household. */
  formula?: ReactNode;
  steps?: readonly TraceStep[];
  why?: ReactNode;
  levels?: readonly { level: LevelLook; toCheck?: boolean; text: ReactNode }[];
  /** What would bring it. */
  improve?: ReactNode;
  /** The inputs it rests on, each with the place where it can be corrected. */
  inputs?: readonly {
    label: string;
    value?: string;
    href?: string | undefined;
    note?: string | undefined;
  }[];
  /** The answer that would firm it up with the least effort. */
  question?: ReactNode;
  constants?: readonly ConstantShown[];
  /** «34 cifre, con la loro legge»: the line behind which they stand. */
  constantsLine?: string;
  sources?: readonly { text: string; date?: string | undefined }[];
  method?: ReactNode;
}

export interface ExplainerProps extends ExplainerSections {
  open: boolean;
  onClose: () => void;
  title: string;
}

/**
 * The drawer behind «Perché»: what it is, the number step by step, why it matters, how to correct
 * it, the sources. On phones it comes from below.
 */
export function Explainer({ open, onClose, title, ...sections }: ExplainerProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} side="sheet">
      <ExplainerBody {...sections} />
    </Dialog>
  );
}

function ConfidencePart({ level, text, estimate }: NonNullable<ExplainerSections['confidence']>) {
  return (
    <div>
      <ConfidenceMark confidence={level} />
      {text && (
        <Text as="div" size="quiet" marginTop="1">
          {text}
        </Text>
      )}
      {estimate && <chakra.div marginTop="2">{estimate}</chakra.div>}
    </div>
  );
}

function LevelsPart({ levels }: { levels: NonNullable<ExplainerSections['levels']> }) {
  const t = useUiWords();
  const word = useLevelWords();
  if (levels.length === 0) return null;
  return (
    <Part title={t('explainer.levels')}>
      <chakra.ul listStyle="none" display="grid" gap="2">
        {levels.map(({ level, toCheck, text }) => (
          <chakra.li key={level} display="flex" gap="2.5" alignItems="baseline">
            <LevelMark level={level} />
            <span>
              <b>{word({ level, toCheck: toCheck ?? false })}</b>
              <span>:</span> {textElement(text)}
            </span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Part>
  );
}

function InputList({ inputs }: { inputs: NonNullable<ExplainerSections['inputs']> }) {
  return (
    <chakra.ul listStyle="none">
      {inputs.map((input, place) => (
        <chakra.li
          key={place}
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          gap="0 12px"
          paddingBlock="2.5"
          borderBottomWidth="1px"
          borderColor="line"
        >
          <span>
            {input.href ? <TextLink href={input.href}>{input.label}</TextLink> : input.label}
          </span>
          <span>
            <chakra.b textStyle="figure" fontWeight="560">
              {input.value}
            </chakra.b>
            {input.note && (
              <chakra.span textStyle="quiet" marginInlineStart="2">
                {input.note}
              </chakra.span>
            )}
          </span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** The same sections without the drawer, for a page that shows them open. */
export function ExplainerBody({
  confidence,
  what,
  formula,
  steps = [],
  why,
  levels = [],
  improve,
  inputs = [],
  question,
  constants = [],
  constantsLine,
  sources = [],
  method,
}: ExplainerSections) {
  const t = useUiWords();
  return (
    <chakra.div display="grid" gap="8" marginTop="4">
      {confidence && <ConfidencePart {...confidence} />}
      {what && <TextPart title={t('explainer.what')}>{what}</TextPart>}
      {/* The steps say the same with the reader's own figures. */}
      {formula && steps.length === 0 && (
        <TextPart title={t('explainer.formula')}>{formula}</TextPart>
      )}
      {steps.length > 0 && (
        <Part title={t('explainer.steps')}>
          <StepTrace steps={steps} />
        </Part>
      )}
      {why && <TextPart title={t('explainer.why')}>{why}</TextPart>}
      <LevelsPart levels={levels} />
      {improve && <Part title={t('explainer.improve')}>{improve}</Part>}
      <WrongPart inputs={inputs} question={question} />
      <ConstantsPart constants={constants} line={constantsLine} />
      {(sources.length > 0 || method) && <SourcesPart sources={sources} method={method} />}
    </chakra.div>
  );
}

function WrongPart({
  inputs,
  question,
}: Pick<ExplainerSections, 'question'> & { inputs: NonNullable<ExplainerSections['inputs']> }) {
  const t = useUiWords();
  if (inputs.length === 0 && !question) return null;
  return (
    <Part title={t('explainer.wrong')}>
      {question && (
        <Text
          as="div"
          borderInlineStartWidth="3px"
          borderColor="ink"
          paddingInlineStart="4"
          marginBottom="3"
        >
          {question}
        </Text>
      )}
      <InputList inputs={inputs} />
    </Part>
  );
}

function ConstantsPart({
  constants,
  line,
}: {
  constants: NonNullable<ExplainerSections['constants']>;
  line: string | undefined;
}) {
  const t = useUiWords();
  if (constants.length === 0) return null;
  return (
    <Part title={t('explainer.constants')}>
      <DisclosureList
        items={[
          {
            id: 'constants',
            title: line ?? t('explainer.constants'),
            children: <Constants rows={constants} />,
          },
        ]}
      />
    </Part>
  );
}

function SourcesPart({
  sources,
  method,
}: Pick<ExplainerSections, 'method'> & {
  sources: NonNullable<ExplainerSections['sources']>;
}) {
  const t = useUiWords();
  return (
    <Part title={t('explainer.sources')}>
      <chakra.ul listStyle="none" textStyle="quiet" display="grid" gap="1.5">
        {sources.map((source) => (
          <li key={source.text}>{source.date ? `${source.text} · ${source.date}` : source.text}</li>
        ))}
      </chakra.ul>
      {method && (
        <chakra.div textStyle="quiet" marginTop="2">
          {method}
        </chakra.div>
      )}
    </Part>
  );
}

function TextPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part title={title}>
      <Text as="div">{children}</Text>
    </Part>
  );
}

function Constants({ rows }: { rows: readonly ConstantShown[] }) {
  return (
    <chakra.dl>
      {rows.map(({ key, label, value, source }) => (
        <chakra.div
          key={key}
          display="grid"
          gap="1"
          paddingBlock="2.5"
          borderTopWidth="1px"
          borderColor="line"
        >
          <chakra.dt>
            <span>{label}</span>
            <chakra.span display="block" textStyle="quiet">
              {source}
            </chakra.span>
          </chakra.dt>
          <dd>{value}</dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title as="h3" size={17} marginBottom="2">
        {title}
      </Title>
      {textElement(children)}
    </section>
  );
}

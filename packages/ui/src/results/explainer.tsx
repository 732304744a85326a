import { useUiWords } from '@bussola/i18n';
import type { ReactNode } from 'react';
import { Dialog } from '../core/dialog.tsx';
import { chakra } from '../core/layout.ts';
import { LevelMark, useLevelWords, type LevelLook } from '../core/level.tsx';
import { TextLink } from '../core/text-link.tsx';
import { Text, Title } from '../core/typography.tsx';
import { StepTrace, type TraceStep } from './step-trace.tsx';

export interface ExplainerSections {
  what?: ReactNode;
  steps?: readonly TraceStep[];
  why?: ReactNode;
  levels?: readonly { level: LevelLook; text: ReactNode }[];
  /** The inputs it rests on, each with the place where it can be corrected. */
  inputs?: readonly { label: string; value?: string; href?: string | undefined; note?: string | undefined }[];
  sources?: readonly { text: string; date?: string | undefined }[];
  method?: ReactNode;
}

export interface ExplainerProps extends ExplainerSections { open: boolean; onClose: () => void; title: string }

/** The drawer behind «Perché»: what it is, the number step by step, why it matters, how to correct it, the sources. */
export function Explainer({ open, onClose, title, ...sections }: ExplainerProps) {
  return <Dialog open={open} onClose={onClose} title={title} side="end"><ExplainerBody {...sections} /></Dialog>;
}

/** The same sections without the drawer, for a page that shows them open. */
export function ExplainerBody({ what, steps = [], why, levels = [], inputs = [], sources = [], method }: ExplainerSections) {
  const t = useUiWords();
  const word = useLevelWords();
  return (
    <chakra.div display="grid" gap="8" marginTop="4">
      {what && <Part title={t('explainer.what')}><Text as="div">{what}</Text></Part>}
      {steps.length > 0 && <Part title={t('explainer.steps')}><StepTrace steps={steps} /></Part>}
      {why && <Part title={t('explainer.why')}><Text as="div">{why}</Text></Part>}
      {levels.length > 0 && (
        <Part title={t('explainer.levels')}>
          <chakra.ul listStyle="none" display="grid" gap="2">
            {levels.map(({ level, text }) => <chakra.li key={level} display="flex" gap="2.5" alignItems="baseline"><LevelMark level={level} /><span><b>{word({ level })}</b>: {text}</span></chakra.li>)}
          </chakra.ul>
        </Part>
      )}
      {inputs.length > 0 && (
        <Part title={t('explainer.wrong')}>
          <chakra.ul listStyle="none">
            {inputs.map((input) => (
              <chakra.li key={input.label} display="flex" flexWrap="wrap" justifyContent="space-between" gap="0 12px" paddingBlock="2.5" borderBottomWidth="1px" borderColor="line">
                <span>{input.href ? <TextLink href={input.href}>{input.label}</TextLink> : input.label}</span>
                <span><chakra.b textStyle="figure" fontWeight="560">{input.value}</chakra.b>{input.note && <chakra.span textStyle="quiet" marginInlineStart="2">{input.note}</chakra.span>}</span>
              </chakra.li>
            ))}
          </chakra.ul>
        </Part>
      )}
      {(sources.length > 0 || method) && (
        <Part title={t('explainer.sources')}>
          <chakra.ul listStyle="none" textStyle="quiet" display="grid" gap="1.5">{sources.map((source) => <li key={source.text}>{source.text}{source.date && ` · ${source.date}`}</li>)}</chakra.ul>
          {method && <chakra.div textStyle="quiet" marginTop="2">{method}</chakra.div>}
        </Part>
      )}
    </chakra.div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return <section><Title as="h3" size={17} marginBottom="2">{title}</Title>{children}</section>;
}

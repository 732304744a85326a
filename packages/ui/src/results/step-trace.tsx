import type { ReactNode } from 'react';
import { chakra } from '../core/layout.ts';
import { textElement } from '../core/text-element.tsx';

export interface TraceStep {
  label: ReactNode;
  /** The formula in words, or where the datum comes from. */
  formula?: ReactNode;
  /** Already written with its unit. */
  value: string;
  /** A sum of the lines over it; the last one is the result. */
  kind?: 'step' | 'sum' | 'result';
}

/**
 * A number step by step, as one would do it on paper.
 * @param after how many steps stand before, in another column
 */
export function StepTrace({ steps, after = 0 }: { steps: readonly TraceStep[]; after?: number }) {
  const ordinals = steps.map(
    (_step, place) =>
      after + steps.slice(0, place + 1).filter(({ kind = 'step' }) => kind === 'step').length,
  );
  return (
    <chakra.ol listStyle="none" borderTopWidth="1px" borderColor="line">
      {steps.map((step, place) => {
        const kind = step.kind ?? 'step';
        return (
          <chakra.li
            key={place}
            display="grid"
            gridTemplateColumns={{
              base: '20px minmax(0, 1fr) auto',
              md: '26px minmax(0, 1fr) minmax(120px, auto)',
            }}
            gap={{ base: '0 10px', md: '0 14px' }}
            paddingBlock="14px"
            alignItems="baseline"
            borderBottomWidth={kind === 'sum' ? '1.5px' : kind === 'result' ? '0' : '1px'}
            borderColor={kind === 'sum' ? 'ink' : 'line'}
            fontWeight={kind === 'step' ? 400 : 680}
          >
            <chakra.span
              aria-hidden="true"
              fontFamily="title"
              fontStyle="italic"
              fontWeight="380"
              fontSize="t17"
              lineHeight="1"
              color="text-2"
              fontVariantNumeric="lining-nums"
            >
              {kind === 'step' ? ordinals[place] : ''}
            </chakra.span>
            <span>
              {textElement(step.label)}
              {step.formula && (
                <chakra.small display="block" textStyle="quiet" marginTop="0.5" fontWeight="400">
                  {step.formula}
                </chakra.small>
              )}
            </span>
            <chakra.span
              textAlign="end"
              {...(kind === 'result'
                ? {
                    fontFamily: 'title',
                    color: 'title',
                    fontSize: 't26',
                    lineHeight: 1,
                    fontWeight: 420,
                    fontVariantNumeric: 'lining-nums tabular-nums',
                    whiteSpace: 'nowrap',
                  }
                : { textStyle: 'figure', fontWeight: kind === 'step' ? 560 : 680 })}
            >
              {step.value}
            </chakra.span>
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}

import { useUiWords } from '@bussola/i18n';
import type { ReactNode } from 'react';
import { chakra } from '../core/layout.ts';
import { textElement } from '../core/text-element.tsx';

export type Confidence = 'high' | 'medium' | 'low';
const STROKES: Record<Confidence, number> = { high: 3, medium: 2, low: 1 };

/**
 * How much of it rests on data rather than on estimates, in three strokes and a word; beside it the
 * date.
 */
export function ConfidenceMark({
  confidence,
  children,
}: {
  confidence: Confidence;
  children?: ReactNode;
}) {
  const t = useUiWords();
  return (
    <chakra.span textStyle="quiet" display="inline-flex" alignItems="center" gap="2">
      <chakra.span aria-hidden="true" display="inline-flex" flex="none" gap="2px">
        {[1, 2, 3].map((stroke) => (
          <chakra.span
            key={stroke}
            width="5px"
            height="12px"
            borderRadius="1px"
            bg={stroke <= STROKES[confidence] ? 'text-2' : 'line'}
          />
        ))}
      </chakra.span>
      <span>
        <span>{t(`confidence.${confidence}`)}</span>
        {children && (
          <>
            {' '}
            <span>·</span> {textElement(children)}
          </>
        )}
      </span>
    </chakra.span>
  );
}

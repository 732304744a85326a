import { chakra } from '../core/layout.ts';

export interface EstimateProps {
  /** Between what and what it lies, in a sentence. */
  range?: string | undefined;
  /** Why it is not surer, the worst first. */
  doubts?: readonly string[] | undefined;
}

/** As many reasons as stand beside an answer; the others are behind «Perché». */
const BESIDE = 2;

/** How wide an estimate is and why, under the answer that it belongs to. */
export function Estimate({ range, doubts = [] }: EstimateProps) {
  const lines = [...(range ? [range] : []), ...doubts.slice(0, BESIDE)];
  if (lines.length === 0) return null;
  return (
    <chakra.div textStyle="quiet" marginTop="2" display="grid" gap="1" maxWidth="58ch">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </chakra.div>
  );
}

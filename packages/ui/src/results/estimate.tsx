import { chakra } from '../core/layout.ts';

export interface EstimateProps {
  /** A sentence with the lower and the upper end of the estimate. */
  range?: string | undefined;
  /** Reasons for doubt, the most serious first. */
  doubts?: readonly string[] | undefined;
}

/** How many reasons are shown under an answer. The others are behind «Perché». */
const BESIDE = 2;

/** The range of an estimate and the reasons for doubt, shown under the answer. */
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

export { ActionMenu, type ActionMenuProps } from './action-menu.tsx';
export { BigAmount } from './big-amount.tsx';
export { ConfidenceMark, type Confidence } from './confidence-mark.tsx';
export { ConstantValue } from './constant-value.tsx';
export {
  DataTable,
  type Choosing,
  type Column,
  type DataTableProps,
  type Sort,
} from './data-table.tsx';
export {
  Explainer,
  ExplainerBody,
  type ExplainerProps,
  type ExplainerSections,
} from './explainer.tsx';
export { Estimate, type EstimateProps } from './estimate.tsx';
export { LevelCounts, type LevelCountsProps } from './level-counts.tsx';
export { Matrix, type MatrixCell, type MatrixProps } from './matrix.tsx';
export { MemberCard, MemberGrid, type MemberCardProps } from './member-card.tsx';
export { People, type PersonShown } from './people.tsx';
export { ResultCard, ResultGrid, type ResultCardProps } from './result-card.tsx';
export { QuestionRow, type QuestionRowProps } from './question-row.tsx';
export { HintList, HintRow, LevelRows, Tile } from './rows.tsx';
export { RichText, type RichTextTree } from './rich-text.tsx';
export { StepTrace, type TraceStep } from './step-trace.tsx';
export { WhyButton, type WhyButtonProps } from './why-button.tsx';
export { OriginTag } from '../core/origin-tag.tsx';

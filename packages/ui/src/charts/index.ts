export { BandChart, type BandChartProps, type BandPoint, type BandWords } from './band-chart.tsx';
export { BarRows, type BarRow, type BarRowsProps } from './bar-rows.tsx';
export { Dial, DialAtRest, ExampleDial, type DialMark, type DialProps } from './dial.tsx';
export { Donut, type DonutProps } from './donut.tsx';
export { GapBar, type GapBarProps } from './gap-bar.tsx';
export { partsOf, type ChartPart, type DrawnPart } from './parts.ts';
export { LadderChart, type LadderChartProps, type LadderStep } from './ladder-chart.tsx';
export {
  PhasesChart,
  type PhaseBand,
  type PhaseMark,
  type PhasesChartProps,
  type PhaseSeries,
} from './phases-chart.tsx';
export { PeersStrip, type PeerMark, type PeersStripProps } from './peers-strip.tsx';
export { Segmented, type SegmentedProps } from './segmented.tsx';
export { seriesAt, SeriesDot, type Series } from './series.tsx';
export { StackedBar, type StackedBarProps, type StackedBarRow } from './stacked-bar.tsx';

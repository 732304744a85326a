export { BarRows, type BarRow, type BarRowsProps } from './bar-rows.tsx';
export { Dial, DialAtRest, ExampleDial, type DialArea, type DialProps } from './dial.tsx';
export { Donut, type DonutProps } from './donut.tsx';
export { GapBar, type GapBarProps } from './gap-bar.tsx';
export { partsOf, type ChartPart, type DrawnPart } from './parts.ts';
export { PeersStrip, type PeerMark, type PeersStripProps } from './peers-strip.tsx';
export { Segmented, type SegmentedProps } from './segmented.tsx';
export { SeriesDot, type Series } from './series.tsx';
export { StackedBar, type StackedBarProps, type StackedBarRow } from './stacked-bar.tsx';

/** The tokens of the screens (packages/ui) on paper: one light theme, sizes in points. */

export const PAGE = {
  width: 595.28,
  height: 841.89,
  left: 52,
  right: 52,
  top: 48,
  bottom: 76,
} as const;
/** Width of the column of text. */
export const COLUMN = PAGE.width - PAGE.left - PAGE.right;

export const COLOR = {
  paper: '#FFFFFF',
  surface: '#FFFDFA',
  sunken: '#F2EDE4',
  line: '#E4DCCF',
  lineStrong: '#8B8371',
  text: '#22302F',
  text2: '#56605D',
  title: '#0F3D3E',
  ink: '#0F3D3E',
  inkSoft: '#E3ECE9',
  accent: '#C8791B',
  accentText: '#8A4F08',
  clay: '#8C4630',
} as const;

export const LEVEL_COLOR = {
  red: { ink: '#A3231B', wash: '#FBE7E2' },
  yellow: { ink: '#7D5200', wash: '#FFF1D0' },
  green: { ink: '#1E6B45', wash: '#E2F0E4' },
  grey: { ink: '#56605D', wash: '#EEEAE2' },
} as const;

/**
 * Chart series, stepped in lightness so that they survive grey printing; five and six keep an edge.
 */
export const SERIES = ['#0F3D3E', '#3F807D', '#C27F22', '#8C4630', '#B5C2A0', '#DAD1C2'] as const;

export type FaceName = 'display' | 'title' | 'italic' | 'sans' | 'strong';

export interface TextStyle {
  face: FaceName;
  size: number;
  /** Distance between baselines. */ leading: number;
  color: string;
}

const style = (
  face: FaceName,
  size: number,
  leading: number,
  color: string = COLOR.text,
): TextStyle => ({ face, size, leading, color });

export const STYLE = {
  cover: style('display', 38, 44, COLOR.title),
  coverQuestion: style('italic', 14.5, 20, COLOR.text2),
  chapter: style('display', 22, 27, COLOR.title),
  chapterNumber: style('italic', 22, 27, COLOR.text2),
  question: style('italic', 12.5, 17, COLOR.text2),
  section: style('title', 15, 20, COLOR.title),
  block: style('title', 12.5, 17, COLOR.title),
  bigNumber: style('display', 20, 26, COLOR.title),
  lead: style('sans', 10.5, 16),
  body: style('sans', 9.3, 13.4),
  strong: style('strong', 9.3, 13.4),
  small: style('sans', 8.5, 12),
  smallStrong: style('strong', 8.5, 12),
  note: style('sans', 8, 11.5, COLOR.text2),
  noteStrong: style('strong', 8, 11.5),
  dense: style('sans', 8, 10.2),
  denseStrong: style('strong', 8, 10.2),
  label: style('sans', 8.5, 12, COLOR.text2),
  tableHead: style('strong', 7.4, 9.8, COLOR.text2),
  tiny: style('sans', 7, 9, COLOR.text2),
  ordinal: style('italic', 20, 24, COLOR.text2),
} as const;

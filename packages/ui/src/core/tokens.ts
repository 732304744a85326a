/**
 * The colours by name, plain data: the theme, the contrast test and whoever draws outside a page
 * read them from here.
 */
const light = {
  ground: '#FAF7F2',
  surface: '#FFFDFA',
  sunken: '#F2EDE4',
  line: '#E4DCCF',
  'line-strong': '#8B8371',
  text: '#22302F',
  'text-2': '#56605D',
  title: '#0F3D3E',
  ink: '#0F3D3E',
  'ink-hover': '#0A2E2F',
  'on-ink': '#FFFDFA',
  'ink-soft': '#E3ECE9',
  accent: '#C8791B',
  'accent-text': '#8A4F08',
  'accent-soft': '#FBE9CC',
  'bar-acting': '#F0B45A',
  'on-acting': '#2A1B02',
  focus: '#1B6E93',
  night: '#0F3D3E',
  'night-text': '#FBF4E8',
  'night-text-2': '#CBD6D2',
  'night-line': '#285453',
  red: '#A3231B',
  'red-bg': '#FBE7E2',
  'red-line': '#E9BDB3',
  yellow: '#7D5200',
  'yellow-bg': '#FFF1D0',
  'yellow-line': '#EACB86',
  green: '#1E6B45',
  'green-bg': '#E2F0E4',
  'green-line': '#B2D3BC',
  grey: '#56605D',
  'grey-bg': '#EEEAE2',
  'grey-line': '#D2CABC',
  c1: '#0F3D3E',
  c2: '#3F807D',
  c3: '#C27F22',
  c4: '#8C4630',
  c5: '#B5C2A0',
  c6: '#DAD1C2',
  veil: '#7D7A74',
} as const;

export type ColorName = keyof typeof light;

const dark: Record<ColorName, string> = {
  ...light,
  ground: '#14201F',
  surface: '#1B2928',
  sunken: '#101A19',
  line: '#2F3F3D',
  'line-strong': '#7C8D89',
  text: '#EDE7DC',
  'text-2': '#AEB8B3',
  title: '#F3ECDF',
  ink: '#A5DAD3',
  'ink-hover': '#C0E8E2',
  'on-ink': '#0C2323',
  'ink-soft': '#22403E',
  accent: '#E9A544',
  'accent-text': '#F0BC6C',
  'accent-soft': '#43330F',
  'bar-acting': '#E9A544',
  'on-acting': '#241602',
  focus: '#7CC6EA',
  red: '#FFB0A3',
  'red-bg': '#46211D',
  'red-line': '#70382F',
  yellow: '#F3CE7F',
  'yellow-bg': '#3D300F',
  'yellow-line': '#665119',
  green: '#93D7AF',
  'green-bg': '#183827',
  'green-line': '#2B5B41',
  grey: '#B6BFBB',
  'grey-bg': '#263533',
  'grey-line': '#40514E',
  c1: '#A5DAD3',
  c2: '#5E9C97',
  c3: '#E9A544',
  c4: '#C9755A',
  c5: '#6F7F63',
  c6: '#4A5754',
  veil: '#0B1313',
};

export const palette: { light: Record<ColorName, string>; dark: Record<ColorName, string> } = {
  light,
  dark,
};

/**
 * Grounds of the avatars and the initials on them, by index: people keep the same tone on every
 * screen.
 */
export const avatarTones = [
  { ground: '#F3D9CC', text: '#6B2E19' },
  { ground: '#CFE3E0', text: '#0F3D3E' },
  { ground: '#F8E2B8', text: '#6A4200' },
  { ground: '#DCE6CC', text: '#36491B' },
  { ground: '#E3DCEB', text: '#44305C' },
  { ground: '#E6DFD2', text: '#4B4433' },
] as const;

/** Sizes of the type, in rem. */
export const typeScale = {
  t11: '.6875rem',
  t13: '.8125rem',
  t15: '.9375rem',
  t17: '1.0625rem',
  t20: '1.25rem',
  t26: '1.625rem',
  t34: '2.125rem',
  t44: '2.75rem',
} as const;

export const fontFamilies = {
  title: '"Fraunces","Fraunces fallback",Georgia,serif',
  body: '"Inter","Inter fallback",system-ui,sans-serif',
} as const;

/** Where the layout changes, in px: a rail menu from `md`, the side menu from `lg`. */
export const breakpointsPx = { md: 769, lg: 992, xl: 1280 } as const;

/** A colour as a CSS value, for drawings: it follows the theme. */
export const colorVar = (name: ColorName): string => `var(--b-colors-${name})`;

import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { breakpointsPx, fontFamilies, palette, typeScale } from './tokens.ts';

const values = (entries: Record<string, string>) =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { value }]));

const darkOf: Record<string, string> = palette.dark;
const colors = Object.fromEntries(
  Object.entries(palette.light).map(([name, light]) => [
    name,
    { value: { _light: light, _dark: darkOf[name] ?? light } },
  ]),
);

const lightOnPaper = Object.fromEntries(
  Object.entries(palette.light).map(([name, light]) => [
    `--b-colors-${name}`,
    `${light} !important`,
  ]),
);

/** Multiples of 4 px: `p="4"` is 16 px. */
const spacing = Object.fromEntries(
  [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 20, 24].map(
    (step) => [String(step), { value: `${step * 4}px` }],
  ),
);

const title = {
  fontFamily: 'title',
  color: 'title',
  fontVariantNumeric: 'lining-nums',
  textWrap: 'balance',
};
const tabular = { fontVariantNumeric: 'lining-nums tabular-nums', whiteSpace: 'nowrap' };

const textStyles = values2({
  title44: {
    ...title,
    fontSize: { base: 't34', md: 't44' },
    lineHeight: { base: 1.14, md: 1.1 },
    fontWeight: 380,
    letterSpacing: '-.022em',
  },
  title34: {
    ...title,
    fontSize: 't34',
    lineHeight: 1.16,
    fontWeight: 420,
    letterSpacing: '-.012em',
  },
  title26: {
    ...title,
    fontSize: 't26',
    lineHeight: 1.2,
    fontWeight: 430,
    letterSpacing: '-.012em',
  },
  title20: {
    ...title,
    fontSize: 't20',
    lineHeight: 1.28,
    fontWeight: 460,
    letterSpacing: '-.006em',
  },
  title17: {
    ...title,
    fontSize: 't17',
    lineHeight: 1.3,
    fontWeight: 460,
    letterSpacing: '-.006em',
  },
  ask: {
    ...title,
    fontStyle: 'italic',
    fontSize: 't26',
    lineHeight: 1.2,
    fontWeight: 380,
    letterSpacing: '-.01em',
  },
  letter: {
    fontFamily: 'title',
    fontStyle: 'italic',
    fontSize: 't17',
    lineHeight: 1.4,
    fontWeight: 380,
    color: 'text-2',
  },
  number44: {
    ...title,
    ...tabular,
    fontSize: { base: '2.5rem', md: 't44' },
    lineHeight: 1.05,
    fontWeight: 400,
    letterSpacing: '-.022em',
  },
  number34: {
    ...title,
    ...tabular,
    fontSize: 't34',
    lineHeight: 1.1,
    fontWeight: 400,
    letterSpacing: '-.018em',
  },
  lead: { fontSize: 't17', lineHeight: 1.5 },
  body: { fontSize: { base: 't17', md: 't15' }, lineHeight: 1.55 },
  small: { fontSize: 't13', lineHeight: 1.5 },
  quiet: { fontSize: 't13', lineHeight: 1.5, color: 'text-2' },
  figure: tabular,
});

function values2<T extends Record<string, object>>(styles: T): { [K in keyof T]: { value: T[K] } } {
  return Object.fromEntries(Object.entries(styles).map(([name, value]) => [name, { value }])) as {
    [K in keyof T]: { value: T[K] };
  };
}

const config = defineConfig({
  cssVarsPrefix: 'b',
  preflight: true,
  globalCss: {
    html: {
      colorScheme: 'light',
      textSizeAdjust: '100%',
      bg: 'ground',
      // What has the focus stands above the bar of a phone and the foot of a step.
      scrollPaddingBlock: '16px 96px',
    },
    body: {
      bg: 'ground',
      color: 'text',
      fontFamily: 'body',
      fontWeight: 400,
      fontSize: { base: 't17', md: 't15' },
      lineHeight: 1.55,
      fontFeatureSettings: '"cv11","ss03"',
      textRendering: 'optimizeLegibility',
      overflowWrap: 'break-word',
    },
    p: { textWrap: 'pretty' },
    'b, strong': { fontWeight: 620 },
    'input, textarea, select, button': { font: 'inherit', color: 'inherit' },
    ':focus-visible': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
    '::selection': { bg: 'ink-soft' },
    '*, *::before, *::after': {
      _motionReduce: {
        animationDuration: '.01ms !important',
        animationIterationCount: '1 !important',
        // A short duration would start a transition of every property of every element: colours
        // would change one level of the page a frame.
        transition: 'none !important',
        scrollBehavior: 'auto !important',
      },
    },
    // Bars and shapes are drawn with grounds, which browsers leave out by default; on paper there
    // is nothing to press.
    'html, body': { _print: { bg: '#fff', printColorAdjust: 'exact' } },
    // Ink on white, also for who reads in the dark.
    'html.dark': { colorScheme: 'dark', _print: { colorScheme: 'light', ...lightOnPaper } },
    'button, [data-print=hidden], [data-scope=toast], [data-scope=dialog][data-part=backdrop], [role=status][aria-busy=true]':
      { _print: { display: 'none !important' } },
    // What floats on a screen would lie over every sheet: in its place, or after the page.
    '[data-print=flow], [data-scope=dialog]': { _print: { position: 'static !important' } },
    '[data-scope=dialog][data-part=positioner]': {
      _print: { display: 'block !important', breakBefore: 'page' },
    },
    '[data-scope=dialog][data-part=content]': {
      _print: {
        width: 'auto !important',
        height: 'auto !important',
        maxHeight: 'none !important',
        overflow: 'visible !important',
        boxShadow: 'none !important',
      },
    },
    '[data-print=whole], article, figure, fieldset, [role=radiogroup], li, tr': {
      _print: { breakInside: 'avoid' },
    },
    'h1, h2, h3, h4, header, legend, thead': { _print: { breakAfter: 'avoid' } },
  },
  theme: {
    breakpoints: Object.fromEntries(
      Object.entries(breakpointsPx).map(([name, px]) => [name, `${px}px`]),
    ),
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      appear: { from: { opacity: 0, transform: 'translateY(6px)' } },
      breathe: { '50%': { opacity: 0.55 } },
    },
    tokens: {
      spacing,
      sizes: {
        ...spacing,
        full: { value: '100%' },
        page: { value: '1120px' },
        text: { value: '68ch' },
      },
      fonts: values(fontFamilies),
      fontSizes: values(typeScale),
      radii: { control: { value: '8px' }, card: { value: '10px' }, full: { value: '999px' } },
    },
    semanticTokens: {
      colors,
      shadows: {
        float: {
          value: {
            _light: '0 18px 48px -16px rgba(38,30,14,.28),0 2px 6px rgba(38,30,14,.06)',
            _dark: '0 20px 56px -16px rgba(0,0,0,.7),0 0 0 1px #2F3F3D',
          },
        },
      },
    },
    textStyles,
  },
});

/** Chakra's engine with our tokens and nothing of its own theme: what is not used is not sent. */
export const system = createSystem(defaultBaseConfig, config);

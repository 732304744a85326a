import { describe, expect, it } from '@jest/globals';
import { avatarTones, palette, type ColorName } from './tokens.ts';

/** WCAG 2 relative luminance and contrast. */
function luminance(hex: string): number {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(channel(1)) + 0.7152 * linear(channel(3)) + 0.0722 * linear(channel(5));
}
function contrast(one: string, other: string): number {
  const both = [luminance(one), luminance(other)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

const TEXT: [ColorName, ColorName][] = [
  ...(
    ['text', 'text-2', 'title', 'ink', 'accent-text', 'red', 'yellow', 'green', 'grey'] as const
  ).flatMap((text): [ColorName, ColorName][] => [
    [text, 'ground'],
    [text, 'surface'],
  ]),
  ['text-2', 'sunken'],
  ['text', 'sunken'],
  ['on-ink', 'ink'],
  ['on-ink', 'ink-hover'],
  ['ink', 'ink-soft'],
  ['text', 'ink-soft'],
  ['on-acting', 'bar-acting'],
  ['accent-text', 'accent-soft'],
  ['red', 'red-bg'],
  ['yellow', 'yellow-bg'],
  ['green', 'green-bg'],
  ['grey', 'grey-bg'],
  ['night-text', 'night'],
  ['night-text-2', 'night'],
];
const CONTROLS: [ColorName, ColorName][] = [
  ['line-strong', 'ground'],
  ['line-strong', 'surface'],
  ['focus', 'ground'],
  ['focus', 'surface'],
  ['ink', 'surface'],
  ['accent', 'ground'],
  ['c1', 'surface'],
  ['c2', 'surface'],
  ['c3', 'surface'],
  ['c4', 'surface'],
];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const colors = palette[theme];
  it.each(TEXT)('lets %s be read on %s (5.4:1)', (text, ground) =>
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(5.4),
  );
  it.each(CONTROLS)('lets %s be seen on %s (3:1)', (mark, ground) =>
    expect(contrast(colors[mark], colors[ground])).toBeGreaterThanOrEqual(3),
  );
});

it('knows what contrast is', () => expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5));
it.each(avatarTones)('lets the initials be read on their tone %j', ({ ground, text }) =>
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(5.4),
);

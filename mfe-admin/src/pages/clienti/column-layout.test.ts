import { describe, expect, it } from '@jest/globals';
import { moved, readLayout, START_LAYOUT, writeLayout } from './column-layout.ts';

describe('the columns of the list', () => {
  it('are read back as they were left', () => {
    const layout = moved(
      START_LAYOUT.map((one) => (one.key === 'checkup' ? { ...one, shown: false } : one)),
      'updatedAt',
      -1,
    );
    expect(writeLayout(layout)).toBe('membri -checkup reds consulente updatedAt lastLogin');
    expect(readLayout(writeLayout(layout))).toEqual(layout);
  });
  it.each([
    ['', START_LAYOUT],
    ['strana -updatedAt updatedAt', [{ key: 'updatedAt', shown: true }]],
    ['-reds', [{ key: 'reds', shown: false }]],
  ])('«%s» keeps what is known, and shows the others after it', (text, first) => {
    const layout = readLayout(text);
    expect(layout.slice(0, first.length)).toEqual(first);
    expect(layout.map(({ key }) => key).toSorted()).toEqual(
      START_LAYOUT.map(({ key }) => key).toSorted(),
    );
    expect(layout.slice(first.length).every(({ shown }) => shown)).toBe(true);
  });
  it('stop at the ends', () => {
    expect(moved(START_LAYOUT, 'membri', -1)).toEqual(START_LAYOUT);
    expect(moved(START_LAYOUT, 'updatedAt', 1)).toEqual(START_LAYOUT);
  });
});

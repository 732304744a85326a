import type { ReactNode } from 'react';
import { chakra } from './layout.ts';

/** What is known of something, name and value side by side. */
export const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(88px, auto) 1fr',
    gap: '8px 16px',
    marginTop: '4',
    fontSize: 't15',
  },
});

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt textStyle="quiet">{label}</chakra.dt>
      <chakra.dd margin="0" minWidth="0" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </>
  );
}

/** One word on the state of something: in force, expired, in preparation. */
export const StateTag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '26px',
    paddingInline: '10px',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'grey-line',
    bg: 'grey-bg',
    color: 'grey',
    fontSize: 't13',
    fontWeight: 600,
  },
  variants: { live: { true: { borderColor: 'ink', bg: 'ink-soft', color: 'ink' } } },
});

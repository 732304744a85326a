import { FIELD_GAP } from '../core/field-frame.tsx';
import { chakra } from '../core/layout.ts';

/** What appears because of an answer, indented on a petrol line. */
export const RevealIndent = chakra('div', {
  base: {
    borderInlineStartWidth: '2px',
    borderColor: 'ink',
    paddingInlineStart: { base: '18px', md: '6' },
    display: 'grid',
    gap: FIELD_GAP,
    animation: 'appear 160ms ease-out',
  },
});

/** The fields of a form, one under the other at the same distance. */
export const FieldStack = chakra('div', { base: { display: 'grid', gap: FIELD_GAP } });

/** Two fields that belong together, side by side where their form has room for both. */
export const FieldPair = chakra('div', {
  base: {
    display: 'grid',
    gap: `${FIELD_GAP} 20px`,
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(100%, 290px), calc(50% - 10px)), 1fr))',
    alignItems: 'start',
  },
});

/** A part of a long form: hairline above, small title. */
export const FormPart = chakra('section', {
  base: { marginTop: '44px', paddingTop: '36px', borderTopWidth: '1px', borderColor: 'line' },
});

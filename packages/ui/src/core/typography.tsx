import { chakra } from './layout.ts';

/** A title in Fraunces. `size` is its look; the element (`as="h2"`) is its place in the page. */
export const Title = chakra('h1', {
  variants: {
    size: {
      44: { textStyle: 'title44' },
      34: { textStyle: 'title34' },
      26: { textStyle: 'title26' },
      20: { textStyle: 'title20' },
      17: { textStyle: 'title17' },
    },
  },
  defaultVariants: { size: 34 },
});

/** The question that opens a section, in italic. */
export const Question = chakra('h2', { base: { textStyle: 'ask' } });

/** Place and date over a letter, «4 di 7 · circa 2 minuti» over a step. */
export const LetterLine = chakra('p', { base: { textStyle: 'letter' } });

export const Text = chakra('p', {
  variants: {
    size: {
      lead: { textStyle: 'lead' },
      body: { textStyle: 'body' },
      small: { textStyle: 'small' },
      quiet: { textStyle: 'quiet' },
    },
    measure: { text: { maxWidth: '58ch' }, free: {} },
  },
  defaultVariants: { size: 'body', measure: 'text' },
});

/** The one big number of a screen, and the ones after it. */
export const BigNumber = chakra('p', {
  variants: { size: { 44: { textStyle: 'number44' }, 34: { textStyle: 'number34' } } },
  defaultVariants: { size: 44 },
});

/**
 * Text in which `**` marks the bold number, as the answers of the engine carry it. Another text is
 * another element: see `textElement`.
 */
export function Marked({ children }: { children: string }) {
  return (
    <span key={children}>
      {children.split('**').map((part, place) =>
        // An amount never leaves its sign on the next line.
        place % 2 === 1 ? (
          <chakra.b
            key={place}
            fontVariantNumeric="lining-nums tabular-nums"
            unicodeBidi="plaintext"
          >
            {part.replaceAll(' €', '\u00A0€')}
          </chakra.b>
        ) : (
          part
        ),
      )}
    </span>
  );
}

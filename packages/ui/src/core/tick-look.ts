/** What a card and a chip that one can tick share: frame, and its change when ticked or focused. */
export const tickLook = {
  position: 'relative',
  alignItems: 'center',
  cursor: 'pointer',
  borderWidth: '1px',
  borderColor: 'line-strong',
  bg: 'surface',
  transition: 'background-color 120ms, border-color 120ms',
  _hover: { borderColor: 'ink' },
  '&[data-state=checked]': {
    borderColor: 'ink',
    boxShadow: 'inset 0 0 0 1px {colors.ink}',
    bg: 'ink-soft',
    color: 'ink',
  },
  '&[data-focus-visible]': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
} as const;

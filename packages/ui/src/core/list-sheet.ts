/**
 * How a list or menu that opens over the page looks. The layer stands here, on the content: the
 * positioner of Ark copies the `z-index` of its content and ignores one of its own.
 */
export const listSheet = {
  bg: 'surface',
  borderRadius: 'control',
  boxShadow: 'float',
  padding: '1.5',
  zIndex: 20,
} as const;

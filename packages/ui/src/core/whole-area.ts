import type { CSSProperties } from 'react';

/**
 * For the native box of a tick, a switch or a radio: it lies over all of it, unseen, so that a
 * finger exploring the screen with a screen reader finds it where it is drawn. Chakra makes it one
 * pixel.
 */
export const wholeArea: CSSProperties = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  // Chakra's own style sets the old property, so the old one takes it back.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  clip: 'auto',
  overflow: 'visible',
  opacity: 0,
  zIndex: 1,
  cursor: 'inherit',
};

import { chakra } from './layout.ts';
import { UiLink } from './ui-link.tsx';

/** One line of tabs; where they do not fit, the line is pushed sideways. */
export const TabRow = chakra('nav', {
  base: {
    display: 'flex',
    gap: '26px',
    overflowX: 'auto',
    marginTop: '6',
    borderBottomWidth: '1px',
    borderColor: 'line',
    scrollbarWidth: 'none',
  },
});
const look = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '48px',
    flex: 'none',
    color: 'text-2',
    fontSize: 't15',
    fontWeight: 540,
    textDecoration: 'none',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    cursor: 'pointer',
    // Inside the line, which cuts what stands out of it.
    _focusVisible: { outlineOffset: '-3px' },
    '&[aria-current]': { color: 'ink', fontWeight: 620, borderColor: 'ink' },
  },
} as const;
/** A tab with an address of its own. */
export const TabLink = chakra(UiLink, look);
/** A tab that changes what the page shows. */
export const TabButton = chakra('button', look, { defaultProps: { type: 'button' } });

import { createStore } from 'zustand/vanilla';

/**
 * The session of this browser has become another person's, or of another area, and nobody has said
 * so yet: whose it is now. Empty for somebody without a name.
 */
export const otherArea = createStore<{ name: string | null }>(() => ({ name: null }));

import { stableId } from '../../stable-id.ts';

/** A demo that is made twice is the same demo. */
export const demoId = (text: string): string => stableId(`bussola demo ${text}`);

import { MAX_LENGTH, MIN_REASON } from '../limits.ts';
import { line } from '../shapes.ts';

/** Why staff do something; whoever it concerns may read it. */
export const Reason = line(MIN_REASON, MAX_LENGTH.reason);

import { createHash } from 'node:crypto';

/** What the bytes of a report are sealed for. */
export const reportPurpose = (userId: string): string => `report of ${userId}`;
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What the bytes of a report are sealed for. */
export const reportPurpose = (userId: string): string => `report of ${userId}`;

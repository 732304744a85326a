/** What the bytes of a report are sealed for. */
export const reportPurpose = (areaId: string): string => `report of ${areaId}`;

export const HERE = '/admin/testi-informativi';
export const pathOf = (key: string): string => `${HERE}?testo=${key}`;

export const HERE = '/admin/soluzione-consigliata';
export const pathOf = (code: string): string => `${HERE}?area=${code}`;

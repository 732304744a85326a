/** Where staff go on after looking together: the client they looked with. */
export const backToCard = (clientId: string): string => `/admin/cliente?id=${clientId}`;

export const HERE = '/admin/faqs';
/** In the place of an id: a question that is not saved yet. */
export const FRESH = 'nuova';
export const pathOf = (id: string): string => `${HERE}?id=${id}`;

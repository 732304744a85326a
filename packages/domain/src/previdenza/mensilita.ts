/** INPS pays a pension thirteen times a year. */
export const MENSILITA_INPS = 13;

import { romeDay } from '@bussola/domain/calendario';

/** The day in Italy, where the rules of age apply; schemas take it as an argument. */
export const today = (): string => romeDay(new Date());

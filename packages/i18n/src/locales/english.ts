/** One chunk with the English of this package, fetched when somebody reads in English. */
export { commonEn } from './common.en.ts';
export { errorsEn } from './errors.en.ts';
export { uiEn } from './ui.en.ts';

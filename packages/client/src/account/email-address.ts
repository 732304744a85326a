/**
 * What is surely no address, before the server is asked: no sign before or after the at, no point
 * in the domain, a blank.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/.test(text);

import { registroIt } from '../../locales/registro.it.ts';

type Did = (typeof registroIt)['did'];
/** The words of an action, as a key of the texts. */
export type DeedKey = { [G in keyof Did]: `did.${G}.${keyof Did[G] & string}` }[keyof Did];

const KEYS = new Set<string>(
  Object.entries(registroIt.did).flatMap(([group, words]) =>
    Object.keys(words).map((one) => `did.${group}.${one}`),
  ),
);
const isKey = (key: string): key is DeedKey => KEYS.has(key);

/** Undefined for an action that has no words: its code says it. */
export function deedOf(action: string): DeedKey | undefined {
  const group = action.split('.')[0] ?? '';
  const key = action === 'login' ? 'did.login.in' : `did.${action}`;
  const other = `did.${group}.other`;
  return isKey(key) ? key : isKey(other) ? other : undefined;
}

/** `Sant'Àngelo-in-Villa` → `sant angelo in villa`: how a typed name meets the name on the list. */
export const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

import type { Segno, StoredFile } from '@bussola/contract';
import type { Answers } from './answer-calls.ts';

/** Marks as the server keeps them; the test says which are still valid. */
export function segniServer(start: readonly Segno[] = [], files: readonly StoredFile[] = []) {
  let segni = [...start];
  const without = (code: string) => segni.filter((one) => one.code !== code);
  return {
    listSegni: () => ({ segni }),
    updateSegno: ({ params: { code }, body: { stato, data, fileId } }) => {
      const found = files.find(({ id }) => id === fileId);
      const file = found ? { id: found.id, name: found.name } : null;
      segni = [...without(code), { code, stato, data, file, vale: true }];
      return { segni };
    },
    deleteSegno: ({ params: { code } }) => {
      segni = without(code);
      return { segni };
    },
  } satisfies Answers;
}

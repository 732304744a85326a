import type { BodyOf, Segno, StoredFile } from '@bussola/contract';
import type { SoluzioneCode } from '@bussola/domain';

/** Marks as the server keeps them; whether one holds is told by the test. */
export function segniServer(start: readonly Segno[] = [], files: readonly StoredFile[] = []) {
  let segni = [...start];
  return {
    /** Answers calls of marks; nothing for another path. */
    answer(method: string, path: string, body: unknown): { segni: Segno[] } | undefined {
      if (!path.startsWith('/api/area/segni/')) return undefined;
      const code = path.split('/')[5] as SoluzioneCode | undefined;
      if (method !== 'GET') segni = segni.filter((one) => one.code !== code);
      if (method === 'PUT' && code) {
        const { stato, data, fileId } = body as BodyOf<'updateSegno'>;
        const file = files.find(({ id }) => id === fileId);
        segni.push({
          code,
          stato,
          data,
          file: file ? { id: file.id, name: file.name } : null,
          vale: true,
        });
      }
      return { segni };
    },
  };
}

import type { BodyOf, ResponseOf, Testamento } from '@bussola/contract';

type Body = BodyOf<'updateTestamentoNotaio'> & BodyOf<'updateTestamentoIndirizzo'>;

/** Records of wills as the server keeps them, with a version of their own. */
export function testamentiServer(start: readonly Testamento[] | undefined, conflict: () => Error) {
  let testamenti = [...(start ?? [])];
  const write = (memberId: string, part: Partial<Testamento>) => {
    const kept = testamenti.find((one) => one.memberId === memberId);
    testamenti = [
      ...testamenti.filter((one) => one !== kept),
      {
        memberId,
        forma: null,
        notaio: null,
        indirizzo: null,
        chiLoSa: null,
        rivistoIl: null,
        ...kept,
        ...part,
        version: (kept?.version ?? 0) + 1,
      },
    ];
  };
  return {
    write,
    /** Answers calls of wills, a conflict to an old version; nothing for another path. */
    answer(method: string, path: string, body: unknown): ResponseOf<'listTestamenti'> | undefined {
      const memberId = /^\/api\/area\/testamento\/(?:notaio|indirizzo)\/([^/]+)$/.exec(path)?.[1];
      if (method === 'GET' && path.startsWith('/api/area/testamento/')) return { testamenti };
      if (method !== 'PUT' || memberId === undefined) return undefined;
      const { version, ...part } = body as Body;
      const kept = testamenti.find((one) => one.memberId === memberId);
      if (version !== undefined && version !== (kept?.version ?? 0)) throw conflict();
      write(memberId, part);
      return { testamenti };
    },
  };
}

import { ProblemError } from '@bussola/client';
import type { Testamento } from '@bussola/contract';
import type { Answers } from './answer-calls.ts';

/** Records of wills as the server keeps them, with a version of their own. */
export function testamentiServer(start: readonly Testamento[] = []) {
  let testamenti = [...start];
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
  type Save = { params: { id: string }; body: Partial<Testamento> & { version?: number } };
  const save = ({ params, body: { version, ...part } }: Save) => {
    const kept = testamenti.find((one) => one.memberId === params.id);
    if (version !== undefined && version !== (kept?.version ?? 0))
      throw new ProblemError(409, 'CONFLICT');
    write(params.id, part);
    return { testamenti };
  };
  const answers = {
    listTestamenti: () => ({ testamenti }),
    updateTestamentoNotaio: save,
    updateTestamentoIndirizzo: save,
  } satisfies Answers;
  return { write, answers };
}

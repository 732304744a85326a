import { SOLUZIONI } from '@bussola/domain';
import type { Soluzione, SoluzioneCode } from '@bussola/domain';
import { toDo } from './group.ts';

/**
 * The marks of the compass and where it points. The areas keep their place on every screen and in
 * the report, so the needle of one household always points the same way.
 */
export function compassOf(
  soluzioni: readonly Soluzione[],
  nameOf: (code: SoluzioneCode) => string,
) {
  const marks = SOLUZIONI.flatMap((code) => {
    const soluzione = soluzioni.find((one) => one.code === code);
    if (!soluzione) return [];
    const { level, motivo, natura } = soluzione;
    return [
      {
        key: code,
        name: nameOf(code),
        level,
        notApplicable: motivo === 'non_applicabile',
        toCheck: natura === 'verifica',
      },
    ];
  });
  return { marks, pointsTo: toDo(soluzioni)[0]?.code };
}

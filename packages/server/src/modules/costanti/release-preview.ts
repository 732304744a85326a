/** What a release would change for the demonstration families: levels that move, scores, and every figure that is another. */
import { FAMIGLIE_ESEMPIO, SOLUZIONI, analizza } from '@bussola/domain';
import type { Analisi, Costanti, IsoDate } from '@bussola/domain';
import type { ResponseOf } from '@bussola/contract';

type Famiglie = ResponseOf<'costantiPreview'>['famiglie'];

export function previewOf(before: Costanti, after: Costanti, refDate: IsoDate): Famiglie {
  return FAMIGLIE_ESEMPIO.map(({ key, nome, famiglia }) => {
    const [a, b] = [before, after].map((costanti) => analizza({ ...famiglia, refDate }, costanti)) as [Analisi, Analisi];
    const soluzioni = SOLUZIONI.flatMap((code) => {
      const [was, is] = [a, b].map(({ soluzioni: all }) => {
        const { level, finalScore } = all.find((soluzione) => soluzione.code === code)!;
        return { level, score: finalScore };
      }) as [{ level: Analisi['soluzioni'][number]['level']; score: number }, { level: Analisi['soluzioni'][number]['level']; score: number }];
      return was.level === is.level && was.score === is.score ? [] : [{ code, before: was, after: is, moved: was.level !== is.level }];
    });
    const [was, is] = [figures(a), figures(b)];
    const changed = [...new Set([...was.keys(), ...is.keys()])].map((name) => ({ key: name, before: was.get(name) ?? null, after: is.get(name) ?? null }));
    return { key, nome, before: a.conteggi, after: b.conteggi, soluzioni, figures: changed.filter((figure) => figure.before !== figure.after) };
  });
}

/** Every number that a screen shows, by where it stands: `TCM.capitale`, `previdenza.0.gapMensile`. */
function figures({ soluzioni, gestione, previdenza, successione, patrimonio, reddito }: Analisi): Map<string, number> {
  const found = new Map<string, number>();
  const add = (prefix: string, numbers: object) => {
    for (const [name, value] of Object.entries(numbers)) if (typeof value === 'number') found.set(`${prefix}.${name}`, value);
  };
  for (const { code, numeri, perMembro } of soluzioni) {
    add(code, numeri);
    perMembro.forEach(({ numeri: own }, at) => add(`${code}.${at}`, own));
  }
  if (gestione) { add('gestione', gestione); add('gestione.modello', gestione.modello); }
  previdenza.forEach((persona, at) => add(`previdenza.${at}`, persona));
  add('successione', successione);
  add('patrimonio', patrimonio);
  if (reddito.confronto) add('reddito.confronto', reddito.confronto);
  return found;
}

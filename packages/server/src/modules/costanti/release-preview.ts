/**
 * What a release would change for the demonstration families: levels that move, scores, and every
 * figure that is another.
 */
import { FAMIGLIE_ESEMPIO, SOLUZIONI, analizza } from '@bussola/domain';
import type { Analisi, Costanti, IsoDate, SoluzioneCode } from '@bussola/domain';
import type { ResponseOf } from '@bussola/contract';

type Famiglie = ResponseOf<'costantiPreview'>['famiglie'];

export function previewOf(before: Costanti, after: Costanti, refDate: IsoDate): Famiglie {
  return FAMIGLIE_ESEMPIO.map(({ key, nome, famiglia }) => {
    const [a, b] = [
      analizza({ ...famiglia, refDate }, before),
      analizza({ ...famiglia, refDate }, after),
    ];
    const soluzioni = SOLUZIONI.flatMap((code) => {
      const [was, is] = [seen(a, code), seen(b, code)];
      return !was || !is || (was.level === is.level && was.score === is.score)
        ? []
        : [{ code, before: was, after: is, moved: was.level !== is.level }];
    });
    const [was, is] = [figures(a), figures(b)];
    const changed = [...new Set([...was.keys(), ...is.keys()])].map((name) => ({
      key: name,
      before: was.get(name) ?? null,
      after: is.get(name) ?? null,
    }));
    return {
      key,
      nome,
      before: a.conteggi,
      after: b.conteggi,
      soluzioni,
      figures: changed.filter((figure) => figure.before !== figure.after),
    };
  });
}

function seen({ soluzioni }: Analisi, code: SoluzioneCode) {
  const found = soluzioni.find((soluzione) => soluzione.code === code);
  return found && { level: found.level, score: found.score };
}

/**
 * Every number that a screen shows, by where it stands: `TCM.capitale`, `previdenza.0.gapMensile`.
 */
function figures({
  soluzioni,
  gestione,
  previdenza,
  successione,
  patrimonio,
  reddito,
}: Analisi): Map<string, number> {
  const found = new Map<string, number>();
  const add = (prefix: string, numbers: object) => {
    for (const [name, value] of Object.entries(numbers))
      if (typeof value === 'number') found.set(`${prefix}.${name}`, value);
  };
  for (const { code, numeri, perMembro } of soluzioni) {
    add(code, numeri);
    perMembro.forEach(({ numeri: own }, at) => add(`${code}.${at}`, own));
  }
  if (gestione) {
    add('gestione', gestione);
    add('gestione.modello', gestione.modello);
  }
  previdenza.forEach((persona, at) => add(`previdenza.${at}`, persona));
  add('successione', successione);
  add('patrimonio', patrimonio);
  if (reddito.confronto) add('reddito.confronto', reddito.confronto);
  return found;
}

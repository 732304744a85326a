/** What staff wrote, as it is read: values of the release in force, in the language of the text. */
import type { RichText, ShownText } from '@bussola/contract';
import { withValues } from '@bussola/contract/with-values';
import { calendarioCostanti, nomeCostante } from '@bussola/domain';
import type { Costante, IsoDate } from '@bussola/domain';
import type { ValoreTesto } from '@bussola/domain/valori-testo';
import { sayConstant } from '@bussola/i18n/format';
import type { Engine } from '../../engine.ts';

export type Languages = 'it' | 'en';

export function sayValues(engine: Pick<Engine, 'inForce' | 'valori'>, day: IsoDate) {
  const costanti = engine.inForce(day);
  const valori = engine.valori(day);
  const late = new Map(
    calendarioCostanti(costanti, day)
      .filter(({ scaduta }) => scaduta)
      .map(({ key, anno }) => [key, anno]),
  );
  const say = (key: ValoreTesto, language: Languages): string => {
    const { unit }: Costante<unknown> = costanti.voci[key];
    return sayConstant({ value: valori[key], unit }, language, late.get(key));
  };
  return (doc: RichText, language: Languages): ShownText =>
    withValues(doc, (key) => say(key, language));
}

/** How a value is called in a list of versions. */
export const nameOfValue = (key: string): string => nomeCostante(key as ValoreTesto).it;

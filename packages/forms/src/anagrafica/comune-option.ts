import { nomeComune } from '@bussola/domain';
import type { Comune } from '@bussola/domain';
import { incontroComune, paroleComune } from '@bussola/domain/nome-comune';
import type { ComboOption } from '@bussola/ui/forms';

/** A municipality as the search gives it, with the other name by which it was found. */
export type ComuneFound = Comune & {
  altraLingua?: string | undefined;
  nomePrecedente?: string | undefined;
};

/** @param before says a name of the past: «prima Quero Vas» */
export function comuneOption(
  { altraLingua, nomePrecedente, ...comune }: ComuneFound,
  before: (name: string) => string,
): ComboOption<Comune> {
  const other = nomePrecedente === undefined ? altraLingua : before(nomeComune(nomePrecedente));
  const place = `${comune.provincia}, ${comune.regione}`;
  return {
    key: comune.codiceIstat ?? comune.comune,
    label: nomeComune(comune.comune),
    note: other === undefined ? place : `${other} · ${place}`,
    value: comune,
    names: [comune.comune, altraLingua, nomePrecedente].filter((name) => name !== undefined),
  };
}

/** That a whole name was typed, with or without the sigla of the province. */
export const isComuneWhole = (option: ComboOption<Comune>, typed: string): boolean =>
  (option.names ?? []).some(
    (name) =>
      incontroComune(
        paroleComune(typed),
        paroleComune(name),
        paroleComune(option.value.provincia),
      ) === 'intero',
  );

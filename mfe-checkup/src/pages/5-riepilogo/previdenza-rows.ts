/** Welfare in the summary: what each cover answers, and what a yes asks besides. */
import { answerOf, isAsked, isMissing, mayHold, TAB } from '@bussola/domain';
import type { Chiave, Persona, Who } from '@bussola/domain';
import { COPERTURE } from '@bussola/forms';
import type { Copertura } from '@bussola/forms';
import { answerRow, drawnRows, type Row, type Words } from './row.ts';

export function previdenzaRows(persona: Persona, words: Words, who: Who): Row[] {
  const chi = { who, today: words.today };
  // A child is asked nothing, and may be covered.
  const isTold = (key: Chiave) =>
    isAsked(key, persona, chi) ||
    (mayHold(key, persona, chi) && !isMissing(answerOf(persona, key)));
  return [
    ...ORDER.filter(isTold).map((key) => {
      const tipo = key === TIPO ? persona.polizze?.tipoLtcSottoscritta : undefined;
      return key === TIPO
        ? answerRow(key, persona, words, {
            label: words.forms('previdenza.tipoLtc'),
            said: tipo && words.forms(`previdenza.tipo.${tipo}`),
          })
        : answerRow(key, persona, words);
    }),
    ...drawnRows(TAB.previdenza, who, persona, words),
  ];
}

const TIPO = 'polizze.tipoLtcSottoscritta';
/** What a cover asks besides yes or no. */
const DETAILS: Readonly<Partial<Record<Copertura, readonly Chiave[]>>> = {
  previdenzaComplementare: ['montanteFondo', 'anniFondo', 'laureato.riscattoFiniPensionistici'],
  rischioNonAutosufficienza: [TIPO, 'polizze.renditaLtcMensile'],
  casoMorte: ['polizze.capitaleCasoMorte'],
};
const ORDER: readonly Chiave[] = [
  'anniContributi',
  ...COPERTURE.flatMap((copertura) => [
    `polizze.${copertura}` as const,
    ...(DETAILS[copertura] ?? []),
  ]),
];

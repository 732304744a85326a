/** Welfare in the summary: what each cover answers, and what a yes asks besides. */
import { answerOf, isAsked, isMissing, mayHold } from '@bussola/domain';
import type { Chiave, Persona, Who } from '@bussola/domain';
import { COPERTURE, toAnswer, WORDS_OF_COVERS } from '@bussola/forms';
import type { Copertura } from '@bussola/forms';
import { moneyRow, row, type Row, type Words } from './row.ts';

export function previdenzaRows(persona: Persona, words: Words, who: Who): Row[] {
  const { stepWords } = words;
  const chi = { who, today: words.today };
  // A child is asked nothing, and may be covered.
  const isTold = (key: Chiave) =>
    isAsked(key, persona, chi) ||
    (mayHold(key, persona, chi) && !isMissing(answerOf(persona, key)));
  const asked = (key: Chiave, ...rows: Row[]): Row[] => (isTold(key) ? rows : []);
  const details = detailRows(persona, words, asked);
  return [
    ...asked(
      'anniContributi',
      countRow('anniContributi', stepWords('riepilogo.rows.contributi'), persona, words),
    ),
    ...COPERTURE.flatMap((copertura) => {
      const word = WORDS_OF_COVERS[copertura];
      const key = `polizze.${copertura}` as const;
      return [
        ...asked(key, answerRow(word, stepWords(`riepilogo.rows.${word}`), persona, key, words)),
        ...(details[copertura] ?? []),
      ];
    }),
  ];
}

/** What a cover asks besides yes or no. */
function detailRows(
  persona: Persona,
  words: Words,
  asked: (key: Chiave, ...rows: Row[]) => Row[],
): Partial<Record<Copertura, Row[]>> {
  const { stepWords, forms } = words;
  const { tipoLtcSottoscritta: tipo, renditaLtcMensile, capitaleCasoMorte } = persona.polizze ?? {};
  const euroRow = (key: string, label: string, value: number | undefined): Row =>
    row(key, label, value === undefined ? '' : words.euro(value), words);
  const riscatto = 'laureato.riscattoFiniPensionistici';
  return {
    previdenzaComplementare: [
      ...asked(
        'montanteFondo',
        moneyRow('montanteFondo', stepWords('riepilogo.rows.montante'), persona, words),
        countRow('anniFondo', stepWords('riepilogo.rows.anniFondo'), persona, words),
      ),
      ...asked(
        riscatto,
        answerRow('riscatto', stepWords('riepilogo.rows.riscatto'), persona, riscatto, words),
      ),
    ],
    rischioNonAutosufficienza: [
      ...asked(
        'polizze.tipoLtcSottoscritta',
        row(
          'tipoLtc',
          forms('previdenza.tipoLtc'),
          tipo && forms(`previdenza.tipo.${tipo}`),
          words,
        ),
      ),
      ...asked(
        'polizze.renditaLtcMensile',
        euroRow('rendita', stepWords('riepilogo.rows.rendita'), renditaLtcMensile),
      ),
    ],
    casoMorte: asked(
      'polizze.capitaleCasoMorte',
      euroRow('capitale', stepWords('riepilogo.rows.capitale'), capitaleCasoMorte),
    ),
  };
}

function answerRow(key: string, label: string, persona: Persona, of: Chiave, words: Words): Row {
  const isEstimated = persona.stimati?.includes(of) ?? false;
  const given = answerOf(persona, of);
  const answered = typeof given === 'boolean' ? given : undefined;
  const answer = toAnswer(answered, isEstimated);
  const value = { yes: words.yes, no: words.no, unknown: words.dontKnow, '': '' }[answer];
  return {
    ...row(key, label, value, words),
    ...(answer === 'unknown' ? { isEstimated: true } : {}),
  };
}

const countRow = (
  key: 'anniContributi' | 'anniFondo',
  label: string,
  persona: Persona,
  words: Words,
): Row => row(key, label, persona[key]?.toString(), words);

/** Money in the summary, and the companies of the members. */
import { CLASSI, isAsked, REGIMI, STRUMENTI, TAB } from '@bussola/domain';
import type { Chiave, Persona } from '@bussola/domain';
import { summaryOf } from '@bussola/domain/domande';
import type { Bozza } from '@bussola/contract';
import { formatPercent } from '@bussola/i18n/format';
import { answerRow, drawnRows, row, type Row, type Words } from './row.ts';

export function finanzaRows(data: Bozza, family: Bozza['membri'], words: Words): Row[] {
  const { stepWords, forms } = words;
  const people: { persona: Persona; name: string | undefined }[] = [
    { persona: data, name: undefined },
    ...family.map((membro) => ({ persona: membro, name: membro.firstName ?? '' })),
  ];
  const companies = people
    .filter(
      ({ persona }) =>
        isAsked('imprenditore', persona, { who: 'me', today: words.today }) &&
        persona.imprenditore !== false,
    )
    .map(({ persona, name }, place) => ({
      ...answerRow('valoreAttivita', persona, words, {
        label:
          name === undefined
            ? stepWords('riepilogo.rows.attivita')
            : stepWords('riepilogo.rows.attivitaOf', { name }),
      }),
      key: `attivita-${place}`,
    }));
  const shares = <K extends string>(
    key: Chiave,
    keys: readonly K[],
    split: Readonly<Record<K, number>> | undefined,
    wordOf: (part: K) => string,
  ): Row =>
    answerRow(key, data, words, {
      said:
        split &&
        keys
          .filter((part) => split[part] > 0)
          .map((part) => `${wordOf(part)} ${formatPercent(split[part], { decimals: 2 })}`)
          .join(', '),
    });
  return [
    answerRow('valorePatrimonioMobiliare', data, words),
    ...(isAsked('suddivisioneInvestimento', data, { who: 'me', today: words.today })
      ? [
          shares('suddivisioneInvestimento', CLASSI, data.suddivisioneInvestimento, (part) =>
            forms(`finanza.classi.${part}`),
          ),
          shares('strumentiInvestimento', STRUMENTI, data.strumentiInvestimento, (part) =>
            forms(`finanza.strumenti.${part}`),
          ),
          shares('regimeInvestimento', REGIMI, data.regimeInvestimento, (part) =>
            forms(`finanza.regimi.${part}`),
          ),
        ]
      : []),
    ...companies,
    ...drawnRows(TAB.finanza, 'me', data, words),
    row(
      'uscitePianificate',
      summaryOf('uscitePianificate')[words.language],
      data.uscitePianificate === undefined ? undefined : words.euro(data.uscitePianificate),
      words,
    ),
  ];
}

/** Money in the summary, and the companies of the members. */
import { CLASSI, isAsked, REGIMI, STRUMENTI } from '@bussola/domain';
import type { Persona } from '@bussola/domain';
import type { Bozza } from '@bussola/contract';
import { formatPercent } from '@bussola/i18n/format';
import { moneyRow, row, type Row, type Words } from './row.ts';

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
      ...moneyRow(
        'valoreAttivita',
        name === undefined
          ? stepWords('riepilogo.rows.attivita')
          : stepWords('riepilogo.rows.attivitaOf', { name }),
        persona,
        words,
      ),
      key: `attivita-${place}`,
    }));
  const shares = <K extends string>(
    key: string,
    label: string,
    keys: readonly K[],
    split: Readonly<Record<K, number>> | undefined,
    wordOf: (part: K) => string,
  ): Row => ({
    ...row(
      key,
      label,
      split
        ? keys
            .filter((part) => split[part] > 0)
            .map((part) => `${wordOf(part)} ${formatPercent(split[part], { decimals: 2 })}`)
            .join(', ')
        : '',
      words,
    ),
    ...(data.stimati?.includes(key) ? { isEstimated: true } : {}),
  });
  return [
    moneyRow('valorePatrimonioMobiliare', stepWords('riepilogo.rows.risparmi'), data, words),
    ...(isAsked('suddivisioneInvestimento', data, { who: 'me', today: words.today })
      ? [
          shares(
            'suddivisioneInvestimento',
            stepWords('riepilogo.rows.classi'),
            CLASSI,
            data.suddivisioneInvestimento,
            (part) => forms(`finanza.classi.${part}`),
          ),
          shares(
            'strumentiInvestimento',
            stepWords('riepilogo.rows.strumenti'),
            STRUMENTI,
            data.strumentiInvestimento,
            (part) => forms(`finanza.strumenti.${part}`),
          ),
          shares(
            'regimeInvestimento',
            stepWords('riepilogo.rows.regimi'),
            REGIMI,
            data.regimeInvestimento,
            (part) => forms(`finanza.regimi.${part}`),
          ),
        ]
      : []),
    ...companies,
    row(
      'uscite',
      stepWords('riepilogo.rows.uscite'),
      data.uscitePianificate === undefined ? undefined : words.euro(data.uscitePianificate),
      words,
    ),
  ];
}

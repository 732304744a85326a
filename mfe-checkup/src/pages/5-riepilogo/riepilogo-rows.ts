/** The answers by topic, as the summary and nothing else says them. Pure: words and day come in. */
import {
  answerOf,
  CHIAVI,
  CLASSI,
  etaOn,
  isAsked,
  isComuneKnown,
  isPropria,
  membriAt,
  REGIMI,
  STRUMENTI,
  tabOf,
} from '@bussola/domain';
import type { Chiave, Persona, Who } from '@bussola/domain';
import type { Bozza } from '@bussola/contract';
import { comuneText, COPERTURE, toAnswer, WORDS_OF_COVERS } from '@bussola/forms';
import type { Copertura, formsNamespace } from '@bussola/forms';
import type { Language, Translate } from '@bussola/i18n';
import { formatDate, formatEuro, formatPercent } from '@bussola/i18n/format';
import type { checkupNamespace } from '../../namespace.ts';
import type { stepsNamespace } from '../../steps-namespace.ts';
import type { Tab } from '../../steps.ts';

export interface Row {
  key: string;
  label: string;
  value: string;
  isEstimated?: boolean;
  isMissing?: boolean;
}
export interface Group {
  id: string;
  title?: string;
  rows: Row[];
}
export interface Topic {
  tab: Tab;
  groups: Group[];
}
export interface Gloss {
  label: string;
  name: string;
  isMissing: boolean;
}

export interface Words {
  t: Translate<(typeof checkupNamespace)['it']>;
  s: Translate<(typeof stepsNamespace)['it']>;
  forms: Translate<(typeof formsNamespace)['it']>;
  yes: string;
  no: string;
  dontKnow: string;
  language: Language;
  today: string;
}

export function summaryTopics(data: Bozza, words: Words): Topic[] {
  const { s } = words;
  const family = data.analisiFamiliare === 'perMe' ? [] : data.membri;
  const nameOf = (membro: Persona, place: number) =>
    membro.firstName || s('famiglia.person', { place: place + 2 });
  const adults = membriAt(4, data, words.today);
  return [
    { tab: 1, groups: [{ id: 'me', rows: personalRows(data, words) }] },
    {
      tab: 2,
      groups:
        family.length === 0
          ? [
              {
                id: 'alone',
                rows: [
                  {
                    key: 'alone',
                    label: s('riepilogo.rows.people'),
                    value: s('riepilogo.rows.onlyMe'),
                  },
                ],
              },
            ]
          : family.map((membro, place) => ({
              id: membro._id,
              title: nameOf(membro, place),
              rows: membroRows(membro, words),
            })),
    },
    { tab: 3, groups: [{ id: 'casa', rows: casaRows(data, words) }] },
    {
      tab: 4,
      groups: [
        {
          id: 'me',
          ...(adults.length > 0 ? { title: data.firstName ?? '' } : {}),
          rows: previdenzaRows(data, words, 'me'),
        },
        ...adults.map((membro) => ({
          id: membro._id,
          title: nameOf(membro, family.indexOf(membro)),
          rows: previdenzaRows(membro, words, 'membro'),
        })),
      ],
    },
    { tab: 5, groups: [{ id: 'soldi', rows: finanzaRows(data, family, words) }] },
  ];
}

/** What was estimated or left out, with whose it is: it lowers the precision of the results. */
export function summaryGlosses(topics: readonly Topic[], myName: string): Gloss[] {
  return topics.flatMap(({ groups }) =>
    groups.flatMap(({ title, rows }) =>
      rows
        .filter(({ isEstimated, isMissing }) => isEstimated || isMissing)
        .map(({ label, isMissing }) => ({
          label,
          name: title || myName,
          isMissing: isMissing === true,
        })),
    ),
  );
}

function personalRows(data: Bozza, words: Words): Row[] {
  const { s, forms } = words;
  return [
    row(
      'nome',
      s('riepilogo.rows.nome'),
      [data.firstName, data.lastName].filter(Boolean).join(' '),
      words,
    ),
    birthRow(data, words),
    row(
      'professione',
      s('riepilogo.rows.professione'),
      data.professione && forms(`professione.${data.professione}`),
      words,
    ),
    row(
      'titoloStudio',
      s('riepilogo.rows.titoloStudio'),
      data.titoloStudio && forms(`titoloStudio.${data.titoloStudio}`),
      words,
    ),
    {
      ...row(
        'comune',
        s('riepilogo.rows.comune'),
        comuneText(data.comuneResidenza ?? null, forms('anagrafica.estero')),
        words,
      ),
      ...(data.comuneResidenza && !isComuneKnown(data.comuneResidenza)
        ? { isEstimated: true }
        : {}),
    },
    moneyRow('redditoNettoAnnuo', s('riepilogo.rows.reddito'), data, words),
    row(
      'perimetro',
      s('riepilogo.rows.perimetro'),
      data.analisiFamiliare && words.t(`dati.${data.analisiFamiliare}`),
      words,
    ),
  ];
}

function membroRows(membro: Bozza['membri'][number], words: Words): Row[] {
  const { s, forms } = words;
  const works = isAsked('professione', membro, { who: 'membro', today: words.today });
  return [
    row(
      'parentela',
      forms('famiglia.parentela'),
      membro.gradoParentela && forms(`parentela.${membro.gradoParentela}`),
      words,
    ),
    birthRow(membro, words),
    ...(works
      ? [
          row(
            'professione',
            s('riepilogo.rows.professione'),
            membro.professione && forms(`professione.${membro.professione}`),
            words,
          ),
          row(
            'titoloStudio',
            s('riepilogo.rows.titoloStudio'),
            membro.titoloStudio && forms(`titoloStudio.${membro.titoloStudio}`),
            words,
          ),
          moneyRow('redditoNettoAnnuo', s('riepilogo.rows.reddito'), membro, words),
        ]
      : []),
    ...(membro.residenza === 'altra'
      ? [
          row(
            'comune',
            s('riepilogo.rows.comune'),
            comuneText(membro.comuneResidenza ?? null, forms('anagrafica.estero')),
            words,
          ),
        ]
      : []),
  ];
}

function casaRows(data: Bozza, words: Words): Row[] {
  const { s, forms } = words;
  const owned = isPropria(data.statoResidenza);
  const home = owned ? (data.valoreResidenza ?? 0) : 0;
  const second = data.valorePatrimonioImmobiliareSecondHomes ?? 0;
  return [
    row(
      'stato',
      s('riepilogo.rows.casa'),
      data.statoResidenza && forms(`residenza.${data.statoResidenza}`),
      words,
    ),
    ...(owned
      ? [
          moneyRow(
            'valoreResidenza',
            s(
              data.statoResidenza === 'comproprietà'
                ? 'riepilogo.rows.quota'
                : 'riepilogo.rows.valore',
            ),
            data,
            words,
          ),
          data.mutuoResidenza === false
            ? row('mutuo', s('riepilogo.rows.mutuo'), s('riepilogo.rows.noMutuo'), words)
            : moneyRow('valoreResiduoMutuo', s('riepilogo.rows.mutuo'), data, words),
          yesNoRow(
            'assicurazione',
            s('riepilogo.rows.assicurazione'),
            data.assicurazioneResidenza,
            words,
          ),
        ]
      : []),
    row('secondeCase', s('riepilogo.rows.secondeCase'), formatEuro(second), words),
    row(
      'altri',
      s('riepilogo.rows.altri'),
      formatEuro(Math.max(0, (data.valorePatrimonioImmobiliare ?? 0) - home - second)),
      words,
    ),
  ];
}

function previdenzaRows(persona: Persona, words: Words, who: Who): Row[] {
  const { s } = words;
  const asked = (key: Chiave, ...rows: Row[]): Row[] =>
    isAsked(key, persona, { who, today: words.today }) ? rows : [];
  const details = detailRows(persona, words, asked);
  return [
    ...asked(
      'anniContributi',
      countRow('anniContributi', s('riepilogo.rows.contributi'), persona, words),
    ),
    ...COPERTURE.flatMap((copertura) => {
      const word = WORDS_OF_COVERS[copertura];
      const key = `polizze.${copertura}` as const;
      return [
        ...asked(key, answerRow(word, s(`riepilogo.rows.${word}`), persona, key, words)),
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
  const { s, forms } = words;
  const { tipoLtcSottoscritta: tipo, capitaleCasoMorte: capitale } = persona.polizze ?? {};
  const riscatto = 'laureato.riscattoFiniPensionistici';
  return {
    previdenzaComplementare: [
      ...asked(
        'montanteFondo',
        moneyRow('montanteFondo', s('riepilogo.rows.montante'), persona, words),
        countRow('anniFondo', s('riepilogo.rows.anniFondo'), persona, words),
      ),
      ...asked(
        riscatto,
        answerRow('riscatto', s('riepilogo.rows.riscatto'), persona, riscatto, words),
      ),
    ],
    rischioNonAutosufficienza: tipo
      ? asked(
          'polizze.tipoLtcSottoscritta',
          row('tipoLtc', forms('previdenza.tipoLtc'), forms(`previdenza.tipo.${tipo}`), words),
        )
      : [],
    casoMorte: asked(
      'polizze.capitaleCasoMorte',
      row(
        'capitale',
        forms('previdenza.capitale'),
        capitale === undefined ? '' : formatEuro(capitale),
        words,
      ),
    ),
  };
}

function answerRow(key: string, label: string, persona: Persona, of: Chiave, words: Words): Row {
  const isEstimated = persona.stimati?.includes(of) ?? false;
  const answer = toAnswer(answerOf(persona, of) as boolean | undefined, isEstimated);
  const value = { yes: words.yes, no: words.no, unknown: words.dontKnow, '': '' }[answer];
  return {
    ...row(key, label, value, words),
    ...(answer === 'unknown' ? { isEstimated: true } : {}),
  };
}

function finanzaRows(data: Bozza, family: Bozza['membri'], words: Words): Row[] {
  const { s, forms } = words;
  const companies = [
    { persona: data as Persona, name: undefined },
    ...family.map((membro) => ({ persona: membro as Persona, name: membro.firstName ?? '' })),
  ]
    .filter(
      ({ persona }) =>
        isAsked('imprenditore', persona, { who: 'me', today: words.today }) &&
        persona.imprenditore !== false,
    )
    .map(({ persona, name }, place) => ({
      ...moneyRow(
        'valoreAttivita',
        name === undefined
          ? s('riepilogo.rows.attivita')
          : s('riepilogo.rows.attivitaOf', { name }),
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
    moneyRow('valorePatrimonioMobiliare', s('riepilogo.rows.risparmi'), data, words),
    ...(isAsked('suddivisioneInvestimento', data, { who: 'me', today: words.today })
      ? [
          shares(
            'suddivisioneInvestimento',
            s('riepilogo.rows.classi'),
            CLASSI,
            data.suddivisioneInvestimento,
            (part) => forms(`finanza.classi.${part}`),
          ),
          shares(
            'strumentiInvestimento',
            s('riepilogo.rows.strumenti'),
            STRUMENTI,
            data.strumentiInvestimento,
            (part) => forms(`finanza.strumenti.${part}`),
          ),
          shares(
            'regimeInvestimento',
            s('riepilogo.rows.regimi'),
            REGIMI,
            data.regimeInvestimento,
            (part) => forms(`finanza.regimi.${part}`),
          ),
        ]
      : []),
    ...companies,
    row('uscite', s('riepilogo.rows.uscite'), formatEuro(data.uscitePianificate ?? 0), words),
  ];
}

const row = (key: string, label: string, value: string | undefined, { s }: Words): Row =>
  value ? { key, label, value } : { key, label, value: s('riepilogo.none'), isMissing: true };

function birthRow({ dataNascita }: Persona, words: Words): Row {
  const age = dataNascita
    ? words.s('riepilogo.rows.age', { age: etaOn(dataNascita, words.today) })
    : '';
  return row(
    'nascita',
    words.s('riepilogo.rows.nascita'),
    dataNascita && `${formatDate(dataNascita, words.language)} (${age})`,
    words,
  );
}

function moneyRow(key: keyof Persona, label: string, persona: Persona, words: Words): Row {
  const value = persona[key];
  return {
    ...row(key, label, typeof value === 'number' ? formatEuro(value) : '', words),
    ...(persona.stimati?.includes(key) ? { isEstimated: true } : {}),
  };
}

const countRow = (
  key: 'anniContributi' | 'anniFondo',
  label: string,
  persona: Persona,
  words: Words,
): Row => row(key, label, persona[key]?.toString(), words);

const yesNoRow = (key: string, label: string, value: boolean | undefined, words: Words): Row =>
  row(key, label, value === undefined ? '' : value ? words.yes : words.no, words);

/** The tab that asks for a field: where a refusal of the whole is to be looked at. */
export function tabOfField(field: string): Tab {
  const match = /^membri\.\d+(?:\.(.*))?$/.exec(field);
  const path = match ? (match[1] ?? '') : field;
  const key = CHIAVI.find((known) => known === path || known.startsWith(`${path}.`));
  return key === undefined ? (match ? 2 : 1) : tabOf(key, match ? 'membro' : 'me');
}

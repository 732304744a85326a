/** The answers by topic, as the summary and nothing else says them. Pure: words and day come in. */
import { etaOn, isAsked, isComuneKnown, isPropria, legameDi, membriAt, TAB } from '@bussola/domain';
import type { Persona } from '@bussola/domain';
import type { Bozza } from '@bussola/contract';
import { comuneText } from '@bussola/forms';
import { formatDate } from '@bussola/i18n/format';
import type { Tab } from '../../steps.ts';
import { finanzaRows } from './finanza-rows.ts';
import { previdenzaRows } from './previdenza-rows.ts';
import { answerRow, drawnRows, row, type Row, type Words } from './row.ts';

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

export function summaryTopics(data: Bozza, words: Words): Topic[] {
  const { stepWords } = words;
  const family = data.analisiFamiliare === 'perMe' ? [] : data.membri;
  const nameOf = (membro: Persona, place: number) =>
    membro.firstName || stepWords('famiglia.person', { place: place + 2 });
  const adults = membriAt(TAB.previdenza, data, words.today);
  const protetti = family.filter(
    (membro) => adults.includes(membro) || membro.polizze?.coperturaSanitaria === true,
  );
  return [
    { tab: TAB.personali, groups: [{ id: 'me', rows: personalRows(data, words) }] },
    {
      tab: TAB.famiglia,
      groups:
        family.length === 0
          ? [
              {
                id: 'alone',
                rows: [
                  {
                    key: 'alone',
                    label: stepWords('riepilogo.rows.people'),
                    value: stepWords('riepilogo.rows.onlyMe'),
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
    { tab: TAB.casa, groups: [{ id: 'casa', rows: casaRows(data, words) }] },
    {
      tab: TAB.previdenza,
      groups: [
        {
          id: 'me',
          ...(protetti.length > 0 ? { title: data.firstName ?? '' } : {}),
          rows: previdenzaRows(data, words, 'me'),
        },
        ...protetti.map((membro) => ({
          id: membro._id,
          title: nameOf(membro, family.indexOf(membro)),
          rows: previdenzaRows(membro, words, 'membro'),
        })),
      ],
    },
    { tab: TAB.finanza, groups: [{ id: 'soldi', rows: finanzaRows(data, family, words) }] },
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
  const { stepWords, forms } = words;
  return [
    row(
      'nome',
      stepWords('riepilogo.rows.nome'),
      [data.firstName, data.lastName].filter(Boolean).join(' '),
      words,
    ),
    birthRow(data, words),
    row(
      'sesso',
      forms('anagrafica.sesso'),
      data.sesso && forms(data.sesso === 'F' ? 'anagrafica.f' : 'anagrafica.m'),
      words,
    ),
    answerRow('professione', data, words, {
      said: data.professione && forms(`professione.${data.professione}`),
    }),
    answerRow('titoloStudio', data, words, {
      said: data.titoloStudio && forms(`titoloStudio.${data.titoloStudio}`),
    }),
    {
      ...comuneRow(data, words),
      ...(data.comuneResidenza && !isComuneKnown(data.comuneResidenza)
        ? { isEstimated: true }
        : {}),
    },
    answerRow('redditoNettoAnnuo', data, words),
    row(
      'perimetro',
      stepWords('riepilogo.rows.perimetro'),
      data.analisiFamiliare && words.t(`dati.${data.analisiFamiliare}`),
      words,
    ),
  ];
}

function membroRows(membro: Bozza['membri'][number], words: Words): Row[] {
  const { forms } = words;
  const legame = legameDi(membro);
  const works = isAsked('professione', membro, { who: 'membro', today: words.today });
  return [
    row('parentela', forms('famiglia.parentela'), legame && forms(`parentela.${legame}`), words),
    birthRow(membro, words),
    ...(works
      ? [
          answerRow('professione', membro, words, {
            said: membro.professione && forms(`professione.${membro.professione}`),
          }),
          answerRow('titoloStudio', membro, words, {
            said: membro.titoloStudio && forms(`titoloStudio.${membro.titoloStudio}`),
          }),
          answerRow('redditoNettoAnnuo', membro, words),
        ]
      : []),
    ...(membro.residenza === 'altra' ? [comuneRow(membro, words)] : []),
  ];
}

function casaRows(data: Bozza, words: Words): Row[] {
  const { stepWords, forms } = words;
  const owned = isPropria(data.statoResidenza);
  const home = owned ? (data.valoreResidenza ?? 0) : 0;
  const second = data.valorePatrimonioImmobiliareSecondHomes ?? 0;
  return [
    answerRow('statoResidenza', data, words, {
      said: data.statoResidenza && forms(`residenza.${data.statoResidenza}`),
    }),
    ...(owned
      ? [
          answerRow('valoreResidenza', data, words, {
            label: stepWords(
              data.statoResidenza === 'comproprietà'
                ? 'riepilogo.rows.quota'
                : 'riepilogo.rows.valore',
            ),
          }),
          mutuoRow(data, words),
        ]
      : []),
    ...drawnRows(TAB.casa, 'me', data, words).filter(({ key }) => !MUTUO.includes(key)),
    answerRow('valorePatrimonioImmobiliareSecondHomes', data, words),
    row(
      'altri',
      stepWords('riepilogo.rows.altri'),
      data.valorePatrimonioImmobiliare === undefined
        ? undefined
        : words.euro(Math.max(0, data.valorePatrimonioImmobiliare - home - second)),
      words,
    ),
  ];
}

/** Whether there is a mortgage and what is left of it, in one row. */
const MUTUO: readonly string[] = ['mutuoResidenza', 'valoreResiduoMutuo'];
const mutuoRow = (data: Bozza, words: Words): Row =>
  answerRow(
    'valoreResiduoMutuo',
    data,
    words,
    data.mutuoResidenza === false ? { said: words.stepWords('riepilogo.rows.noMutuo') } : {},
  );

const comuneRow = ({ comuneResidenza }: Persona, words: Words): Row =>
  answerRow('comuneResidenza', {}, words, {
    said: comuneText(comuneResidenza ?? null, words.forms('anagrafica.estero')),
  });

function birthRow({ dataNascita }: Persona, words: Words): Row {
  const age = dataNascita
    ? words.stepWords('riepilogo.rows.age', { age: etaOn(dataNascita, words.today) })
    : '';
  return row(
    'nascita',
    words.stepWords('riepilogo.rows.nascita'),
    dataNascita && `${formatDate(dataNascita, words.language)} (${age})`,
    words,
  );
}

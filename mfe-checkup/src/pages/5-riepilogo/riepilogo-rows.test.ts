import { describe, expect, it } from '@jest/globals';
import { answerOf, isChiave, RISPOSTE, shownAt, TABS } from '@bussola/domain';
import type { Chiave } from '@bussola/domain';
import { withValue } from '@bussola/forms';
import { UP_TO_MONEY, USER_ID } from '../../testing/draft-server.ts';
import { summaryTopics } from './riepilogo-rows.ts';
import { tabOfField } from './tab-of-field.ts';

it.each([
  ['firstName', 1],
  ['acceptTerms', 1],
  ['membri', 2],
  ['membri.0.gradoParentela', 2],
  ['valoreResiduoMutuo', 3],
  ['anniContributi', 4],
  ['polizze', 4],
  ['membri.1.polizze.casoMorte', 4],
  ['membri.1.anniContributi', 4],
  ['suddivisioneInvestimento.azioni', 5],
  ['membri.0.valoreAttivita', 5],
  ['unknown', 1],
])('a refusal of %s is looked at in tab %d', (field, tab) => expect(tabOfField(field)).toBe(tab));

describe('the summary', () => {
  const ASKED = {
    firstName: 'Marco',
    gradoParentela: 'other',
    convivente: false,
    dataNascita: '1986-05-12',
    professione: 'Imprenditore',
    titoloStudio: 'dottorato',
    residenza: 'altra',
    redditoNettoAnnuo: 1,
    imprenditore: true,
    polizze: {
      previdenzaComplementare: true,
      rischioNonAutosufficienza: true,
      tipoLtcSottoscritta: 'rendita',
      casoMorte: true,
    },
  } as const;
  const data = {
    ...UP_TO_MONEY,
    ...ASKED,
    analisiFamiliare: 'perNucleo',
    statoResidenza: 'proprietà',
    mutuoResidenza: true,
    membri: [{ ...ASKED, _id: USER_ID }],
  };
  const say = (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`;
  const told = (answers: object) =>
    JSON.stringify(
      summaryTopics(
        answers as never,
        {
          t: say,
          stepWords: say,
          forms: say,
          yes: 'yes',
          no: 'no',
          dontKnow: 'dontKnow',
          euro: (value: number) => `${value} €`,
          language: 'it',
          today: '2026-11-20',
        } as never,
      ),
    );
  const OTHER: Record<string, unknown> = {
    date: '1990-01-01',
    consent: true,
    name: 'Altro',
    email: 'altra@bussola.example',
    comune: { comune: 'Roma', regione: 'Lazio', provincia: 'RM', codiceIstat: '058091' },
    euro: 123_456,
    count: 7,
  };
  const another = (key: Chiave): unknown => {
    const risposta = RISPOSTE[key];
    if (risposta.kind === 'choice')
      return risposta.among.find((one) => one !== answerOf(data, key));
    if (risposta.kind === 'yesNo') return answerOf(data, key) === false;
    if (risposta.kind === 'split')
      return Object.fromEntries(risposta.parts.map((part, at) => [part, at === 0 ? 100 : 0]));
    return OTHER[risposta.kind];
  };
  /** Who accepts the terms and has an address knows it; a member goes by the first name. */
  // What the summary does not say on purpose.
  const UNTOLD = [
    'email',
    'acceptTerms',
    'membri.0.lastName',
    // The name is told in its own letters.
    ...['nomeLatino', 'cognomeLatino'].flatMap((key) => [key, `membri.0.${key}`]),
  ];
  it('tells every answer that the checkup asks: a row in riepilogo-, previdenza- or finanza-rows.ts', () => {
    const names = TABS.flatMap((tab) => [
      ...shownAt(tab, 'me'),
      ...shownAt(tab, 'membro').map((key) => `membri.0.${key}`),
    ]);
    const untold = names.filter((name) => {
      const key = name.replace('membri.0.', '');
      return isChiave(key) && told(withValue(data, name, another(key))) === told(data);
    });
    expect(untold.toSorted()).toEqual(UNTOLD.toSorted());
  });
  it('tells that a child is covered, and no row of a child who is not', () => {
    const child = { _id: 'child', firstName: 'Sofia', dataNascita: '2019-09-09' };
    const family = (polizze: object) => told({ ...data, membri: [{ ...child, polizze }] });
    expect(family({ coperturaSanitaria: true })).toContain(
      '"id":"child","title":"Sofia","rows":[{"key":"polizze.coperturaSanitaria"',
    );
    expect(family({})).not.toContain('"title":"Sofia","rows":[{"key":"polizze.coperturaSanitaria"');
  });
});

import { describe, expect, it } from '@jest/globals';
import { OGGI } from '../../test/famiglie-qualsiasi.ts';
import { conValore } from '../../test/figure.ts';
import { valoriAl, type Costanti } from '../costanti/costanti.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { livello, massimo } from '../soluzioni/ordine.ts';
import {
  scoreAssistenza,
  scoreGarantito,
  scorePolizza,
  scorePolizzeRischi,
  scoreRiscatto,
  scoreTutelaLegale,
  scoreUnit,
} from '../soluzioni/punteggi.ts';
import { cifre, detto } from '../traccia/cifre.ts';
import { metodo } from './metodo.ts';
import { isPunteggio } from './punteggio.ts';
import { REGISTRO } from './registro.ts';
import { vocePerEsteso, type RegolaId } from '../traccia/regola.ts';

const v = valoriAl(COSTANTI_2026_12, OGGI);
const level = (score: number): string => livello(v, score);
const soglie = (id: RegolaId, release: Costanti = COSTANTI_2026_12): string =>
  REGISTRO[id].soglie
    .map((text) => detto(text, cifre(release, OGGI)).it)
    .join(' ')
    .replaceAll('\u00A0', ' ');
const both = [false, true];

/** What each says of its levels: a test below tries whether it is so. */
const SENTENCES: Readonly<Partial<Record<RegolaId, string>>> = {
  'soluzione.assistenza-medica':
    'Senza copertura è da valutare tra 50 e 74 anni, da due figli a carico in su, oppure con due motivi qualsiasi. Con uno solo degli altri motivi è a posto.',
  'soluzione.tutela-legale':
    'Senza tutela è da valutare se in famiglia qualcuno lavora in proprio; se ci sono altre case e almeno un altro motivo; oppure con più di 250.000 € di patrimonio netto e figli a carico.',
  'soluzione.riscatto-laurea':
    'È da valutare se la spesa si recupera in circa 21 anni, o in circa 19 dai 55 anni di età; se si esce prima, anche in qualche anno in più.',
  'soluzione.unit-index-linked':
    'È da valutare se la riserva manca, dai 70 anni in su, oppure se nelle polizze c’è il 18% dei risparmi o ci sono 45.000 €; anche meno, se quota e importo si sommano.',
  'soluzione.polizza':
    'Tra gli altri motivi bastano da soli un’impresa, le garanzie firmate o un’imposta stimata così alta. L’età basta insieme a un testamento che manca o a 250.000 € di risparmi.',
};

describe('a sentence about a level', () => {
  const IDS = Object.keys(REGISTRO) as RegolaId[];
  it.each(Object.entries(SENTENCES) as [RegolaId, string][])('%s', (id, sentence) => {
    expect(soglie(id)).toContain(sentence);
  });
  it('is in the list above, if it is true of these thresholds only', () => {
    const other = conValore(COSTANTI_2026_12, 'score.yellow', () => v['score.yellow'] + 1);
    const changed = IDS.filter((id) => soglie(id, other).includes('Con pochi motivi è a posto'));
    expect(changed.sort()).toEqual(Object.keys(SENTENCES).sort());
  });
});

/** The words of each area, over every case that its score can tell apart. */
describe('what makes a level, in words, is what the engine does', () => {
  it('medical care', () => {
    for (const copertura of both)
      for (const autonomo of both)
        for (const redditoNetto of [35000, 35001])
          for (const figli of [0, 1, 2, 3, 5])
            for (const eta of [39, 40, 49, 50, 74, 75]) {
              const mezza = eta >= 40 && eta < 50;
              const motivi = [figli > 0, autonomo, redditoNetto > 35000, mezza].filter(Boolean);
              const valutare =
                !copertura && ((eta >= 50 && eta < 75) || figli >= 2 || motivi.length >= 2);
              expect(
                level(scoreAssistenza(v, { copertura, autonomo, redditoNetto, figli, eta })),
              ).toBe(valutare ? 'yellow' : 'green');
            }
  });
  it('legal protection', () => {
    for (const copertura of both)
      for (const autonomo of both)
        for (const imprenditore of both)
          for (const secondeCase of [0, 1, 2, 5])
            for (const netto of [0, 250000, 250001, 1e7])
              for (const figli of [0, 1, 2, 5])
                for (const residenzaPropria of both) {
                  const ricca = netto > 250000;
                  const valutare =
                    !copertura &&
                    (autonomo ||
                      imprenditore ||
                      (secondeCase > 0 && (ricca || figli > 0 || residenzaPropria)) ||
                      (ricca && figli > 0));
                  const p = {
                    copertura,
                    autonomo,
                    imprenditore,
                    secondeCase,
                    netto,
                    figli,
                    residenzaPropria,
                  };
                  const livello = valutare ? 'yellow' : 'green';
                  expect({ ...p, livello: level(scoreTutelaLegale(v, p)) }).toEqual({
                    ...p,
                    livello,
                  });
                }
  });
  it('homes without cover', () => {
    expect(soglie('soluzione.polizze-rischi')).toContain(
      'È da affrontare se la quota esposta arriva al 55%, o al 30% con figli a carico.',
    );
    for (const mutuo of both)
      for (const figli of [0, 1, 2, 5])
        for (const share of [0, 1, 29, 31, 54, 56, 100]) {
          const p = {
            casaNonAssicurata: share,
            secondeCaseScoperte: 0,
            lordo: 100,
            figli,
            mutuo: mutuo && share > 0,
          };
          const red = !mutuo && share >= (figli > 0 ? 30 : 55);
          const livello = share === 0 ? 'green' : red ? 'red' : 'yellow';
          expect({ ...p, livello: level(scorePolizzeRischi(v, p).score) }).toEqual({
            ...p,
            livello,
          });
        }
  });
  it('buying back a degree', () => {
    const of = (anniRecupero: number, eta: number, mesiAnticipo = 0) =>
      level(scoreRiscatto(v, { anniRecupero, eta, mesiAnticipo }));
    expect([of(21, 40), of(22, 40), of(22, 40, 12)]).toEqual(['yellow', 'green', 'yellow']);
    expect([of(19, 55), of(20, 55), of(20, 55, 12)]).toEqual(['yellow', 'green', 'yellow']);
  });
  it('what is needed soon', () => {
    for (const eta of [30, 65])
      for (const liquidi of [0, 200000])
        for (const sicuri of [0, 89, 91, 100]) {
          const p = { mobiliare: 1e6, bisognoBreve: 100, sicuri, eta, liquidi };
          const livello = sicuri < 90 ? 'yellow' : 'green';
          expect({ ...p, livello: level(scoreGarantito(v, p)!) }).toEqual({ ...p, livello });
        }
  });
  it('investment policies', () => {
    for (const eta of [69, 70])
      for (const carenza of [0, 1])
        for (const pct of [1, 9, 17, 18, 50])
          for (const mobiliare of [30000, 200000, 600000]) {
            const { importo, score } = scoreUnit(v, {
              mobiliare,
              assicurativiPct: pct,
              carenza,
              eta,
            });
            if (score === null) continue;
            const valutare = eta >= 70 || carenza > 0 || pct / 18 + importo / 45000 >= 1;
            expect([pct, importo, level(score)]).toEqual([
              pct,
              importo,
              valutare ? 'yellow' : 'green',
            ]);
          }
  });
  it('passing on wealth', () => {
    const base = {
      mobiliare: 60000,
      netto: 60000,
      eta: 40,
      imprenditore: false,
      garanzie: false,
      senzaTestamento: false,
      imposta: 0,
      assicurativiPct: 0,
    };
    const of = (change: Partial<typeof base> & { convivente?: boolean; coniuge?: boolean }) =>
      level(scorePolizza(v, { ...base, ...change })!.score);
    const senzaTestamento = true;
    expect(of({})).toBe('green');
    expect(of({ senzaTestamento })).toBe('green');
    expect(of({ senzaTestamento, convivente: true, netto: 0 })).toBe('yellow');
    expect(of({ senzaTestamento, convivente: true, assicurativiPct: 41 })).toBe('yellow');
    expect(of({ senzaTestamento, coniuge: true, netto: 100000 })).toBe('yellow');
    expect(of({ imprenditore: true })).toBe('yellow');
    expect(of({ garanzie: true })).toBe('yellow');
    expect(of({ garanzie: true, assicurativiPct: 41 })).toBe('green');
    expect(of({ imposta: v['passaggio.imposta'] })).toBe('yellow');
    expect([of({ eta: 55 }), of({ eta: 70 })]).toEqual(['green', 'green']);
    expect(of({ eta: 55, senzaTestamento })).toBe('yellow');
    expect(of({ eta: 55, mobiliare: 250000 })).toBe('yellow');
  });
  it('checks and opportunities are never to address', () => {
    for (const code of ['polizza', 'tutela-legale', 'unit-index-linked'])
      expect(level(massimo(v, code))).toBe('yellow');
  });
});

describe('points stay inside the engine', () => {
  const page = metodo(COSTANTI_2026_12, OGGI);
  it('no text of a rule speaks of them, in either language', () => {
    for (const id of Object.keys(REGISTRO) as RegolaId[]) {
      const { titolo, risponde, formula, ipotesi, soglie, limiti } = vocePerEsteso(
        REGISTRO[id],
        cifre(COSTANTI_2026_12, OGGI),
      );
      for (const { it: italian, en } of [
        titolo,
        risponde,
        formula,
        ...ipotesi,
        ...soglie,
        ...limiti,
      ])
        expect(`${id}: ${italian} ${en}`).not.toMatch(
          /\bpunt[io]\b|punteggi|\bpoints?\b|\bscores?\b|\bross[aeio]\b|\bred\b|\bgiall|yellow/iu,
        );
    }
  });
  it('nor does «Metodo» print a constant in points', () => {
    const printed = page.regole.flatMap(({ costanti }) => costanti);
    expect(printed.filter(({ unit }) => unit.includes('points'))).toEqual([]);
    expect(printed.some(({ key }) => isPunteggio(key))).toBe(false);
  });
});

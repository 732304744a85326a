/** Nothing false is said to a family: 600 invented households, and what must hold of each. */
import { describe, expect, it } from '@jest/globals';
import { OGGI, popolazione } from '../../test/famiglie-qualsiasi.ts';
import type { Analisi } from '../analisi.ts';
import { calcola } from '../analisi/calcola.ts';
import type { Calcolo } from '../calcolo.ts';
import { valoriAl } from '../costanti/costanti.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { dipendenti, partnerDi } from '../famiglia/perimetro.ts';
import { ageYearsAt } from '../calendario.ts';
import type { Famiglia, Membro } from '../nucleo.ts';
import { racconta } from '../racconto/analizza.ts';
import { noTrace } from '../traccia/no-trace.ts';

const VALORI = valoriAl(COSTANTI_2026_12, OGGI);
interface Caso {
  famiglia: Famiglia;
  calcolo: Calcolo;
  analisi: Analisi;
}
const casoDi = (famiglia: Famiglia): Caso => {
  const calcolo = calcola(famiglia, COSTANTI_2026_12, noTrace);
  return { famiglia, calcolo, analisi: racconta(famiglia, COSTANTI_2026_12, calcolo) };
};
const CASI = popolazione(600, 20261124).map(casoDi);

/** The households of which a rule does not hold: the first one is shown. */
const refuse = (holds: (caso: Caso) => boolean): void => {
  const wrong = CASI.filter((caso) => !holds(caso));
  expect(wrong.slice(0, 1).map(({ famiglia }) => famiglia)).toEqual([]);
};
const area = ({ calcolo }: Caso, code: string) =>
  calcolo.soluzioni.find((one) => one.code === code)!;
const coppia = ({ famiglia: { membri } }: Caso): Membro[] => {
  const me = membri.find(({ gradoParentela }) => gradoParentela === 'me')!;
  const partner = partnerDi(membri);
  return partner ? [me, partner] : [me];
};

describe('the opening', () => {
  const solide = ({ calcolo }: Caso) => calcolo.apertura.codice === 'solide';
  it('meets households of every kind', () => {
    const seen = new Set(CASI.map(({ calcolo }) => calcolo.apertura.codice));
    expect([...seen].toSorted()).toEqual(
      expect.arrayContaining([
        'bilancio',
        'da_sistemare',
        'debiti',
        'in_parte',
        'pochi_dati',
        'riserva',
      ]),
    );
  });
  it('reassures nobody with a red, a short reserve, a deficit, nothing left or a hard situation', () =>
    refuse((caso) => {
      if (!solide(caso)) return true;
      const { soluzioni, bilancio, situazioni } = caso.calcolo;
      const reserve = area(caso, 'gestione-patrimonio').numeri;
      const short = Number(reserve.carenza) > 0.1 * Number(reserve.bisogno);
      const months =
        bilancio.risparmi === null ? 0 : bilancio.risparmi / (bilancio.disavanzoNoto || 1);
      return (
        soluzioni.every(({ level }) => level !== 'red') &&
        !short &&
        ((bilancio.disavanzoNoto ?? 0) === 0 || months >= 120) &&
        situazioni.length === 0
      );
    }));
  it('says who owes too much only by instalments that were given', () =>
    refuse(({ calcolo: { apertura, bilancio } }) =>
      apertura.causa === 'rate' ? (bilancio.quotaRateNota ?? 0) > 0.5 : true,
    ));
});

describe('who depends', () => {
  it('is never «nobody» where somebody lives on the income', () =>
    refuse((caso) =>
      area(caso, 'TCM').perMembro.every(({ memberId, motivo, numeri }) => {
        const { membri } = caso.famiglia;
        const lato = membri.find(({ _id }) => _id === memberId);
        const nobody = motivo === 'non_applicabile' || numeri.dipendenti === 0;
        if (!nobody || !lato || !(Number(lato.redditoNettoAnnuo) > 0)) return true;
        const isMe = lato.gradoParentela === 'me';
        if (!isMe && lato !== partnerDi(membri)) return true;
        const people = membri.map((m) => ({
          ...m,
          eta: m.dataNascita && ageYearsAt(m.dataNascita, OGGI),
          reddito: m.redditoNettoAnnuo,
        }));
        const fuori = (isMe ? (lato.figliFuoriNucleo ?? []) : []).map(({ eta }) => eta);
        const found = dipendenti(VALORI, people, isMe ? 'me' : 'partner', fuori);
        return found.figli.length + found.altri.length === 0;
      }),
    ));
});

describe('debts', () => {
  it('bring a debt body to nobody who pays the instalments with ease', () =>
    refuse(({ calcolo: { situazioni, bilancio } }) =>
      situazioni.includes('sovraindebitamento')
        ? bilancio.entrate === 0 || (bilancio.quotaRateNota ?? 0) > 0.3
        : true,
    ));
});

describe('green', () => {
  const uncovered = (numeri: Record<string, unknown>, need: string) =>
    Number(numeri.capitale) <= 10_000 ||
    Number(numeri.capitale) <= 0.1 * Number(numeri[need]) + 0.01;
  it('never stands beside a material gap of term life', () =>
    refuse((caso) =>
      area(caso, 'TCM').perMembro.every(
        ({ level, numeri }) => level !== 'green' || uncovered(numeri, 'fabbisognoLordo'),
      ),
    ));
  it('of the reserve means that at most a tenth is missing', () =>
    refuse((caso) => {
      const { level, numeri } = area(caso, 'gestione-patrimonio');
      return level !== 'green' || Number(numeri.carenza) <= 0.1 * Number(numeri.bisogno) + 0.01;
    }));
  it('and red are for problems: a check or an opportunity is never red', () =>
    refuse(({ calcolo }) =>
      calcolo.soluzioni.every(({ natura, level }) => natura === 'problema' || level !== 'red'),
    ));
});

describe('the plan', () => {
  const monthly = ({ calcolo: { piano } }: Caso) =>
    piano.passi.reduce((all, { mensile = 0 }) => all + mensile, 0);
  it('never exceeds what is left of a month, nor its cap on covers', () =>
    refuse((caso) => {
      const { piano, bilancio } = caso.calcolo;
      const covers = piano.passi.find(({ tipo }) => tipo === 'protezione')?.mensile ?? 0;
      return (
        monthly(caso) + (piano.resto ?? 0) <= (bilancio.margine ?? 0) + 1e-6 &&
        covers <=
          Math.min(200, 0.3 * (bilancio.margine ?? 0), 0.04 * (bilancio.entrate ?? 0)) + 1e-6
      );
    }));
  it('pays into no fund that could not pay out, nor for a person who cannot deduct', () =>
    refuse((caso) =>
      caso.calcolo.piano.passi
        .filter(({ tipo }) => tipo === 'pensione')
        .every(({ id }) => {
          const person = caso.calcolo.previdenza.find(({ memberId }) => memberId === id);
          const membro = caso.famiglia.membri.find(({ _id }) => _id === id);
          return person?.fondoPossibile === true && membro?.regimeFiscale !== 'forfettario';
        }),
    ));
  it('is made where dear debts and the reserve come first', () =>
    refuse((caso) => {
      const debts = coppia(caso).flatMap(({ altriDebiti = [] }) =>
        altriDebiti.filter(({ tipo, residuo }) => tipo !== 'mutuo' && residuo > 0),
      );
      return (
        debts.length === 0 || caso.calcolo.piano.passi.every(({ tipo }) => tipo !== 'pensione')
      );
    }));
});

describe('dates', () => {
  it('of an exit are never in the past, nor later than one already reached', () =>
    refuse(({ calcolo }) =>
      calcolo.previdenza.every(({ uscite = [], decorrenza, uscita }) => {
        const matured = uscite.find(
          (one) => one.maturata && !one.sogliaVicina && !one.inizioIncerto,
        );
        const chosen = uscite.find(({ tipo }) => tipo === uscita);
        return (
          uscite.every((one) => one.decorrenza >= OGGI.slice(0, 7)) &&
          (!matured || !chosen || chosen.maturata || decorrenza! <= matured.decorrenza)
        );
      }),
    ));
});

describe('me alone or the household', () => {
  it('have the same opening, order, levels of the couple, budget, plan and estate', () =>
    refuse((caso) => {
      const { famiglia } = caso;
      const one = casoDi({ ...famiglia, analisiFamiliare: 'perMe' });
      const all = casoDi({ ...famiglia, analisiFamiliare: 'perNucleo' });
      const legal = ({ calcolo, analisi }: Caso) => ({
        apertura: calcolo.apertura,
        sintesi: analisi.sintesi,
        situazioni: calcolo.situazioni,
        bilancio: calcolo.bilancio,
        piano: calcolo.piano,
        successione: calcolo.successione,
        ordine: calcolo.soluzioni.map(({ code, level, score }) => [code, level, score]),
      });
      expect(legal(one)).toEqual(legal(all));
      return true;
    }));
});

/** Every text of an analysis, in both languages. */
function* testi(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const one of value) yield* testi(one);
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) yield* testi(one);
}
const GUASTI =
  /\b(NaN|undefined|Infinity|null|(?<![\d,])1 (?:anni|mesi|years|months)|il il|la la|i i|le le|di il|di la|a il|a la|da il|da la|circa circa|meno di circa|about about)\b|[.,;:]{2}|\s[.,;:]|\{|\}/;

describe('texts', () => {
  it('hold no hole, no wrong plural and no article twice', () => {
    const wrong = new Set<string>();
    for (const { analisi } of CASI) {
      const { soluzioni, sintesi, situazioni, bilancio, piano, successione, avvisi } = analisi;
      const said = [
        soluzioni.map(({ titolo, testo, risposta, azione, passi }) => [
          titolo,
          testo,
          risposta,
          azione,
          passi,
        ]),
        sintesi,
        situazioni,
        bilancio.testo,
        piano.testo,
        successione,
        avvisi,
      ];
      for (const text of testi(said)) if (GUASTI.test(text)) wrong.add(text);
    }
    expect([...wrong].slice(0, 5)).toEqual([]);
  });
});

describe('a score', () => {
  const AMOUNTS = [
    'redditoNettoAnnuo',
    'valorePatrimonioMobiliare',
    'valoreResidenza',
    'valoreResiduoMutuo',
    'speseMensili',
    'rataMutuo',
    'valorePatrimonioImmobiliareSecondHomes',
    'valoreAttivita',
    'montanteFondo',
    'mutuoSecondeCase',
  ] as const;
  const scores = ({ soluzioni }: Calcolo) =>
    new Map(soluzioni.filter(({ eligible }) => eligible).map(({ code, score }) => [code, score]));
  it('never moves by more than 20 points for one more per cent of an amount', () => {
    const jumps: string[] = [];
    for (const { famiglia, calcolo } of CASI.slice(0, 150)) {
      const before = scores(calcolo);
      for (const [at, membro] of famiglia.membri.entries()) {
        for (const key of AMOUNTS) {
          const told = membro[key] ?? 0;
          if (told === 0) continue;
          const membri = famiglia.membri.with(at, { ...membro, [key]: Math.round(told * 1.01) });
          const after = scores(calcola({ ...famiglia, membri }, COSTANTI_2026_12, noTrace));
          for (const [code, score] of after)
            if (Math.abs(score - (before.get(code) ?? score)) > 20)
              jumps.push(`${code}: ${key} ${told}, from ${before.get(code)} to ${score}`);
        }
      }
    }
    expect(jumps).toEqual([]);
  });
});

describe('an estimate', () => {
  it('is never told without its band, wider the less it is sure', () => {
    const width = { alta: 0.3, media: 0.5, bassa: 0.8 };
    refuse(({ calcolo, analisi }) =>
      calcolo.soluzioni.every(({ stimato, affidabilita }, at) => {
        const { banda, stima } = analisi.soluzioni[at]!;
        if (!stimato || stimato.unit === 'pct' || stimato.valore < 1000)
          return !stimato || stimato.valore < 10 || stima !== undefined;
        // The two ends are rounded as sums in a sentence.
        const found = (banda!.a - banda!.da) / stimato.valore;
        return stima !== undefined && Math.abs(found - width[affidabilita]) < 0.11;
      }),
    );
    expect(
      new Set(CASI.flatMap(({ calcolo }) => calcolo.soluzioni.map((s) => s.affidabilita))),
    ).toEqual(new Set(['alta', 'media', 'bassa']));
  });
  it('says why it is not surer, the worst first, each once', () => {
    const points = VALORI['affidabilita.segnali'];
    refuse(({ calcolo }) =>
      calcolo.soluzioni.every(
        ({ segnali }) =>
          new Set(segnali).size === segnali.length &&
          segnali.every((one, at) => at === 0 || points[segnali[at - 1]!] >= points[one]),
      ),
    );
  });
});

/** The solution on disability: from the answers to its steps, on a family made by hand. */
import { describe, expect, it } from '@jest/globals';
import type { Membro } from '../nucleo.ts';
import { passi, soluzione } from './famiglie.ts';

/** Thirty, three years paid, so nothing accrued; 24.000 € net. */
const ada: Partial<Membro> = {
  firstName: 'Ada',
  sesso: 'F',
  dataNascita: '1996-05-10',
  professione: 'Dipendente',
  redditoNettoAnnuo: 24000,
  anniContributi: 3,
};

describe('if Ada were disabled', () => {
  const infortuni = (change: Partial<Membro>) =>
    soluzione('infortuni-malattie', [{ ...ada, ...change }]);
  it('300.000 € saved: 96.000 € missing, 58,74 points', () => {
    const s = infortuni({ valorePatrimonioMobiliare: 300000 });
    expect(passi(s)).toEqual([
      'Reddito da sostenere: 16800 euroAnno',
      'Pensione di inabilità stimata: 0 euroAnno',
      'Perdita di un anno: 16800 euroAnno',
      'Per 20 anni: 336000 euro',
      'Risparmi utilizzabili: -240000 euro',
      'Mancano: 96000 euro',
    ]);
    expect(s).toMatchObject({
      score: 58.74,
      level: 'yellow',
      direzione: 'poco',
      membri: ['p1'],
      barra: { have: 240000, need: 336000, gap: 96000 },
    });
    expect(s.numeri).toEqual({
      anni: 20,
      anniBonus: 0,
      prodotto: true,
      prestazionePubblicaNetta: 0,
      assegnoOrdinarioNetto: 0,
      perditaAnnua: 16800,
      perditaAnnuaParziale: 16800,
      capitale: 96000,
      reddito: 24000,
    });
    expect(s.risposta.it).toBe(
      'Con un’invalidità permanente ad Ada mancherebbero circa **17.000\u00A0€** l’anno.',
    );
    expect(s.azione.it).toMatch(/contratto di lavoro\.$/);
    expect(s.mancanti).toEqual(['polizze.invaliditaPermanente']);
  });
  it('nothing saved: never more than ten times the income', () =>
    expect(infortuni({})).toMatchObject({
      score: 100,
      barra: { have: 0, need: 240000, gap: 240000 },
      mancanti: ['valorePatrimonioMobiliare', 'polizze.invaliditaPermanente'],
    }));
  it('enough saved: nothing is missing', () => {
    const s = infortuni({ valorePatrimonioMobiliare: 500000 });
    expect(s).toMatchObject({ score: 0, barra: { have: 336000, need: 336000, gap: 0 } });
    expect(s.direzione).toBeUndefined();
    expect(s.risposta.it).toMatch(/bastano a reggere/);
  });
  it('on her own account it says so; with a policy of unknown amount it is never red', () => {
    const s = infortuni({ valorePatrimonioMobiliare: 300000, professione: 'Autonomo/a' });
    expect(s.score).toBe(58.74);
    expect(s.risposta.it).toMatch(/poche tutele\.$/);
    expect(s.azione.it).toMatch(/cassa di categoria\.$/);
    expect(infortuni({ polizze: { invaliditaPermanente: true } }).score).toBe(66.99);
  });
  it.each([
    [{ professione: 'Studente', redditoNettoAnnuo: 5000 }, 'non_applicabile'],
    [{ professione: 'Pensionato/a' }, 'non_applicabile'],
    [{ dataNascita: '2010-05-10' }, 'non_applicabile'],
    [{ redditoNettoAnnuo: undefined }, 'dati_mancanti'],
    [{ professione: undefined }, 'dati_mancanti'],
  ] as const)('%p: %s', (change, motivo) =>
    expect(infortuni(change as Partial<Membro>)).toMatchObject({ eligible: false, motivo }),
  );
});

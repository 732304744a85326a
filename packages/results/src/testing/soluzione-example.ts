import type { Soluzione } from '@bussola/domain';

const words = (text: string) => ({ it: text, en: text });

/** A made-up area, for the rules that look at few of its fields. */
export function soluzioneExample(over: Partial<Soluzione> = {}): Soluzione {
  return {
    code: 'TCM',
    natura: 'problema',
    eligible: true,
    titolo: words('Titolo'),
    score: 80,
    level: 'red',
    priorita: 120,
    membri: [],
    testo: words('Testo'),
    risposta: words('Risposta'),
    azione: words('Azione'),
    perche: words('Perché'),
    numeri: {},
    inputs: [],
    passi: [],
    fonti: [],
    completezza: 100,
    mancanti: [],
    affidabilita: 'alta',
    perMembro: [],
    ...over,
  };
}

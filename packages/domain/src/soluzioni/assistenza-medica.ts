import { isFiglio, lavora, type Contesto, type Scheda } from '../analisi/contesto.ts';
import { r2 } from '../money.ts';
import {
  dato,
  graduatoria,
  grigia,
  passo,
  perMembro,
  valutaTutti,
  type Regola,
  type Valutazione,
} from './bozza.ts';
import { scoreAssistenza } from './punteggi.ts';

interface Fattori {
  figli: number;
  autonomo: boolean;
  eta: number;
  redditoNetto: number;
  copertura: boolean;
}

/** 7.7: medical expenses. */
export const soluzioneAssistenza: Regola<'assistenza-medica'> = (ctx) => {
  const tutti = valutaTutti(ctx, valuta);
  const classifica = graduatoria(tutti.filter(({ scheda }) => scheda.maggiorenne));
  const [primo] = classifica;
  if (!primo)
    return grigia(
      'assistenza-medica',
      tutti.filter(({ scheda }) => scheda.maggiorenne !== false),
    );
  const { scheda: s, dati: d } = primo;
  return {
    code: 'assistenza-medica',
    score: primo.score,
    numeri: primo.numeri,
    inputs: primo.inputs,
    membri: classifica.map(({ scheda }) => scheda.id),
    perMembro: perMembro(tutti),
    fatti: {
      persona: s.membro,
      spesa: ctx.valori['medie.spesaSanitaria'],
      figli: d.figli,
      autonomo: d.autonomo,
      copertura: d.copertura,
    },
    ...(d.copertura ? {} : { direzione: 'poco' as const }),
    passi: [
      passo('base', 15, 'punti'),
      passo('figli', Math.min(30, 10 * d.figli), 'punti'),
      passo('lavoroInProprio', d.autonomo ? 15 : 0, 'punti'),
      passo('eta', d.eta >= 50 && d.eta < 75 ? 20 : d.eta >= 40 && d.eta < 50 ? 10 : 0, 'punti'),
      passo('reddito', d.redditoNetto > 35000 ? 15 : 0, 'punti'),
      passo('risultato', r2(primo.score), 'punti'),
    ],
    fonti: ['medie.spesaSanitaria'],
  };
};

const isCoperto = ({ membro }: Scheda): boolean | undefined => membro.polizze?.coperturaSanitaria;

function valuta(ctx: Contesto, s: Scheda): Valutazione<Fattori> {
  const { membro } = s;
  const inputs = [
    dato(s, 'dataNascita', membro.dataNascita),
    dato(s, 'professione', membro.professione),
    dato(s, 'redditoNettoAnnuo', s.reddito ?? (s.tipo === 'nessuno' ? 0 : undefined), 'euroAnno'),
    dato(s, 'polizze.coperturaSanitaria', isCoperto(s)),
  ];
  if (s.eta === undefined || (s.maggiorenne && s.tipo === undefined))
    return { scheda: s, inputs, motivo: 'dati_mancanti' };
  const minor = !s.maggiorenne;
  const dati = {
    // Children weigh on the adults who look after them, not on one another.
    figli: minor || isFiglio(s) ? 0 : ctx.figliACarico.length,
    autonomo: lavora(s) && s.tipo !== 'dipendente',
    eta: s.eta,
    redditoNetto: s.reddito ?? 0,
    copertura: isCoperto(s) ?? (minor && ctx.adulti.some((adult) => isCoperto(adult) === true)),
  };
  return {
    scheda: s,
    inputs,
    score: scoreAssistenza(dati),
    dati,
    numeri: {
      figli: dati.figli,
      eta: dati.eta,
      autonomo: dati.autonomo,
      copertura: dati.copertura,
      spesaMedia: ctx.valori['medie.spesaSanitaria'],
    },
  };
}

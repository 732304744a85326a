import type { Contesto } from '../contesto/contesto.ts';
import { versionInForce } from '../costanti/dated.ts';
import { dato, datoCoppia, vuota, type Regola } from './bozza.ts';
import type { MotivoAssistenza } from './fatti.ts';
import { contaFigli, isAutonoma, perAdulti } from './nucleo-comune.ts';
import { puntiAssistenza, scoreAssistenza, type InputAssistenza } from './punteggi.ts';

const MOTIVI = ['figli', 'lavoroInProprio', 'eta', 'reddito'] as const;

/** domain.md 7.7: medical expenses. Age, income and cover are those of `me`. */
export const soluzioneAssistenza: Regola<'assistenza-medica'> = (ctx) => {
  const { me } = ctx;
  const inputs = ingressiDi(ctx);
  if (me?.maggiorenne === false) return vuota('assistenza-medica', 'non_applicabile', inputs);
  if (me?.eta === undefined) return vuota('assistenza-medica', 'dati_mancanti', inputs);
  const fattori: InputAssistenza = {
    figli: contaFigli(ctx),
    autonomo: isAutonoma(ctx),
    eta: me.eta,
    redditoNetto: me.reddito ?? 0,
    copertura: me.membro.polizze?.coperturaSanitaria === true,
  };
  const score = scoreAssistenza(ctx.valori, fattori);
  const punti = puntiAssistenza(fattori);
  const spesa = ctx.valori['medie.spesaSanitaria'];
  const motivi: MotivoAssistenza[] = MOTIVI.filter((key) => punti[key] > 0);
  return {
    code: 'assistenza-medica',
    score,
    inputs,
    membri: [me.id],
    perMembro: perAdulti(ctx, score),
    numeri: {
      figli: fattori.figli,
      eta: fattori.eta,
      autonomo: fattori.autonomo,
      copertura: fattori.copertura,
      spesaMedia: spesa,
    },
    fatti: { spesa, anno: annoSpesa(ctx), motivi, copertura: fattori.copertura },
    direzione: fattori.copertura ? undefined : 'poco',
    passi: [],
    fonti: ['medie.spesaSanitaria'],
  };
};

/** The year that the statistic is of. */
const annoSpesa = ({ costanti, refDate }: Contesto): number =>
  Number(versionInForce(costanti.voci['medie.spesaSanitaria'], refDate).from.slice(0, 4));

const ingressiDi = (ctx: Contesto) => {
  const { me } = ctx;
  if (me === undefined) return [];
  const reddito = me.reddito ?? (me.tipo === 'nessuno' ? 0 : undefined);
  return [
    dato(me, 'dataNascita', me.membro.dataNascita),
    dato(me, 'redditoNettoAnnuo', reddito),
    ...datoCoppia(ctx, 'professione', ({ professione }) => professione),
    dato(me, 'polizze.coperturaSanitaria', me.membro.polizze?.coperturaSanitaria),
  ];
};

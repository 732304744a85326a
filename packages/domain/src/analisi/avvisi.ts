/** Warnings about a person's own answers: likely slips, and amounts left out of the sums. */
import type { Calcolo } from '../calcolo.ts';
import { isPropria, type Membro } from '../nucleo.ts';
import type { Contesto } from '../contesto/contesto.ts';
import { lavora, type Scheda } from '../contesto/scheda.ts';

type Avviso = Calcolo['avvisi'][number];

export const avvisiDi = (ctx: Contesto): Avviso[] => ctx.schede.flatMap(diPersona);

const diPersona = (s: Scheda): Avviso[] =>
  DI_PERSONA.filter(({ vale }) => vale(s)).map(({ code, key }) => ({ code, key, memberId: s.id }));

const hasMutuo = ({ statoResidenza, mutuoResidenza }: Membro): boolean =>
  isPropria(statoResidenza) && mutuoResidenza === true;

interface RegolaAvviso extends Pick<Avviso, 'code' | 'key'> {
  vale: (s: Scheda) => boolean;
}
/** In the order in which they are shown. */
const DI_PERSONA: readonly RegolaAvviso[] = [
  {
    code: 'mutuo_ignorato',
    key: 'statoResidenza',
    vale: ({ membro }) => (membro.valoreResiduoMutuo ?? 0) > 0 && !hasMutuo(membro),
  },
  {
    code: 'mutuo_oltre_valore',
    key: 'valoreResiduoMutuo',
    vale: ({ membro }) =>
      hasMutuo(membro) &&
      membro.valoreResidenza !== undefined &&
      (membro.valoreResiduoMutuo ?? 0) > membro.valoreResidenza,
  },
  {
    code: 'mutuo_senza_polizza',
    key: 'assicurazioneResidenza',
    vale: ({ membro }) =>
      hasMutuo(membro) &&
      (membro.valoreResiduoMutuo ?? 0) > 0 &&
      membro.assicurazioneResidenza === false,
  },
  {
    code: 'valore_attivita',
    key: 'imprenditore',
    vale: ({ membro }) =>
      membro.professione === 'Imprenditore' && membro.imprenditore === undefined,
  },
  {
    code: 'attivita_ignorata',
    key: 'imprenditore',
    vale: ({ membro }) => membro.imprenditore === false && (membro.valoreAttivita ?? 0) > 0,
  },
  {
    code: 'reddito_zero',
    key: 'redditoNettoAnnuo',
    vale: (s) => lavora(s) && s.maggiorenne === true && s.reddito === 0,
  },
  {
    code: 'regione_sconosciuta',
    key: 'comuneResidenza',
    vale: ({ membro, regione }) => membro.comuneResidenza !== undefined && regione === null,
  },
];

/** Every warning there is. */
export const CODICI_AVVISO = DI_PERSONA.map(({ code }) => code);

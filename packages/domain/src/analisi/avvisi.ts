/**
 * What the person should look at in their own answers: likely slips, and what was left out of the
 * sums.
 */
import type { Calcolo } from '../calcolo.ts';
import { isPropria, type Membro } from '../nucleo.ts';
import type { Contesto } from './contesto.ts';
import { lavora, type Scheda } from './scheda.ts';

type Avviso = Calcolo['avvisi'][number];

export const avvisiDi = (ctx: Contesto): Avviso[] => ctx.schede.flatMap(diPersona);

const diPersona = (s: Scheda): Avviso[] =>
  DI_PERSONA.filter(({ vale }) => vale(s)).map(({ code }) => ({ code, memberId: s.id }));

const hasMutuo = ({ statoResidenza, mutuoResidenza }: Membro): boolean =>
  isPropria(statoResidenza) && mutuoResidenza === true;

/** In the order in which they are told. */
const DI_PERSONA: readonly { code: Avviso['code']; vale: (s: Scheda) => boolean }[] = [
  {
    code: 'mutuo_ignorato',
    vale: ({ membro }) => (membro.valoreResiduoMutuo ?? 0) > 0 && !hasMutuo(membro),
  },
  {
    code: 'mutuo_oltre_valore',
    vale: ({ membro }) =>
      hasMutuo(membro) &&
      membro.valoreResidenza !== undefined &&
      (membro.valoreResiduoMutuo ?? 0) > membro.valoreResidenza,
  },
  {
    code: 'mutuo_senza_polizza',
    vale: ({ membro }) =>
      hasMutuo(membro) &&
      (membro.valoreResiduoMutuo ?? 0) > 0 &&
      membro.assicurazioneResidenza === false,
  },
  {
    code: 'valore_attivita',
    vale: ({ membro }) =>
      membro.professione === 'Imprenditore' && membro.imprenditore === undefined,
  },
  {
    code: 'attivita_ignorata',
    vale: ({ membro }) => membro.imprenditore === false && (membro.valoreAttivita ?? 0) > 0,
  },
  {
    code: 'reddito_zero',
    vale: (s) => lavora(s) && s.maggiorenne === true && s.reddito === 0,
  },
  {
    code: 'regione_sconosciuta',
    vale: ({ membro, regione }) => membro.comuneResidenza !== undefined && regione === null,
  },
];

/** Every warning there is. */
export const CODICI_AVVISO = DI_PERSONA.map(({ code }) => code);

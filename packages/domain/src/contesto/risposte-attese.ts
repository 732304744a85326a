/**
 * The answers behind each area (domain.md 10.6): its confidence, its completeness and what it says
 * is missing all count these.
 */
import type { SoluzioneCode } from '../aree.ts';
import { isAutonomo } from '../fisco/tipo.ts';
import { hasFondo, isPropria, mutuoCasa, type Membro } from '../nucleo.ts';
import { secondeCaseDi } from '../patrimonio/beni-di.ts';
import { isStimato } from '../traccia/ingressi.ts';
import type { Attesa } from './attesa.ts';
import type { Contesto } from './contesto.ts';
import { chiDivide, comuneNoto, isFiglio, redditoNoto, type Scheda } from './scheda.ts';

type Peso = 'decisiva' | 'stimabile' | 'semplice';

/** @param peso `stimabile`: the engine puts a value of its own in place of a missing answer */
function risposta(
  membro: Membro | undefined,
  key: string,
  valore: unknown,
  peso: Peso = 'semplice',
): Attesa {
  const presente = valore !== undefined && valore !== null;
  const stimata = presente ? membro && isStimato(membro, key) : peso === 'stimabile';
  return {
    key,
    memberId: membro?._id,
    presente,
    stato: stimata ? 'stimata' : presente ? 'detta' : 'manca',
    decisiva: peso === 'decisiva',
  };
}

const di = (s: Scheda, key: keyof Membro, peso?: Peso): Attesa =>
  risposta(s.membro, key, s.membro[key], peso);
const reddito = (s: Scheda, peso?: Peso): Attesa =>
  risposta(s.membro, 'redditoNettoAnnuo', redditoNoto(s), peso);
const redditoPartner = ({ partner }: Scheda): Attesa[] =>
  partner ? [reddito(partner, 'decisiva')] : [];
const polizza = (s: Scheda, key: string, valore: unknown): Attesa =>
  risposta(s.membro, `polizze.${key}`, valore);

/** An answer given by one of these people counts as given. */
function comune(
  schede: readonly Scheda[],
  key: string,
  of: (s: Scheda) => unknown,
  peso?: Peso,
): Attesa {
  const told = schede.find((s) => of(s) !== undefined);
  return risposta(told?.membro, key, told && of(told), peso);
}
const risparmi = ({ coppia }: Contesto, peso?: Peso): Attesa =>
  comune(coppia, 'valorePatrimonioMobiliare', mobiliare, peso);
const mobiliare = ({ membro }: Scheda) => membro.valorePatrimonioMobiliare;

/** A split of only zeros counts as not given. Without savings there is nothing to split. */
function split(
  ctx: Contesto,
  key: 'suddivisioneInvestimento' | 'strumentiInvestimento' | 'regimeInvestimento',
  peso?: Peso,
): Attesa[] {
  const chi = chiDivide(ctx);
  if (!chi || !(chi.beni.mobiliare > 0)) return [];
  const parts = chi.membro[key];
  const told = parts && Object.values(parts).some((part) => part > 0);
  return [risposta(chi.membro, key, told ? parts : undefined, peso)];
}

const uscite = ({ famiglia }: Contesto): Attesa =>
  risposta(undefined, 'uscitePianificate', famiglia.uscitePianificate);
const spese = ({ me }: Contesto): Attesa =>
  risposta(me?.membro, 'speseMensili', me?.membro.speseMensili, 'stimabile');
/** Other debts need no extra answer: their instalment is part of it. */
const rate = ({ me, coppia }: Contesto): Attesa[] =>
  me && coppia.some(({ membro }) => mutuoCasa(membro) > 0)
    ? [di(me, 'rataMutuo', 'stimabile')]
    : [];

const proprieta = ({ coppia }: Contesto, peso?: Peso): Attesa =>
  comune(coppia, 'statoResidenza', ({ membro }) => membro.statoResidenza, peso);
const proprietari = ({ coppia }: Contesto): Scheda[] =>
  coppia.filter(({ membro }) => isPropria(membro.statoResidenza));
const delleCase = (ctx: Contesto, ...keys: (keyof Membro)[]): Attesa[] =>
  proprietari(ctx).flatMap((s) => keys.map((key) => di(s, key)));
const secondeCase = ({ coppia }: Contesto): Attesa =>
  comune(coppia, 'valorePatrimonioImmobiliareSecondHomes', ({ membro }) => secondeCaseDi(membro));
const assicurate = ({ coppia }: Contesto): Attesa[] =>
  coppia
    .filter(({ membro }) => (secondeCaseDi(membro) ?? 0) > 0)
    .map((s) => di(s, 'secondeCaseAssicurate'));
/** Whether there is a mortgage, and how much of it is left. */
const debiti = (ctx: Contesto): Attesa[] =>
  proprietari(ctx).map((s) =>
    di(s, s.membro.mutuoResidenza ? 'valoreResiduoMutuo' : 'mutuoResidenza'),
  );

const pensione = (s: Scheda): Attesa[] => [
  reddito(s, 'decisiva'),
  di(s, 'dataNascita', 'decisiva'),
  di(s, 'professione', 'decisiva'),
  di(s, 'anniContributi', 'stimabile'),
  di(s, 'primoContributo'),
  di(s, 'sesso'),
  ...(hasFondo(s.membro) ? [di(s, 'montanteFondo')] : []),
  ...(s.tipo !== undefined && isAutonomo(s.tipo) && s.professione !== 'Studente'
    ? [di(s, 'regimeFiscale')]
    : []),
  ...(s.professione === 'Autonomo/a' ? [di(s, 'cassa')] : []),
];

/** Only those that are asked of this household. */
export const RISPOSTE_ATTESE: Readonly<
  Record<SoluzioneCode, (ctx: Contesto, s: Scheda) => Attesa[]>
> = {
  'gestione-patrimonio': (ctx) => [
    ...ctx.attive
      .filter(({ maggiorenne }) => maggiorenne !== false)
      .map((one) => reddito(one, 'decisiva')),
    comune(ctx.attive, 'valorePatrimonioMobiliare', mobiliare, 'decisiva'),
    spese(ctx),
    ...rate(ctx),
    uscite(ctx),
    ...split(ctx, 'suddivisioneInvestimento'),
    ...split(ctx, 'regimeInvestimento'),
    ...delleCase(ctx, 'valoreResidenza'),
  ],
  TCM: (ctx, s) => [
    reddito(s, 'decisiva'),
    ...redditoPartner(s),
    di(s, 'dataNascita'),
    di(s, 'professione'),
    ...ctx.attive.filter(isFiglio).map((figlio) => di(figlio, 'dataNascita')),
    ...debiti(ctx),
    risparmi(ctx),
    polizza(s, 'casoMorte', s.membro.polizze?.casoMorte),
  ],
  'infortuni-malattie': (ctx, s) => [
    reddito(s, 'decisiva'),
    di(s, 'dataNascita', 'decisiva'),
    di(s, 'professione'),
    di(s, 'anniContributi', 'stimabile'),
    risparmi(ctx),
    polizza(s, 'invaliditaPermanente', s.membro.polizze?.invaliditaPermanente),
  ],
  'polizze-rischi': (ctx) => [
    proprieta(ctx, 'decisiva'),
    ...delleCase(ctx, 'valoreResidenza', 'assicurazioneResidenza', 'mutuoResidenza'),
    secondeCase(ctx),
    ...assicurate(ctx),
  ],
  pensione: (_, s) => pensione(s),
  LTC: (ctx, s) => [
    reddito(s, 'decisiva'),
    ...redditoPartner(s),
    di(s, 'dataNascita'),
    ...(ctx.me
      ? [risposta(ctx.me.membro, 'comuneResidenza', comuneNoto(ctx.me), 'stimabile')]
      : []),
    risparmi(ctx),
    polizza(s, 'rischioNonAutosufficienza', s.membro.polizze?.rischioNonAutosufficienza),
  ],
  // The list of the family is always there: who is not in it is not a missing answer.
  'assistenza-medica': (_, s) => [
    di(s, 'dataNascita'),
    reddito(s),
    di(s, 'professione'),
    polizza(s, 'coperturaSanitaria', s.membro.polizze?.coperturaSanitaria),
  ],
  'tutela-legale': (ctx, s) => [
    di(s, 'professione'),
    proprieta(ctx),
    secondeCase(ctx),
    polizza(s, 'tutelaLegale', s.membro.polizze?.tutelaLegale),
  ],
  polizza: (ctx, s) => [
    di(s, 'haTestamento'),
    risparmi(ctx),
    proprieta(ctx),
    ...delleCase(ctx, 'valoreResidenza'),
    ...debiti(ctx),
  ],
  'riscatto-laurea': (_, s) => [
    ...pensione(s),
    risposta(s.membro, 'laureato', s.laureato, 'decisiva'),
    ...(s.laureato
      ? [risposta(s.membro, 'laureato.anni', s.membro.laureato?.anni, 'stimabile')]
      : []),
  ],
  'investimenti-capitale-garantito': (ctx) => [
    risparmi(ctx, 'decisiva'),
    ...split(ctx, 'suddivisioneInvestimento', 'decisiva'),
    uscite(ctx),
    spese(ctx),
  ],
  'unit-index-linked': (ctx) => [
    risparmi(ctx, 'decisiva'),
    ...split(ctx, 'strumentiInvestimento', 'decisiva'),
  ],
};

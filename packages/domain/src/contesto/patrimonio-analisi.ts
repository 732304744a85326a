/** Wealth, income and reserves as the dashboards and the report show them. */
import { keysOf, known, recordOf } from '../records.ts';
import type { GestioneAnalisi, PatrimonioAnalisi, Quota, RedditoAnalisi } from '../analisi.ts';
import type { Calcolo, SegnaleCalcolato } from '../calcolo.ts';
import { versionInForce } from '../costanti/dated.ts';
import { scarto } from './medie.ts';
import { r2, r6 } from '../money.ts';
import type { SuddivisioneInvestimento } from '../nucleo.ts';
import { segnaliClassi } from '../patrimonio/allocazione.ts';
import { segnaliPatrimonio } from '../patrimonio/net-worth.ts';
import { cita } from '../traccia/read-tracker.ts';
import type { Contesto } from './contesto.ts';

/**
 * Wealth in its parts: each is a figure with a trace of its own, and together they are {@link
 * PatrimonioAnalisi}.
 */
export const nettoDi = ({ beni, schede }: Contesto) => ({
  lordo: r2(beni.lordo),
  debiti: r2(beni.debiti),
  netto: r2(beni.netto),
  voci: {
    residenza: r2(beni.residenza),
    altriImmobili: r2(beni.secondeCase),
    mobiliare: r2(beni.mobiliare),
    attivita: r2(beni.attivita),
    fondoPensione: r2(beni.fondoPensione),
    mutuo: r2(beni.mutuo),
    altriDebiti: r2(beni.altriDebiti),
  },
  quotaImmobili: r6(beni.quotaImmobili),
  quotaImpresa: r6(beni.quotaImpresa),
  quotaMobiliare: r6(beni.quotaMobiliare),
  levaCasa: r6(beni.levaCasa),
  perMembro: schede.map((s) => ({
    memberId: s.id,
    lordo: r2(s.beni.lordo),
    debiti: r2(s.beni.debiti),
    netto: r2(s.beni.netto),
  })),
});

/**
 * Cash is at hand; the rest of the financial wealth takes days or months; homes, business and
 * pension fund a date or a sale.
 */
export function liquiditaDi(ctx: Contesto): PatrimonioAnalisi['liquidita'] {
  const { beni, gestione } = ctx;
  const subito = (beni.mobiliare * (gestione.classi?.liquidi ?? 0)) / 100;
  return {
    subito: r2(subito),
    breve: r2(beni.mobiliare - subito),
    bloccato: r2(beni.lordo - beni.mobiliare),
  };
}

export function composizioneDi({
  valori,
  beni,
  dietro,
  gestione: g,
}: Contesto): Pick<PatrimonioAnalisi, 'classi' | 'strumenti' | 'regimi'> {
  cita(valori, dietro.risparmi());
  const quote = <K extends string>(split: Record<K, number> | undefined): Quota<K>[] =>
    split
      ? keysOf(split).map((key) => ({
          key,
          euro: r2((beni.mobiliare * split[key]) / 100),
          pct: r2(split[key]),
        }))
      : [];
  return { classi: quote(g.classi), strumenti: quote(g.strumenti), regimi: quote(g.regimi) };
}

export const segnaliDi = (ctx: Contesto): SegnaleCalcolato[] => [
  ...segnaliPatrimonio(ctx.valori, ctx.beni)
    .filter(({ quota }) => quota > 0)
    .map(({ code, level, quota }) => ({ code, level, valore: quota })),
  ...segnaliPortafoglio(ctx),
];

const CLASSE = {
  crypto: 'gestioneSeparate',
  azioni: 'azioni',
  liquidi: 'liquidi',
  oro: 'oro',
  altro: 'altro',
} as const;

const segnaliModello = (classi: SuddivisioneInvestimento): SegnaleCalcolato[] =>
  segnaliClassi(classi).map((code) => {
    const [name, level] = code.split('_') as [keyof typeof CLASSE, 'red' | 'yellow'];
    return { code, level, valore: classi[CLASSE[name]] / 100 };
  });

function segnaliPortafoglio({ gestione: g, beni, valori, schede }: Contesto): SegnaleCalcolato[] {
  const found = g.classi ? segnaliModello(g.classi) : [];
  const liquidi = (beni.mobiliare * (g.classi?.liquidi ?? 0)) / 100;
  const garanzia = valori['depositi.garanzia'];
  if (liquidi > garanzia) found.push({ code: 'depositi', level: 'grey', valore: garanzia });
  const { nonso, dichiarativo } = g.regimi ?? { nonso: 0, dichiarativo: 0 };
  if (nonso >= 50)
    found.push({ code: 'regime', level: nonso >= 100 ? 'red' : 'yellow', valore: nonso / 100 });
  if (dichiarativo > 0) found.push({ code: 'dichiarativo', level: 'grey' });
  if (schede.some(({ membro }) => membro.garanziePersonali))
    found.push({ code: 'garanzie', level: 'yellow' });
  return found;
}

export function redditoDi(ctx: Contesto): Omit<RedditoAnalisi, 'confronto'> {
  const netto = ctx.reddito;
  const perMembro = ctx.schede
    .filter(({ reddito }) => reddito !== undefined)
    .map((s) => ({
      memberId: s.id,
      netto: r2(known(s.reddito)),
      quota: r6(netto > 0 ? known(s.reddito) / netto : 0),
    }));
  return { netto: r2(netto), perMembro };
}

/** A household is compared with households: the income of one of several people is not. */
export function confrontoDi(ctx: Contesto): Calcolo['reddito']['confronto'] {
  const whole = ctx.perNucleo || ctx.famiglia.membri.length === 1;
  if (!whole || ctx.reddito <= 0) return undefined;
  const [media, mediana] = ctx.valori['medie.famiglia'];
  const distance = scarto(ctx.reddito, media);
  if (distance === null) return undefined;
  const voce = ctx.costanti.voci['medie.famiglia'];
  const version = versionInForce(voce, ctx.refDate);
  return {
    media: media,
    mediana: mediana,
    scarto: r6(distance),
    anno: Number(version.from.slice(0, 4)),
  };
}

export function gestioneAnalisi({
  gestione: g,
  mobiliareNoto,
}: Contesto): GestioneAnalisi | undefined {
  if (!g.riserve || !g.riserva.eligible || !g.modello || !mobiliareNoto) return undefined;
  const { modello } = g;
  const { riservaEmergenza, riservaUscite, medioTermine, lungoTermine, carenza, level } = g.riserve;
  return {
    mesiEmergenza: g.riserva.mesi,
    essenzialeMensile: r2(g.riserva.essenzialeMensile),
    riservaEmergenza: r2(riservaEmergenza),
    riservaUscite: r2(riservaUscite),
    medioTermine: r2(medioTermine),
    lungoTermine: r2(lungoTermine),
    carenza: r2(carenza),
    level,
    modello: recordOf(keysOf(modello), (key) => r2(modello[key])),
    ...(g.misure
      ? {
          distanza: r2(g.misure.distanza),
          indiceRischio: r2(g.misure.indiceRischio),
          hhi: r6(g.misure.hhi),
        }
      : {}),
  };
}

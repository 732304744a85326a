import type { Contesto, Scheda } from '../analisi/contesto.ts';
import { clamp, r2, r6, sum } from '../money.ts';
import { isPropria } from '../nucleo.ts';
import { barra, datoComune, fonti, passo, vuota, type Regola } from './bozza.ts';
import { alPct, euro, ilPct, NOMI, pct, words } from './parole.ts';
import { scorePolizzeRischi } from './punteggi.ts';
import { cita } from '../traccia/read-tracker.ts';

const PERCHE = words(
  'Un incendio, un’alluvione o un danno fatto ad altri possono costare più di anni di risparmi; coprirli di solito costa poco.',
  'A fire, a flood or damage done to others can cost more than years of savings; covering them usually costs little.',
);
const NON_RIGUARDA = words(
  'Non ci sono immobili da proteggere.',
  'There is no property to protect.',
);

const isOwner = ({ membro }: Scheda): boolean => isPropria(membro.statoResidenza);
/** Homes that nobody said are insured. */
const scoperta = (s: Scheda): boolean => isOwner(s) && !s.membro.assicurazioneResidenza;

/** 7.6: property without cover, and damage to others. */
export const soluzionePolizzeRischi: Regola = (ctx) => {
  const inputs = [
    ...datoComune(ctx, 'statoResidenza', ({ membro }) => membro.statoResidenza),
    ...(ctx.adulti.some(isOwner)
      ? [
          ...datoComune(ctx, 'valoreResidenza', ({ membro }) => membro.valoreResidenza, 'euro'),
          ...datoComune(
            ctx,
            'assicurazioneResidenza',
            ({ membro }) => membro.assicurazioneResidenza,
          ),
        ]
      : []),
    ...datoComune(
      ctx,
      'valorePatrimonioImmobiliareSecondHomes',
      ({ membro, beni }) =>
        membro.valorePatrimonioImmobiliareSecondHomes ??
        (membro.valorePatrimonioImmobiliare === undefined ? undefined : beni.secondeCase),
      'euro',
    ),
  ];
  const known = ctx.adulti.some(({ membro }) => membro.statoResidenza !== undefined);
  const ownersKnown = ctx.adulti
    .filter(isOwner)
    .every(({ membro }) => membro.valoreResidenza !== undefined);
  if (!known || !ownersKnown)
    return vuota('polizze-rischi', 'dati_mancanti', inputs, PERCHE, NON_RIGUARDA);
  cita(ctx.valori, ctx.dietro.patrimonio());
  const uninsured = sum(ctx.schede.filter(scoperta).map(({ beni }) => beni.residenza));
  const { esposizione, score } = scorePolizzeRischi({
    residenzaPropria: uninsured > 0,
    assicurata: false,
    valoreResidenza: uninsured,
    secondeCase: ctx.beni.secondeCase,
    lordo: ctx.beni.lordo,
    figli: ctx.figliACarico.length,
    mutuo: ctx.schede.some((s) => scoperta(s) && s.beni.debiti > 0),
  });
  const quota = clamp(ctx.beni.lordo > 0 ? esposizione / ctx.beni.lordo : 0);
  const immobili = ctx.beni.residenza + ctx.beni.secondeCase;
  return {
    code: 'polizze-rischi',
    score,
    titolo: NOMI['polizze-rischi'],
    perche: PERCHE,
    inputs,
    membri: ctx.schede.filter((s) => scoperta(s) || s.beni.secondeCase > 0).map(({ id }) => id),
    perMembro: perAdulti(ctx, score),
    ...(esposizione > 0
      ? {
          direzione: 'poco' as const,
          barra: barra(ctx, immobili - esposizione, immobili, 'euro', {
            have: words('Coperti', 'Covered'),
            need: words('Immobili', 'Property'),
          }),
        }
      : {}),
    risposta:
      esposizione > 0
        ? words(
            `Immobili per **${euro(esposizione)}** risultano senza copertura: ${ilPct(pct(quota))} del patrimonio.`,
            `Property worth **${euro(esposizione)}** appears uninsured: ${pct(quota)} of total wealth.`,
          )
        : words(
            immobili > 0
              ? `Gli immobili, **${euro(immobili)}**, risultano coperti: resta da verificare la responsabilità verso altri.`
              : '**Nessun immobile** da coprire: resta da verificare la responsabilità verso altri.',
            immobili > 0
              ? `Your property, **${euro(immobili)}**, appears covered: liability to others is left to check.`
              : '**No property** to cover: liability to others is left to check.',
          ),
    testo:
      esposizione > 0
        ? words(
            `Immobili per ${euro(esposizione)} risultano senza copertura, pari ${alPct(pct(quota))} del patrimonio; un incendio, un’alluvione o un danno a terzi ricadrebbe sulla famiglia.`,
            `Property worth ${euro(esposizione)} appears uninsured, ${pct(quota)} of total wealth; fire, flood or damage to others would fall on the family.`,
          )
        : words(
            'Non risultano immobili senza copertura; controlla che sia compresa anche la responsabilità verso altri.',
            'No property appears uninsured; check that liability to others is included too.',
          ),
    azione: words(
      'Assicura il valore di ricostruzione, non quello di mercato; chiedi l’estensione agli eventi catastrofali, una responsabilità civile della vita privata da almeno 1.000.000\u00A0€ e guarda che cosa copre già il condominio.',
      'Insure the rebuilding value, not the market one; ask for catastrophe cover, private liability of at least 1.000.000\u00A0€ and see what the condominium already covers.',
    ),
    numeri: { esposizione: r2(esposizione), quota: r6(quota), immobili: r2(immobili) },
    passi: [
      passo(
        words('Casa senza copertura', 'Home without cover'),
        words(
          'Valore della casa di proprietà, se non assicurata',
          'Value of the owned home, when not insured',
        ),
        r2(uninsured),
      ),
      passo(
        words('Altri immobili', 'Other property'),
        words(
          'Contati come scoperti: nessuna copertura indicata',
          'Counted as uncovered: no cover was told',
        ),
        r2(ctx.beni.secondeCase),
      ),
      passo(
        words('Esposizione', 'Exposure'),
        words('Somma dei due', 'Sum of the two'),
        r2(esposizione),
      ),
    ],
    fonti: fonti(ctx, 'soluzione.polizze-rischi.peso'),
  };
};

/** A matter of the household: every adult shares its level, minors have no part in it. */
export const perAdulti = (ctx: Contesto, score: number) =>
  ctx.schede.map((s) =>
    s.maggiorenne === false
      ? { memberId: s.id, score: null, motivo: 'non_applicabile' as const, numeri: {} }
      : { memberId: s.id, score, numeri: {} },
  );

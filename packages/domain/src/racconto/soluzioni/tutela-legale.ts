import { known } from '../../records.ts';
import { words, type Words } from '../../aree.ts';
import type { MotivoTutela } from '../../soluzioni/fatti.ts';
import { contaTesto, elenco } from '../../parole/parole.ts';
import type { RaccontoSoluzione } from '../racconto-soluzione.ts';

export const MOTIVI_TUTELA: Readonly<Record<MotivoTutela, Words>> = {
  lavoroInProprio: words('il lavoro in proprio', 'self-employment'),
  impresa: words('l’impresa', 'a business'),
  altriImmobili: words('le altre case', 'other homes'),
  patrimonio: words('il patrimonio', 'wealth'),
  figli: words('i figli', 'children'),
  casa: words('la casa di proprietà', 'the home you own'),
};
/** How many reasons there are, at the front of a sentence: in words, not as a figure. */
const QUANTI = [
  words('Un', 'One'),
  words('Due', 'Two'),
  words('Tre', 'Three'),
  words('Quattro', 'Four'),
  words('Cinque', 'Five'),
  words('Sei', 'Six'),
] as const;

export const raccontoTutela: RaccontoSoluzione<'tutela-legale'> = {
  perche: words(
    'Una causa con un fornitore, un inquilino o un vicino può durare anni: la tutela legale paga avvocato e perizie entro il massimale.',
    'A dispute with a supplier, a tenant or a neighbour can last years: legal cover pays for a lawyer and experts up to the limit.',
  ),
  nonRiguarda: words('Oggi non c’è nulla da valutare.', 'Today there is nothing to look at.'),
  testi: ({ copertura, motivi }, { level }) => {
    const why = elenco(motivi.map((code) => MOTIVI_TUTELA[code]));
    const counts = contaTesto(motivi.map((code) => MOTIVI_TUTELA[code]));
    return {
      risposta: copertura
        ? words(
            'Una tutela legale c’è già: basta controllare **massimale** ed esclusioni.',
            'Legal cover is already in place: just check the **limit** and exclusions.',
          )
        : level === 'green'
          ? words(
              `Le occasioni di lite sono **poche**${motivi.length > 0 ? `: ${counts.it}` : ''}.`,
              `There are **few** grounds for dispute${motivi.length > 0 ? `: ${counts.en}` : ''}.`,
            )
          : words(
              `**${known(QUANTI[motivi.length - 1]).it}** ${motivi.length === 1 ? 'motivo ti espone' : 'motivi ti espongono'} più della media: ${why.it}.`,
              `**${known(QUANTI[motivi.length - 1]).en}** ${motivi.length === 1 ? 'factor exposes' : 'factors expose'} you more than average: ${why.en}.`,
            ),
      testo: words(
        `La tutela legale paga avvocato e perizie entro il massimale${motivi.length > 0 ? `; ${counts.it}` : ''}.`,
        `Legal cover pays for a lawyer and experts up to the limit${motivi.length > 0 ? `; ${counts.en}` : ''}.`,
      ),
      azione: words(
        'Controlla se è già compresa nella polizza auto o casa, se puoi scegliere l’avvocato e che cosa è escluso.',
        'Check whether your car or home policy already includes it, whether you can choose the lawyer and what is excluded.',
      ),
      passi: {},
    };
  },
};

import type { SoluzioneCode } from '../aree.ts';
import { soluzioneAssistenza } from './assistenza-medica.ts';
import type { Regola } from './bozza.ts';
import { soluzioneGarantito } from './capitale-garantito.ts';
import { soluzioneGestione } from './gestione-patrimonio.ts';
import { soluzioneInfortuni } from './infortuni-malattie.ts';
import { soluzioneLtc } from './ltc.ts';
import { soluzionePensione } from './pensione.ts';
import { soluzionePolizza } from './polizza.ts';
import { soluzionePolizzeRischi } from './polizze-rischi.ts';
import { soluzioneRiscatto } from './riscatto-laurea.ts';
import { soluzioneTcm } from './tcm.ts';
import { soluzioneTutela } from './tutela-legale.ts';
import { soluzioneUnit } from './unit-index-linked.ts';

/** The twelve solutions. */
export const REGOLE: { readonly [C in SoluzioneCode]: Regola<C> } = {
  TCM: soluzioneTcm,
  'infortuni-malattie': soluzioneInfortuni,
  pensione: soluzionePensione,
  'gestione-patrimonio': soluzioneGestione,
  LTC: soluzioneLtc,
  'polizze-rischi': soluzionePolizzeRischi,
  'assistenza-medica': soluzioneAssistenza,
  'tutela-legale': soluzioneTutela,
  'riscatto-laurea': soluzioneRiscatto,
  polizza: soluzionePolizza,
  'investimenti-capitale-garantito': soluzioneGarantito,
  'unit-index-linked': soluzioneUnit,
};

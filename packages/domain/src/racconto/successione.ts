/** What is said of the estate of «me». */
import type { EsitoSuccessione } from '../calcolo.ts';
import type { Words } from '../aree.ts';
import { words } from './parole.ts';

export const SUCCESSIONE: Readonly<Record<EsitoSuccessione, Words>> = {
  testamentoFatto: words(
    'Un testamento c’è già: rileggilo dopo ogni cambiamento in famiglia e comunque ogni cinque anni.',
    'There is already a will: read it again after every change in the family, and every five years anyway.',
  ),
  testamentoIgnoto: words(
    'Non sappiamo se hai un testamento: indicalo e ti diciamo se vale la pena pensarci.',
    'We do not know whether you have a will: tell us and we will say whether it is worth thinking about.',
  ),
  convivente: words(
    'Chi convive con te senza matrimonio per legge non eredita: senza testamento non riceverebbe nulla.',
    'An unmarried partner inherits nothing by law: without a will they would receive nothing.',
  ),
  patrimonioImportante: words(
    'Con un’attività o un patrimonio importante un testamento evita divisioni difficili e dà continuità.',
    'With a business or sizeable wealth a will avoids hard divisions and gives continuity.',
  ),
  decideLaLegge: words(
    'Senza testamento decide la legge e i beni restano in comune tra gli eredi: puoi scegliere tu a chi va la parte disponibile.',
    'Without a will the law decides and the heirs own everything together: you may choose who receives the part that is free.',
  ),
  bastaLaLegge: words(
    'Oggi la legge basta; un testamento serve se vuoi lasciare qualcosa a qualcuno in particolare.',
    'Today the law is enough; a will is useful if you want to leave something to someone in particular.',
  ),
};

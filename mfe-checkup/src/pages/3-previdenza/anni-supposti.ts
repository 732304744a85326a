/** Years of contributions that the engine supposes. Loaded lazily: it needs all constants. */
import { anniSupposti, COSTANTI_2026_12, isLaurea, valoriAl } from '@bussola/domain';
import type { Answers } from '@bussola/domain';
import { today } from '../../today.ts';

export const anniDi = ({ dataNascita, titoloStudio }: Answers): number | undefined =>
  dataNascita
    ? Math.round(
        anniSupposti(valoriAl(COSTANTI_2026_12, today()), {
          refDate: today(),
          birthDate: dataNascita,
          laureato: isLaurea(titoloStudio),
        }),
      )
    : undefined;

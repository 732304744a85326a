import { chiaveRegione } from '../fisco/regione.ts';
import type { IsoDate } from '../money.ts';
import type { Membro } from '../nucleo.ts';
import type { PersonaPensione } from './pensione.ts';

const LAUREE = new Set([
  'laurea triennale',
  'laurea magistrale',
  'laurea a ciclo unico',
  'dottorato',
]);

/** Has a degree: told, or by the title of studies. */
export const isLaureato = ({ laureato, titoloStudio }: Membro): boolean | undefined =>
  laureato?.stato ?? (titoloStudio && LAUREE.has(titoloStudio));

/**
 * What the rules on pensions ask of a member; undefined while birth date, profession or income are
 * missing.
 * @param figli children had, for the amount asked of mothers
 */
export function personaDi(refDate: IsoDate, m: Membro, figli = 0): PersonaPensione | undefined {
  const { dataNascita, professione, redditoNettoAnnuo, comuneResidenza } = m;
  if (!dataNascita || !professione || redditoNettoAnnuo === undefined) return undefined;
  return {
    refDate,
    birthDate: dataNascita,
    professione,
    redditoNettoAnnuo,
    regione: chiaveRegione(comuneResidenza?.regione, comuneResidenza?.provincia),
    laureato: isLaureato(m),
    sesso: m.sesso,
    figli,
    anniContributi: m.anniContributi,
    primoContributo: m.primoContributo,
    continuita: m.continuita,
    dipendentePubblico: m.dipendentePubblico,
    regimeFiscale: m.regimeFiscale,
    coefficienteForfettario: m.coefficienteForfettario,
    cassa: m.cassa,
    montanteFondo: m.montanteFondo,
    anniFondo: m.anniFondo,
    tfrMaturato: m.tfrMaturato,
    tfrDestinazione: m.tfrDestinazione,
    contributoDatore: m.contributoDatore,
    uscita: m.uscita,
  };
}

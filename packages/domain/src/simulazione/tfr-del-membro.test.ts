import { describe, expect, it } from '@jest/globals';
import { conRisposte, esempio } from '../../test/esempio.ts';
import { v } from '../casi/valori.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import type { Membro } from '../nucleo.ts';
import { personaDi } from '../previdenza/persona-di.ts';
import { confrontaTfr } from '../previdenza/tfr-o-fondo.ts';
import { tfrDelMembro } from './tfr-del-membro.ts';

const bellini = esempio('bellini');
const [anna, marco, sofia] = bellini.membri.map(({ _id }) => _id) as [string, string, string];
/** Marco is employed by a private firm. */
const diMarco = (change: Partial<Membro> = {}, contributi?: { proprio: number; datore: number }) =>
  tfrDelMembro(COSTANTI_2026_12, conRisposte(bellini, { 1: change }), marco, contributi);

describe('severance pay of one of the household', () => {
  it('is compared as that person’s, under the constants of the day', () => {
    const esito = diMarco();
    const persona = personaDi(bellini.refDate, bellini.membri[1]!)!;
    expect(esito).toEqual({
      ...confrontaTfr(v, persona),
      status: 'ok',
      oggi: undefined,
      // Codice civile art. 2120: 6,91 %; D.Lgs. 252/2005 art. 8 as of 2026: 5.300 €
      quota: 0.0691,
      tetto: 5300,
    });
    expect(diMarco({}, { proprio: 0.02, datore: 0.03 })).toMatchObject({
      contributi: { proprio: 0.02, datore: 0.03 },
    });
  });

  it.each<[Partial<Membro>, string | undefined]>([
    [{ tfrDestinazione: 'azienda' }, 'azienda'],
    [{ tfrDestinazione: 'azienda', contributoDatore: 500 }, 'azienda'],
    [{ tfrDestinazione: 'fondo' }, 'fondo'],
    [{ tfrDestinazione: 'fondo', contributoDatore: 0 }, 'fondo'],
    [{ tfrDestinazione: 'fondo', contributoDatore: 1 }, 'fondoDatore'],
    [{ contributoDatore: 500 }, undefined],
  ])('%j is the choice «%s»', (change, oggi) =>
    expect(diMarco(change)).toMatchObject({ status: 'ok', oggi }),
  );

  it.each<[Partial<Membro>, string]>([
    [{ dataNascita: undefined }, 'dati_mancanti'],
    [{ professione: undefined }, 'dati_mancanti'],
    [{ redditoNettoAnnuo: undefined }, 'dati_mancanti'],
    [{ professione: 'Pensionato/a' }, 'gia_pensionato'],
    [{ professione: 'Autonomo/a' }, 'non_privato'],
    [{ dipendentePubblico: 'statale' }, 'non_privato'],
    [{ dataNascita: '1957-06-02', anniFondo: undefined }, 'troppo_tardi'],
  ])('of %j there is only %s', (change, status) => expect(diMarco(change)).toEqual({ status }));

  it('is that of the member asked about, and of nobody else', () => {
    expect(tfrDelMembro(COSTANTI_2026_12, bellini, anna)).toEqual({ status: 'non_privato' });
    expect(tfrDelMembro(COSTANTI_2026_12, bellini, sofia)).toEqual({ status: 'dati_mancanti' });
    expect(() => tfrDelMembro(COSTANTI_2026_12, bellini, 'nobody')).toThrow(
      expect.objectContaining({ field: 'memberId' }),
    );
  });
});

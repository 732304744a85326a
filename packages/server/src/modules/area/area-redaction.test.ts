import { describe, expect, it } from '@jest/globals';
import type { Membro } from '@bussola/contract';
import type { Limits } from '../../http/handler.ts';
import { mayWrite, redactMembri, redactMembro } from './area-redaction.ts';

const limitsOf = (more: Partial<Limits> = {}): Limits => ({
  scopes: ['dati:write', 'patrimonio:write', 'protezione:write', 'previdenza:write'],
  members: null,
  hideAmounts: false,
  ...more,
});
const anna = {
  _id: 'm1',
  userId: 'u1',
  gradoParentela: 'me',
  enabled: true,
  seq: 1,
  firstName: 'Anna',
  redditoNettoAnnuo: 28_500,
  valoreResidenza: 240_000,
  valorePatrimonioMobiliare: 46_000,
  imprenditore: false,
  polizze: {
    casoMorte: true,
    capitaleCasoMorte: 150_000,
    rischioNonAutosufficienza: true,
    renditaLtcMensile: 1_200,
  },
  stimati: ['redditoNettoAnnuo', 'polizze.casoMorte'],
} as unknown as Membro;

describe('a member whose amounts are hidden', () => {
  const hidden = redactMembro(anna, limitsOf({ hideAmounts: true }));
  it('shows which covers there are, and not for how much', () => {
    expect(hidden.polizze).toEqual({ casoMorte: true, rischioNonAutosufficienza: true });
  });
  it('carries no amount at all', () => {
    expect(JSON.stringify(hidden)).not.toMatch(/28500|240000|46000|150000|1200/);
    expect(hidden).toMatchObject({ firstName: 'Anna', imprenditore: false });
  });
  it('cannot be given one either', () => {
    const limits = limitsOf({ hideAmounts: true });
    expect(mayWrite(limits, 'redditoNettoAnnuo', 30_000)).toBe(false);
    expect(mayWrite(limits, 'polizze', { capitaleCasoMorte: 1 })).toBe(false);
    expect(mayWrite(limits, 'imprenditore', true)).toBe(true);
  });
});

it('amounts that are not hidden are all there', () => {
  expect(redactMembro(anna, limitsOf())).toEqual(anna);
});

it('only the members that were granted are there', () => {
  const bruno = { ...anna, _id: 'm2' };
  const seen = redactMembri([anna, bruno], limitsOf({ members: ['m2'] }));
  expect(seen.map(({ _id }) => _id)).toEqual(['m2']);
});

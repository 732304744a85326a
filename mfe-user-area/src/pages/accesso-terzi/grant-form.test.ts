import type { Grant } from '@bussola/contract';
import { describe, expect, it } from '@jest/globals';
import { emptyForm, errorsOf, previewOf, refusedAt, scopesOf, toGrantForm } from './grant-form.ts';
import type { GrantForm } from './grant-form.ts';

const DAY = '2026-11-22';
const form = (over: Partial<GrantForm> = {}): GrantForm => ({
  ...emptyForm(DAY),
  email: 'chiara@studio.example',
  purpose: 'Dichiarazione',
  ...over,
});
const rights = (over: Partial<GrantForm['rights']>): GrantForm['rights'] => ({
  ...emptyForm(DAY).rights,
  ...over,
});
const asked = { day: DAY, ownEmail: 'anna@esempio.test', isNew: true };
const GRANT: Grant = {
  grantId: 'b0550000-0000-4000-8000-00000000c001',
  version: 2,
  email: 'chiara@studio.example',
  name: null,
  scopes: ['dati', 'report:write', 'appuntamenti'],
  members: null,
  hideAmounts: true,
  purpose: 'Prova',
  from: '2026-11-01',
  to: '2026-12-01',
  state: 'active',
  lastAccessAt: null,
  createdAt: '2026-11-01T10:00:00.000Z',
};

describe('a grant being given', () => {
  it('is for ninety days from today, with nothing open', () => {
    expect(emptyForm(DAY)).toMatchObject({ from: '2026-11-22', to: '2027-02-20', members: null });
    expect(errorsOf('sections', form(), asked)).toEqual({ scopes: 'scopes' });
  });
  it.each<[string, Partial<GrantForm>, object]>([
    ['an address that is not whole', { email: 'chiara@studio' }, { email: 'email' }],
    ['one’s own address, however written', { email: ' Anna@Esempio.test ' }, { email: 'ownEmail' }],
    ['no purpose', { purpose: '   ' }, { purpose: 'purpose' }],
    ['the longest purpose', { purpose: 'p'.repeat(300) }, {}],
    ['a longer one', { purpose: 'p'.repeat(301) }, { purpose: 'purposeLong' }],
    ['a purpose with an address', { purpose: 'Vedi premi·example' }, { purpose: 'purposeLink' }],
    [
      'a purpose with a number to call',
      { purpose: 'Chiama 333 1234567' },
      { purpose: 'purposeLink' },
    ],
    ['a purpose with the name of a form', { purpose: 'Modello 730/2026, M.Grazia' }, {}],
    ['an address with a sign that cannot be seen', { email: 'chiara\u200B@studio.example' }, {}],
    ['all that is asked', {}, {}],
  ])('%s', (_what, over, errors) => {
    expect(errorsOf('who', form(over), asked)).toEqual(errors);
  });
  it.each<[string, Partial<GrantForm>, object]>([
    ['that ends on its first day', { to: DAY }, {}],
    ['that ends the day before', { to: '2026-11-21' }, { to: 'order' }],
    ['of 366 days', { to: '2027-11-23' }, {}],
    ['of 367 days', { to: '2027-11-24' }, { to: 'long' }],
    ['that begins yesterday', { from: '2026-11-21' }, { from: 'from' }],
    ['with half a date', { to: 'invalid' }, { to: 'date' }],
  ])('%s', (_what, over, errors) => {
    expect(errorsOf('until', form(over), asked)).toEqual(errors);
  });
  it('that has begun may be changed without beginning anew', () => {
    expect(
      errorsOf('until', form({ from: '2026-10-01', to: '2026-12-01' }), { ...asked, isNew: false }),
    ).toEqual({});
  });
  it('lacks people when only some were meant and none was chosen', () => {
    expect(
      errorsOf('sections', form({ rights: rights({ dati: 'read' }), members: [] }), asked),
    ).toEqual({ members: 'members' });
  });
});

describe('scopes', () => {
  it('read or write, and those this screen does not show stay', () => {
    const shown = toGrantForm(GRANT);
    expect(shown.rights).toEqual(rights({ dati: 'read', report: 'write' }));
    expect(scopesOf({ ...shown.rights, dati: 'none' }, GRANT.scopes)).toEqual([
      'report:write',
      'appuntamenti',
    ]);
  });
});

describe('what whoever comes in will see', () => {
  it.each<[string, Parameters<typeof previewOf>[0], Partial<ReturnType<typeof previewOf>>]>([
    [
      'reports of everybody',
      { rights: rights({ report: 'write' }), members: null, hideAmounts: false },
      { reports: 'all', sees: ['report'], changes: ['report'] },
    ],
    [
      'with amounts hidden, only reports made without, and none to make',
      { rights: rights({ report: 'write' }), members: null, hideAmounts: true },
      { reports: 'hidden', changes: [] },
    ],
    [
      'of some people, no report at all',
      { rights: rights({ dati: 'read', report: 'read' }), members: ['x'], hideAmounts: false },
      {
        reports: 'nobody',
        sees: ['dati'],
        not: ['patrimonio', 'protezione', 'previdenza', 'report', 'documenti'],
      },
    ],
    [
      'documents as they are, amounts and all',
      { rights: rights({ documenti: 'read' }), members: null, hideAmounts: true },
      { papersShowAmounts: true, all: false },
    ],
    [
      'everything, as the owner',
      {
        rights: {
          dati: 'read',
          patrimonio: 'read',
          protezione: 'read',
          previdenza: 'read',
          report: 'read',
          documenti: 'read',
        },
        members: null,
        hideAmounts: false,
      },
      { all: true, not: [], changes: [] },
    ],
  ])('%s', (_what, given, seen) => {
    expect(previewOf(given)).toMatchObject(seen);
  });
});

it('a refusal goes where it can be put right', () => {
  expect(refusedAt([{ field: 'email', code: 'forms:errors.tooMany' }])).toEqual({
    step: 'who',
    errors: { email: 'tooMany' },
  });
  expect(refusedAt([{ field: 'to', code: 'forms:errors.invalid' }])).toEqual({
    step: 'until',
    errors: { to: 'order' },
  });
  expect(refusedAt([])).toBeUndefined();
});

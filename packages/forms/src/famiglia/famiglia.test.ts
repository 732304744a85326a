import { delLegame, legameDi } from '@bussola/domain';
import { expect, it } from '@jest/globals';
import { brokenRules } from '../form/rules.ts';
import { copyMembro, membroPatch, newMembro } from './famiglia-form.ts';
import type { MembroForm } from './famiglia-form.ts';
import { tabSchema } from '../risposte/answers-schema.ts';

const today = '2026-11-20';
const marco: MembroForm = {
  ...newMembro('m1'),
  gradoParentela: 'husband',
  firstName: 'Marco',
  dataNascita: '1984-02-03',
  professione: 'Dipendente',
  titoloStudio: 'diploma',
  redditoNettoAnnuo: 24_000,
};
const sofia: MembroForm = {
  ...newMembro('m2'),
  gradoParentela: 'daughter',
  firstName: 'Sofia',
  dataNascita: '2017-06-01',
};
const broken = (...membri: MembroForm[]) => brokenRules(tabSchema(2), { membri }, { today });

it('takes nobody for a family too', async () => expect(await broken()).toEqual({}));
it('takes a husband, a child and twins', async () =>
  expect(await broken(marco, sofia, { ...sofia, _id: 'm3', firstName: 'Emma' })).toEqual({}));

it('refuses the second spouse, and only that one', async () => {
  expect(
    await broken(sofia, marco, { ...marco, _id: 'm4', gradoParentela: 'wife', firstName: 'Carla' }),
  ).toEqual({ 'membri.2.gradoParentela': 'forms:errors.secondSpouse' });
});

it('keeps an unmarried partner as an «other» who lives as one, also before the day of birth', () => {
  const partner = { ...marco, ...delLegame('convivente'), dataNascita: '' };
  expect(membroPatch(partner, today)).toMatchObject({ gradoParentela: 'other', convivente: true });
  expect(legameDi(partner)).toBe('convivente');
  expect(membroPatch({ ...marco, ...delLegame('other') }, today)).toMatchObject({
    gradoParentela: 'other',
    convivente: false,
  });
  expect(membroPatch({ ...marco, ...delLegame('wife') }, today)).toMatchObject({
    gradoParentela: 'wife',
    convivente: null,
  });
});
it('refuses an unmarried partner beside a spouse', async () => {
  const partner = { ...marco, _id: 'm4', ...delLegame('convivente'), firstName: 'Carla' };
  expect(await broken(partner, sofia)).toEqual({});
  expect(await broken(marco, partner)).toEqual({
    'membri.1.convivente': 'forms:errors.secondPartner',
  });
  // A minor is nobody's partner: the answer is not asked, and not sent.
  expect(await broken(marco, { ...sofia, ...delLegame('convivente') })).toEqual({});
});

it('asks a child nothing about work, and everything of one who is sixteen today', async () => {
  expect(await broken({ ...sofia, dataNascita: '2010-11-21' })).toEqual({});
  expect(await broken({ ...sofia, dataNascita: '2010-11-20' })).toEqual({
    'membri.0.professione': 'forms:errors.required',
    'membri.0.titoloStudio': 'forms:errors.required',
    'membri.0.redditoNettoAnnuo': 'forms:errors.required',
  });
  expect(
    membroPatch({ ...sofia, professione: 'Studente', redditoNettoAnnuo: 10 }, today),
  ).toMatchObject({ professione: null, titoloStudio: null, redditoNettoAnnuo: null });
});

it('asks for the municipality of a member who lives elsewhere', async () => {
  expect(await broken({ ...marco, residenza: 'altra' })).toEqual({
    'membri.0.comuneResidenza': 'forms:errors.required',
  });
  expect(
    membroPatch(
      {
        ...marco,
        residenza: 'stessa',
        comuneResidenza: {
          comune: 'Roma',
          provincia: 'RM',
          regione: 'Lazio',
          codiceIstat: '058091',
        },
      },
      today,
    ).comuneResidenza,
  ).toBeNull();
});

it('copies what two people share, under an id of its own', () => {
  expect(copyMembro(sofia, 'm9')).toMatchObject({
    _id: 'm9',
    gradoParentela: 'daughter',
    firstName: '',
    dataNascita: '',
    residenza: 'stessa',
  });
});

import { expect, it } from '@jest/globals';
import { incontroComune, paroleComune } from './nome-comune.ts';

const meets = (typed: string, name: string, provincia = 'Bologna BO') =>
  incontroComune(paroleComune(typed), paroleComune(name), paroleComune(provincia));

it.each([
  ['Reggio Emilia', "Reggio nell'Emilia", 'intero'],
  ["reggio nell'emilia", "Reggio nell'Emilia", 'intero'],
  ['Cava dei Tirreni', "Cava de' Tirreni", 'intero'],
  ['S. Giovanni in Persiceto', 'San Giovanni in Persiceto', 'intero'],
  ['S Agata Bolognese', "Sant'Agata Bolognese", 'intero'],
  ['Bologna (BO)', 'Bologna', 'intero'],
  ['Bologna (RM)', 'Bologna', null],
  ['Urtijei', 'Urtijëi', 'intero'],
  ['reg', "Reggio nell'Emilia", 'inizio'],
  ['reggio n', "Reggio nell'Emilia", 'inizio'],
  ['s. giov', 'San Giovanni in Persiceto', 'inizio'],
  ['emilia', "Reggio nell'Emilia", 'parte'],
  ['persiceto bo', 'San Giovanni in Persiceto', 'parte'],
  ['Regio Emila', "Reggio nell'Emilia", null],
  ['Bolo', 'Rebolo', null],
  ['bologna', 'Imola', null],
  ['di', 'Imola', null],
  ['', 'Imola', null],
])('«%s» meets «%s»: %s', (typed, name, how) => {
  expect(meets(typed, name)).toBe(how);
});

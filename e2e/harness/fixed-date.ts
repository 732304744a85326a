/**
 * Loaded into the server (`node --import`) by the journey that compares pictures: its clock starts
 * at FIXED_DATE and runs on from there, so that ages, dates and results are the same every day.
 */
const shift = Date.parse(process.env['FIXED_DATE'] ?? '') - Date.now();
if (Number.isNaN(shift)) throw new Error('FIXED_DATE is not a date');
const RealDate = Date;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: [], newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [target.now() + shift], newTarget),
  get: (target, key, receiver) =>
    key === 'now' ? () => target.now() + shift : Reflect.get(target, key, receiver),
});

/**
 * Loaded into the server (`node --import`) by the journey that compares pictures: its clock starts
 * at FIXED_DATE and runs on from there, so that ages, dates and results are the same every day.
 */
const shift = Date.parse(process.env['FIXED_DATE'] ?? '') - Date.now();
if (Number.isNaN(shift)) throw new Error('FIXED_DATE is not a date');
globalThis.Date = new Proxy(Date, {
  construct: (target, given: [], newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [target.now() + shift], newTarget) as Date,
  get: (target, key, receiver): unknown =>
    key === 'now' ? () => target.now() + shift : Reflect.get(target, key, receiver),
});

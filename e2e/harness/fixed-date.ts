/**
 * The pictures journey preloads this file into the server (`node --import`). The server's clock
 * then starts at FIXED_DATE, so ages, dates and results are the same in every run.
 */
const shift = Date.parse(process.env['FIXED_DATE'] ?? '') - Date.now();
if (Number.isNaN(shift)) throw new Error('FIXED_DATE is not a date');
globalThis.Date = new Proxy(Date, {
  construct: (target, given: [], newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [target.now() + shift], newTarget) as Date,
  get: (target, key, receiver): unknown =>
    key === 'now' ? () => target.now() + shift : Reflect.get(target, key, receiver),
});

export * from './money.ts';
export * from './nucleo.ts';
export * from './analisi.ts';

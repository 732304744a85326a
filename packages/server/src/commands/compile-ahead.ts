/**
 * Loads what a start loads, whatever the engine and the mode, and ends: with NODE_COMPILE_CACHE set
 * it leaves all of it compiled, so that the server itself needs no compiler of TypeScript, which
 * would stay with it as memory. Changes nothing else.
 */
import '../index.ts';
import '../db/pglite.ts';
import '../db/postgres.ts';
import '../modules/demo/demo.ts';

export { readStatement } from './read-statement.ts';
export { StatementError, type Statement, type StatementProblem } from './statement.ts';

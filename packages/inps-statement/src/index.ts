export { readStatement } from './read-statement.ts';
export {
  StatementError,
  type Statement,
  type StatementProblem,
  type UnreadRow,
} from './statement.ts';

export { formatEuro, formatEuroParts, MISSING, NBSP, type EuroFormat } from './euro.ts';
export { formatNumber, formatPercent, type PercentFormat } from './number.ts';
export {
  formatAge,
  formatClockTime,
  formatDate,
  formatRelativeDay,
  formatTime,
  type DateStyle,
} from './date.ts';
export { constantRows, formatConstant, isShare, sayConstant, unitsOf } from './constant.ts';
export { hundredthsWord, hundredthsWordUpper, numberWord, numberWordUpper } from './number-word.ts';
export { formatList } from './list.ts';
export { parseMoney, wrongSignIn } from './parse-money.ts';

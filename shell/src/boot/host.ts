import { readStartData } from './start-data.ts';

let known: boolean | undefined;
/**
 * This page is the back office: the same shell on its own address, with its own cookies and its own
 * release, for those who run the product (docs/decisions/0027).
 */
export function isBackOffice(): boolean {
  // Drawn where there is no page, it is everybody's.
  if (typeof document === 'undefined' || !document.getElementById('bussola-start')) return false;
  return (known ??= readStartData().host === 'back-office');
}

/** A letter of a script that the PDF has no type for: it prints Latin, Greek and Cyrillic. */
export const OTHER_SCRIPT =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}])\p{L}/u;

/** Whether the PDF prints this name in other letters than its own. */
export const hasOtherScript = (name: string | null | undefined): boolean =>
  OTHER_SCRIPT.test(name ?? '');

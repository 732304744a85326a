/** Set by the build: the same code as one bundle, for comparison only. */
declare const __SINGLE_BUNDLE__: boolean;
declare const __DEV__: boolean;
/** Hash of everything that the shell is built from. */
declare const __BUILD__: string;

/** Set by the build: the same code as one bundle, for comparison only. */
declare const __SINGLE_BUNDLE__: boolean;
declare const __DEV__: boolean;

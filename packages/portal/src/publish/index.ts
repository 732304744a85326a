export { checkManifest, folderOf, RESERVED_PATHS } from './manifest-rules.ts';
export type { RuleContext } from './manifest-rules.ts';
export { sentenceOf } from './finding.ts';
export type { Finding, RefusalCode } from './finding.ts';

/**
 * The policies in force: terms, privacy notice, cookies. A consent records this version, and the
 * pages show it. Change it together with a text of `shell/src/pages/policies`.
 */
export const POLICY_VERSION = '2026-11-29';

/** What may be sent, and how much of it. Sizes in bytes. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_AVATAR_BYTES = 2 * 1024 * 1024;
export const MAX_FILES_AT_ONCE = 10;
/** Of one area, all its documents together. */
export const QUOTA_BYTES = 200 * 1024 * 1024;
export const QUOTA_FILES = 200;
export const MAX_PIXELS = 40_000_000;
export const MAX_PAGES = 2_000;
/**
 * Processor time to take one file apart, so that other programs do not count. The largest good
 * pictures take about half of it.
 */
export const INSPECT_CPU_SECONDS = 20;
/**
 * Time on the clock: when it is over, the machine is too busy, and nothing is known of the file.
 */
export const INSPECT_MS = 45_000;
/** The whole of an upload, from the first byte to the last. */
export const UPLOAD_MS = 60_000;

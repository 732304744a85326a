import { createHash } from 'node:crypto';

/** As the `integrity` attribute of a page writes it. */
export const sha384 = (bytes: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

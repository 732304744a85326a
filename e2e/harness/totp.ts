/** The code that an authenticator app shows now. */
import { generateSync } from 'otplib';

export const STEP_SECONDS = 30;

export const totpOf = (secret: string): string =>
  generateSync({ secret: secret.replaceAll(/\s/g, '') });

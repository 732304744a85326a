import { letteraRegalo } from '@bussola/domain/regali-lettera';
import type { Dono } from '@bussola/domain/regali-lettera';
import { letter } from '../mail/letter.ts';
import type { Letter } from '../mail/letter.ts';

/** To an address that another person typed. The page shows the same words before they are sent. */
export function giftLetter(dono: Dono, urls: { start: string; stop: string }): Letter {
  const { subject, title, paragraphs, button, foot, stop } = letteraRegalo(dono);
  return letter(dono.language, {
    subject,
    title,
    paragraphs,
    ...(button === undefined ? {} : { button: { label: button, url: urls.start } }),
    foot,
    footLink: { label: stop, url: urls.stop },
  });
}

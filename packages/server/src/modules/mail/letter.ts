/** The sheet every message is written on: pure text in, subject, HTML and plain text out. */
import { mailedName } from '@bussola/domain/person-name';
import { escapeHtml } from '../../html.ts';

export type Language = 'it' | 'en';
export interface Letter {
  subject: string;
  html: string;
  body: string;
}
interface Content {
  subject: string;
  title: string;
  /** Our own words, or words of another person, drawn as a quotation. */
  paragraphs: readonly (string | { quote: string })[];
  code?: string;
  button?: Link;
  foot: string;
  /** Under the foot. */
  footLink?: Link;
}
interface Link {
  label: string;
  url: string;
}
export interface Greeting {
  firstName: string;
  language: Language;
}

/** The foot of a letter that another person may have asked for. */
export const UNASKED = {
  it: 'Se non hai chiesto tu questo messaggio puoi ignorarlo: non cambia nulla.',
  en: 'If you did not ask for this message you can ignore it: nothing changes.',
} as const;

/** A provisional person may have no name yet, and a name kept before today's rule may break it. */
export function hello({ firstName, language }: Greeting): string {
  const name = mailedName(firstName);
  return `${language === 'it' ? 'Ciao' : 'Hello'}${name === '' ? '' : ` ${name}`},`;
}
/** For an address that is not proved: a stranger may have typed it, with the name. */
export const helloAnybody = ({ language }: Greeting): string => hello({ firstName: '', language });

export function letter(language: Language, c: Content): Letter {
  const body = [
    ...c.paragraphs.map((one) => (typeof one === 'string' ? one : toQuotedLines(one.quote))),
    ...(c.code ? [c.code] : []),
    ...(c.button ? [`${c.button.label}: ${c.button.url}`] : []),
    c.foot,
    ...(c.footLink ? [`${c.footLink.label}: ${c.footLink.url}`] : []),
    'Bussola',
  ].join('\n\n');
  const p = (text: string) =>
    `<p style="margin:0 0 16px;font:16px/1.6 Inter,Segoe UI,Arial,sans-serif;color:#22302f">${escapeHtml(text)}</p>`;
  const quote = (text: string) =>
    `<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #0F3D3E;font:italic 17px/1.6 Fraunces,Georgia,serif;color:#22302f;white-space:pre-line">${escapeHtml(text)}</blockquote>`;
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(c.subject)}</title></head>
<body style="margin:0;background:#FAF7F2"><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px"><tr><td style="padding:0 0 20px;font:600 20px Fraunces,Georgia,serif;color:#0F3D3E">Bussola</td></tr>
<tr><td style="background:#ffffff;border:1px solid #E5DED2;border-radius:12px;padding:32px">
<h1 style="margin:0 0 20px;font:500 26px/1.25 Fraunces,Georgia,serif;color:#0F3D3E">${escapeHtml(c.title)}</h1>
${c.paragraphs.map((one) => (typeof one === 'string' ? p(one) : quote(one.quote))).join('\n')}
${c.code ? `<p style="margin:0 0 24px;font:600 32px/1.2 Inter,Segoe UI,Arial,sans-serif;letter-spacing:8px;color:#0F3D3E">${escapeHtml(c.code)}</p>` : ''}
${c.button ? `<p style="margin:0 0 24px"><a href="${escapeHtml(c.button.url)}" style="display:inline-block;background:#0F3D3E;color:#FAF7F2;text-decoration:none;font:600 16px Inter,Segoe UI,Arial,sans-serif;padding:14px 24px;border-radius:8px">${escapeHtml(c.button.label)}</a></p>` : ''}
<p style="margin:0;font:14px/1.6 Inter,Segoe UI,Arial,sans-serif;color:#5c6b69">${escapeHtml(c.foot)}</p>
${c.footLink ? `<p style="margin:8px 0 0;font:14px/1.6 Inter,Segoe UI,Arial,sans-serif"><a href="${escapeHtml(c.footLink.url)}" style="color:#0F3D3E">${escapeHtml(c.footLink.label)}</a></p>` : ''}
</td></tr></table></td></tr></table></body></html>`;
  return { subject: c.subject, html, body };
}

/** As plain mail quotes: nobody takes these lines for ours. */
const toQuotedLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

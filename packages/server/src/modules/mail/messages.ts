/** What we write to people, in both languages: pure text in, subject, HTML and plain text out. */
import { escapeHtml } from '../../html.ts';

export type Language = 'it' | 'en';
export interface Letter { subject: string; html: string; body: string }
interface Content { subject: string; title: string; paragraphs: string[]; code?: string; button?: { label: string; url: string }; foot: string }
export interface Greeting { firstName: string; language: Language }

const FOOT = {
  it: 'Se non hai chiesto tu questo messaggio puoi ignorarlo: non cambia nulla.',
  en: 'If you did not ask for this message you can ignore it: nothing changes.',
} as const;
export const hello = ({ firstName, language }: Greeting): string => (language === 'it' ? `Ciao ${firstName},` : `Hello ${firstName},`);

export const verificationLetter = (to: Greeting, code: string, url: string): Letter => letter(to.language, to.language === 'it' ? {
  subject: 'Conferma il tuo indirizzo e-mail', title: 'Conferma il tuo indirizzo',
  paragraphs: [hello(to), 'scrivi questo codice nella pagina che hai aperto, oppure premi il pulsante. Vale 24 ore.'],
  code, button: { label: 'Conferma l’indirizzo', url }, foot: FOOT.it,
} : {
  subject: 'Confirm your e-mail address', title: 'Confirm your address',
  paragraphs: [hello(to), 'type this code in the page you have open, or press the button. It is good for 24 hours.'],
  code, button: { label: 'Confirm the address', url }, foot: FOOT.en,
});

export const alreadyExistsLetter = (to: Greeting, url: string): Letter => letter(to.language, to.language === 'it' ? {
  subject: 'Hai già un account Bussola', title: 'Hai già un account',
  paragraphs: [hello(to), 'qualcuno, forse tu, ha provato a registrarsi con questo indirizzo, che ha già un account. Dalla pagina che si apre puoi accedere o scegliere una nuova password.'],
  button: { label: 'Continua', url }, foot: FOOT.it,
} : {
  subject: 'You already have a Bussola account', title: 'You already have an account',
  paragraphs: [hello(to), 'somebody, perhaps you, tried to register with this address, which already has an account. From the page that opens you can sign in or choose a new password.'],
  button: { label: 'Continue', url }, foot: FOOT.en,
});

export const resetLetter = (to: Greeting, url: string): Letter => letter(to.language, to.language === 'it' ? {
  subject: 'Scegli una nuova password', title: 'Una nuova password',
  paragraphs: [hello(to), 'premi il pulsante per scegliere una nuova password. Il collegamento vale un’ora e una volta sola.'],
  button: { label: 'Scegli la password', url }, foot: FOOT.it,
} : {
  subject: 'Choose a new password', title: 'A new password',
  paragraphs: [hello(to), 'press the button to choose a new password. The link is good for one hour, and once only.'],
  button: { label: 'Choose the password', url }, foot: FOOT.en,
});

export const passwordChangedLetter = (to: Greeting, url: string): Letter => letter(to.language, to.language === 'it' ? {
  subject: 'La tua password è cambiata', title: 'Password cambiata',
  paragraphs: [hello(to), 'la password del tuo account è stata cambiata e tutte le sessioni aperte sono state chiuse.'],
  button: { label: 'Non sono stato io', url }, foot: 'Se sei stato tu non devi fare altro.',
} : {
  subject: 'Your password was changed', title: 'Password changed',
  paragraphs: [hello(to), 'the password of your account was changed and every open session was closed.'],
  button: { label: 'It was not me', url }, foot: 'If it was you, there is nothing else to do.',
});

export const sessionEndedLetter = (to: Greeting, url: string): Letter => letter(to.language, to.language === 'it' ? {
  subject: 'Abbiamo chiuso una tua sessione', title: 'Una sessione è stata chiusa',
  paragraphs: [hello(to), 'un vecchio permesso di accesso è stato usato una seconda volta: può essere una copia. Per prudenza abbiamo chiuso quella sessione. Accedi di nuovo e, se non riconosci l’accaduto, cambia la password.'],
  button: { label: 'Cambia la password', url }, foot: 'I tuoi dati non sono stati modificati da noi.',
} : {
  subject: 'We closed one of your sessions', title: 'A session was closed',
  paragraphs: [hello(to), 'an old access permit was used a second time: it may be a copy. To be safe we closed that session. Sign in again and, if you do not recognise this, change your password.'],
  button: { label: 'Change the password', url }, foot: 'We did not change any of your data.',
});

/** The frame of every message: plain text and HTML from the same words. */
export function letter(language: Language, c: Content): Letter {
  const body = [...c.paragraphs, ...(c.code ? [c.code] : []), ...(c.button ? [`${c.button.label}: ${c.button.url}`] : []), c.foot, 'Bussola'].join('\n\n');
  const p = (text: string) => `<p style="margin:0 0 16px;font:16px/1.6 Inter,Segoe UI,Arial,sans-serif;color:#22302f">${escapeHtml(text)}</p>`;
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(c.subject)}</title></head>
<body style="margin:0;background:#FAF7F2"><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px"><tr><td style="padding:0 0 20px;font:600 20px Fraunces,Georgia,serif;color:#0F3D3E">Bussola</td></tr>
<tr><td style="background:#ffffff;border:1px solid #E5DED2;border-radius:12px;padding:32px">
<h1 style="margin:0 0 20px;font:500 26px/1.25 Fraunces,Georgia,serif;color:#0F3D3E">${escapeHtml(c.title)}</h1>
${c.paragraphs.map(p).join('\n')}
${c.code ? `<p style="margin:0 0 24px;font:600 32px/1.2 Inter,Segoe UI,Arial,sans-serif;letter-spacing:8px;color:#0F3D3E">${escapeHtml(c.code)}</p>` : ''}
${c.button ? `<p style="margin:0 0 24px"><a href="${escapeHtml(c.button.url)}" style="display:inline-block;background:#0F3D3E;color:#FAF7F2;text-decoration:none;font:600 16px Inter,Segoe UI,Arial,sans-serif;padding:14px 24px;border-radius:8px">${escapeHtml(c.button.label)}</a></p>` : ''}
<p style="margin:0;font:14px/1.6 Inter,Segoe UI,Arial,sans-serif;color:#5c6b69">${escapeHtml(c.foot)}</p>
</td></tr></table></td></tr></table></body></html>`;
  return { subject: c.subject, html, body };
}

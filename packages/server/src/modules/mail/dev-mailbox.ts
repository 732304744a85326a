/**
 * /dev/posta: the messages of a server without SMTP, for demo and dev only. The link and the code
 * are there to press.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { asSystem } from '../../access.ts';
import type { Deps } from '../../deps.ts';
import { escapeHtml } from '../../html.ts';
import { ProblemError } from '../../problem-error.ts';
import { findDevMail, listDevMail } from './outbox-repository.ts';
import type { DevMail } from './outbox-repository.ts';

const WHEN = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Rome',
});
const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** What a reader looks for in a message. */
const linkOf = (mail: DevMail): string | undefined => /https?:\/\/\S+/.exec(mail.body)?.[0];
const codeOf = (mail: DevMail): string | undefined => /^\d{6}$/m.exec(mail.body)?.[0];

export function devMailbox(app: FastifyInstance, { db }: Deps, wake: () => Promise<void>): void {
  app.get<{ Querystring: { to?: string } }>('/dev/posta', async (request, reply) => {
    await wake();
    const mails = await asSystem(() =>
      listDevMail(db, typeof request.query.to === 'string' ? request.query.to : null),
    );
    return html(
      reply,
      'Posta di prova',
      mails.length === 0 ? EMPTY : `<ul>${mails.map(row).join('')}</ul>`,
    );
  });
  /** The same as data, for journeys in a browser. */
  app.get<{ Querystring: { to?: string } }>('/dev/posta.json', async (request, reply) => {
    await wake();
    const mails = await asSystem(() =>
      listDevMail(db, typeof request.query.to === 'string' ? request.query.to : null),
    );
    return reply.header('cache-control', 'no-store').send({
      messages: mails.map((mail) => ({
        id: mail.id,
        to: mail.recipient,
        subject: mail.subject,
        sentAt: mail.sentAt.toISOString(),
        code: codeOf(mail) ?? null,
        link: linkOf(mail) ?? null,
      })),
    });
  });
  app.get<{ Params: { id: string } }>('/dev/posta/:id', async (request, reply) => {
    const mail = /^[0-9a-f-]{36}$/.test(request.params.id)
      ? await asSystem(() => findDevMail(db, request.params.id))
      : undefined;
    if (!mail) throw new ProblemError('NOT_FOUND');
    return html(reply, mail.subject, message(mail));
  });
}

const row = (mail: DevMail): string =>
  `<li><a href="/dev/posta/${mail.id}"><strong>${escapeHtml(mail.subject)}</strong><span>${escapeHtml(mail.recipient)}</span><time>${WHEN.format(mail.sentAt)}</time></a></li>`;
const EMPTY =
  '<p class="empty">Ancora nessun messaggio. Qui arrivano le e-mail che il server manderebbe: conferma dell’indirizzo, nuova password, avvisi.</p>';

function message(mail: DevMail): string {
  const link = linkOf(mail);
  const code = codeOf(mail);
  return `<p><a href="/dev/posta">← Tutti i messaggi</a></p><p class="meta">A ${escapeHtml(mail.recipient)} · ${WHEN.format(mail.sentAt)}</p>
${code ? `<p class="meta">Codice</p><p class="code" id="code">${code}</p>` : ''}
${link ? `<p><a class="button" id="link" href="${escapeHtml(link)}">Apri il collegamento</a></p>` : ''}
<iframe title="Il messaggio com’è" sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(mail.html.replace('<head>', '<head><base target="_top">'))}"></iframe>`;
}

function html(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply
    .header('content-security-policy', CSP)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · Bussola</title>
<style>
:root{color-scheme:light}body{margin:0;background:#FAF7F2;color:#22302f;font:16px/1.6 Inter,"Segoe UI",system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:32px 16px}h1{font:500 30px/1.2 Fraunces,Georgia,serif;color:#0F3D3E;margin:0 0 24px}
a{color:#0F3D3E}a:focus-visible{outline:3px solid #0F3D3E;outline-offset:2px}ul{list-style:none;margin:0;padding:0;display:grid;gap:12px}
li a{display:grid;grid-template-columns:1fr auto;gap:0 16px;background:#fff;border:1px solid #E5DED2;border-radius:12px;padding:16px 20px;text-decoration:none;color:inherit}
li strong{grid-column:1/-1;color:#0F3D3E;font-weight:600}li span,time,.meta{color:#5c6b69;font-size:14px;margin:0}
.code{font:600 40px/1.2 Inter,system-ui,sans-serif;letter-spacing:.2em;color:#0F3D3E;margin:0 0 16px}
.button{display:inline-block;background:#0F3D3E;color:#FAF7F2;padding:14px 24px;border-radius:8px;text-decoration:none;font-weight:600}
iframe{width:100%;height:640px;border:1px solid #E5DED2;border-radius:12px;background:#FAF7F2;margin-top:16px}.empty{color:#5c6b69}
</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`);
}

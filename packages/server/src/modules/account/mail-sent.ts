/** The answer to a request for a mail, the same whether or not one left. */
export const MAIL_SENT = { sent: true as const, retryAfterSeconds: 60 };

/** Reads the messages that the product would send, from the page a person reads in demo mode. */
import type { APIRequestContext } from '@playwright/test';
import { until } from './until.ts';

/** The newest six-digit code sent to an address. */
export async function codeFor(
  request: APIRequestContext,
  url: string,
  email: string,
): Promise<string> {
  return until(async () => {
    const list = await (await request.get(`${url}/dev/posta`)).text();
    const rows = [...list.matchAll(/href="(\/dev\/posta\/[^"]+)"[\s\S]*?<\/(?:li|tr|a)>/g)];
    for (const [row, href] of rows) {
      if (href === undefined || !row.includes(email)) continue;
      const message = await (await request.get(`${url}${href}`)).text();
      const code = /\b(\d{6})\b/.exec(message.replaceAll(/#[0-9A-Fa-f]{6}/g, ''))?.[1];
      if (code !== undefined) return code;
    }
    return undefined;
  }, `a code for ${email}`);
}

interface Message {
  to: string;
  subject: string;
  code: string | null;
  link: string | null;
}

/**
 * The link of the newest message to an address whose path begins so; another than `not`, when an
 * earlier one is there.
 */
export async function linkFor(
  request: APIRequestContext,
  url: string,
  email: string,
  path: string,
  not = '',
): Promise<string> {
  return until(async () => {
    const { messages } = (await (
      await request.get(`${url}/dev/posta.json?to=${encodeURIComponent(email)}`)
    ).json()) as { messages: Message[] };
    const link = messages.find(
      (message) => message.link !== null && new URL(message.link).pathname.startsWith(path),
    )?.link;
    return link && link !== not ? link : undefined;
  }, `a link ${path} for ${email}`);
}

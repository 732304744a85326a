/** Reads the messages that the product would send, from the page a person reads in demo mode. */
import type { APIRequestContext } from 'playwright-core';

/** The newest six-digit code sent to an address. */
export async function codeFor(request: APIRequestContext, url: string, email: string): Promise<string> {
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline) {
    const list = await (await request.get(`${url}/dev/posta`)).text();
    const rows = [...list.matchAll(/href="(\/dev\/posta\/[^"]+)"[\s\S]*?<\/(?:li|tr|a)>/g)];
    for (const [row, href] of rows) {
      if (href === undefined || !row.includes(email)) continue;
      const message = await (await request.get(`${url}${href}`)).text();
      const code = /\b(\d{6})\b/.exec(message.replaceAll(/#[0-9A-Fa-f]{6}/g, ''))?.[1];
      if (code !== undefined) return code;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`no code arrived for ${email}`);
}

interface Message { to: string; subject: string; code: string | null; link: string | null }

/** The link of the newest message to an address whose path begins so. */
export async function linkFor(request: APIRequestContext, url: string, email: string, path: string): Promise<string> {
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline) {
    const { messages } = await (await request.get(`${url}/dev/posta.json?to=${encodeURIComponent(email)}`)).json() as { messages: Message[] };
    const link = messages.find((message) => message.link !== null && new URL(message.link).pathname.startsWith(path))?.link;
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`no link ${path} arrived for ${email}`);
}

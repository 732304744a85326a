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

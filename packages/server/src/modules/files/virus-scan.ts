/**
 * Asks clamd, where the operator has one: its INSTREAM protocol. No answer is a refusal: what
 * cannot be checked is not kept.
 */
import { connect } from 'node:net';

const ANSWER_MS = 20_000;
const CHUNK_BYTES = 64 * 1024;

/**
 * @param address `tcp://host:port` or `unix:/path`
 * @throws Error when clamd does not answer in time, or answers something else
 */
export async function isClean(address: string, bytes: Uint8Array): Promise<boolean> {
  const answer = await ask(address, bytes);
  if (/\bOK\0?$/.test(answer.trim())) return true;
  if (/\bFOUND\b/.test(answer)) return false;
  throw new Error(`clamd answered something else: ${answer.slice(0, 80)}`);
}

function ask(address: string, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const url = new URL(address);
    const socket =
      url.protocol === 'unix:'
        ? connect(url.pathname)
        : connect(Number(url.port || 3310), url.hostname);
    let answer = '';
    socket.setTimeout(ANSWER_MS, () => socket.destroy(new Error('clamd did not answer in time')));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      answer += chunk.toString('utf8');
    });
    socket.on('close', () => resolve(answer));
    socket.on('connect', () => {
      socket.write('zINSTREAM\0');
      for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
        const chunk = bytes.subarray(at, at + CHUNK_BYTES);
        const size = Buffer.alloc(4);
        size.writeUInt32BE(chunk.length);
        socket.write(size);
        socket.write(chunk);
      }
      socket.write(Buffer.alloc(4));
    });
  });
}

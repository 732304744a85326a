/** A multipart body, byte by byte, so that a test may send what no browser would. */
interface Part {
  field: string;
  name: string;
  bytes: Uint8Array;
  type?: string;
}

export function formOf(...parts: Part[]): { raw: Buffer; headers: Record<string, string> } {
  const boundary = '----bussola-test-boundary';
  const pieces = parts.flatMap(({ field, name, bytes, type = 'application/octet-stream' }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${escapeQuoted(name)}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
  return {
    raw: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** As browsers write a name between quotes. */
const escapeQuoted = (name: string): string =>
  name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');

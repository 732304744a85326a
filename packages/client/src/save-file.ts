/** Hands a file to the person: the browser asks or keeps it, as it is set. */
export function saveFile(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has begun by then; the address is not kept alive for ever.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

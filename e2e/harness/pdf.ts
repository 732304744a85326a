import { extractText, getDocumentProxy } from 'unpdf';

/** All the text of a PDF, page after page, on one line: where a line breaks is not what we ask. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  });
  return text.replaceAll(/[ \n\r\t]+/g, ' ');
}

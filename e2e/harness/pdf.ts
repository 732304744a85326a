import { extractText, getDocumentProxy } from 'unpdf';

/** The text of each page, on one line: where a line breaks is not what we ask. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: false });
  return text.map((page) => page.replaceAll(/[ \n\r\t]+/g, ' '));
}

/** All the text of a PDF, page after page. */
export const pdfText = async (bytes: Uint8Array): Promise<string> =>
  (await pdfPages(bytes)).join(' ');

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text without white space, to compare texts that break into lines differently. */
export function dense(text: string): string {
  return text.replace(/\s+/g, '');
}

/** The dense text of each page of a PDF, in the order of the document. */
export async function readPdf(pdf: Buffer): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(dense(items.map((item) => ('str' in item ? item.str : '')).join('')));
  }
  await task.destroy();
  return pages;
}

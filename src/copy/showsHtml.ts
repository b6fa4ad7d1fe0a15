import { spelledOut, textHeadings, type Sanitise } from './CopyDocument';
import { oneLineHtml } from './readCopy';

/** Whether HTML in a file is what the copy makes of the institution's HTML (`CopyTools`). Apart from the form's chunk. */
export function showsHtml(
  found: string,
  html: string,
  address: string,
  sanitise: Sanitise,
): boolean {
  const box = document.createElement('div');
  box.append(spelledOut(html, { sanitise, headingsFrom: textHeadings(1), address }));
  return oneLineHtml(box.innerHTML) === found;
}

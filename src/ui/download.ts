/** The time that the browser may take to read a file after the click, in milliseconds. */
const READING_TIME_MS = 60_000;

/** Offers a file for download. The browser forgets its content a minute later. */
export function download(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, READING_TIME_MS);
}

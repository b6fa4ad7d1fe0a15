/** Returns what the page offers for download from now on, in place of the browser's dialog. */
export function interceptDownloads() {
  const names: string[] = [];
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${String(files.push(file as Blob))}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  /** The content of the file with this index. */
  const content = (index: number) =>
    new Promise<Uint8Array<ArrayBuffer>>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
      reader.readAsArrayBuffer(files[index] ?? new Blob());
    });
  return { names, files, content };
}

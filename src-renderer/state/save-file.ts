/** Hands a file to the browser's own download, which asks or knows where it goes. A text is written as UTF-8. */
export function saveFile(fileName: string, content: Uint8Array<ArrayBuffer> | string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download keeps the bytes it has begun to read; the page must not keep every export ever made.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

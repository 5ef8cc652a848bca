/** Hands a file to the browser's own download, which asks or knows where it goes. */
export function saveFile(fileName: string, bytes: Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download keeps the bytes it has begun to read; the page must not keep every export ever made.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

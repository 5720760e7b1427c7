/** ms. Safari reads the text some time after the click. */
const KEPT_FOR = 60_000;

/** Lets the visitor save a text as a file. The text appears in no address: the file's names it only. */
export function downloadText(fileName: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR);
}

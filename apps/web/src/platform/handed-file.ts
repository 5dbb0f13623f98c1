/** A file on its way from one screen to the next; it lives as long as the page does. */
let handed: File | null = null;

/** Hands a file to the screen that opens next and takes files: the vault, or a tool that works on a text. */
export function handFile(file: File): void {
  handed = file;
}

/** The file that waits, which from now on is the caller's; null where none does. */
export function takeHandedFile(): File | null {
  const file = handed;
  handed = null;
  return file;
}

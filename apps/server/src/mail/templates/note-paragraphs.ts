/** What an administrator wrote with a decision, quoted; nothing where nothing was written. */
export function noteParagraphs(note: string): string[] {
  const text = note.trim();
  return text === '' ? [] : ['Nos dejaron este mensaje para vos:', `«${text}»`];
}

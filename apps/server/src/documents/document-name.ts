import { type DocumentKind, documentNameMaxCharacters } from '@foja/contracts/document-limits';

/** Whether a file calls itself a PDF. */
export const isNamedPdf = (fileName: string): boolean => /\.pdf$/i.test(fileName);

const unnamed = 'documento';

/** A name that any disk takes, with the kind's extension: no folders, no control characters, nothing that turns the reading around. */
export function documentName(given: string, kind: DocumentKind): string {
  const extension = `.${kind}`;
  const name = given
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const stem = name.toLowerCase().endsWith(extension) ? name.slice(0, -extension.length) : name;
  const kept = stem.replace(/^[. ]+|[. ]+$/g, '').slice(0, documentNameMaxCharacters - extension.length);
  return `${kept === '' ? unnamed : kept}${extension}`;
}

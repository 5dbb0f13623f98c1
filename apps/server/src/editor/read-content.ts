import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkEditorContent } from '@foja/contracts/editor/check-content';
import { countWords, type EditorContent, editorText } from '@foja/contracts/editor/content';
import { editorContentMaxBytes, editorMessages } from '@foja/contracts/editor-limits';
import { HttpError } from '../platform/http-errors.ts';
import { searchTerms } from './search-terms.ts';

const excerptMaxCharacters = 180;

/** A content that may be kept, and what is kept beside it. */
export interface ReadableContent {
  content: EditorContent;
  json: string;
  bytes: number;
  words: number;
  excerpt: string;
  /** Each word once, folded. */
  terms: string;
}

/**
 * Reads what a caller sent as a document's content.
 * @throws {HttpError} 422 `invalid_request` where it is not the editor's, 413 `payload_too_large` beyond its bounds.
 */
export async function readContent(given: EditorContent): Promise<ReadableContent> {
  const checked = checkEditorContent(given);
  if ('problem' in checked) {
    const { problem, at } = checked;
    throw problem === 'tooManyNodes'
      ? tooLarge(editorMessages.tooManyNodes)
      : new HttpError(422, 'invalid_request', editorMessages[problem], { reason: problem, at });
  }
  const json = JSON.stringify(checked.content);
  const bytes = Buffer.byteLength(json);
  if (bytes > editorContentMaxBytes) throw tooLarge(editorMessages.tooLarge);
  // The call's own body has just been gone over: others are answered before its words are.
  await nextTurn();
  const text = editorText(checked.content);
  return {
    content: checked.content,
    json,
    bytes,
    words: countWords(text),
    excerpt: excerptOf(text),
    terms: searchTerms(text).join(' '),
  };
}

function tooLarge(message: string): HttpError {
  return new HttpError(413, 'payload_too_large', message);
}

/** Cut at a word, in one line. */
function excerptOf(text: string): string {
  const line = text.slice(0, excerptMaxCharacters * 2).replace(/\s+/g, ' ');
  if (line.length <= excerptMaxCharacters) return line;
  const cut = line.slice(0, excerptMaxCharacters);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), excerptMaxCharacters / 2)).trimEnd()}…`;
}

import type { EditorContent } from '@foja/contracts/editor/content';
import {
  editorContentMaxBytes,
  editorImportMaxBytes,
  editorMessages,
  editorTitleMaxCharacters,
} from '@foja/contracts/editor-limits';
import { runInWorker } from '../../platform/run-in-worker.ts';
import { importProblems } from './import-problems.ts';
import WordWorker from './word.worker.ts?worker';
import type { WordHtml } from './word-html.ts';

export interface ImportedFile {
  /** The file's name without its extension. */
  title: string;
  content: EditorContent;
  /** What did not come along, in sentences for the person. */
  notices: string[];
}

/** A file that cannot be turned into a document; its message is for the person. */
export class ImportFailed extends Error {
  override readonly name = 'ImportFailed';
}

/** A file that takes longer than this will not be read. */
const readTimeoutMs = 60_000;

/**
 * Turns a DOCX or TXT file into a document of the editor. Word files are opened away from the page's own thread.
 * @throws {ImportFailed} where it cannot be; {DOMException} `AbortError` when `signal` aborts.
 */
export async function importEditorFile(file: File, signal?: AbortSignal): Promise<ImportedFile> {
  if (file.size > editorImportMaxBytes) throw new ImportFailed(importProblems.tooLarge);
  if (file.size === 0) throw new ImportFailed(importProblems.empty);
  const read = await readFile(file, signal);
  if (read.content.content.every((node) => node.type === 'paragraph' && !node.content)) {
    throw new ImportFailed(importProblems.noText);
  }
  await requireFits(read.content);
  return { title: titleOf(file.name), ...read };
}

async function readFile(file: File, signal?: AbortSignal): Promise<Omit<ImportedFile, 'title'>> {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (extension === 'docx') return readWord(file, signal);
  if (extension === 'txt' || file.type === 'text/plain') {
    const { contentFromText, decodedText } = await import('./text-content.ts');
    return { content: contentFromText(decodedText(await bytesOf(file))), notices: [] };
  }
  throw new ImportFailed(extension === 'doc' ? importProblems.oldWord : importProblems.unsupported);
}

async function readWord(file: File, signal?: AbortSignal): Promise<Omit<ImportedFile, 'title'>> {
  const bytes = await bytesOf(file);
  const timeout = AbortSignal.timeout(readTimeoutMs);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const read = await runInWorker<WordHtml>(() => new WordWorker(), bytes, either).catch(() => {
    signal?.throwIfAborted();
    throw new ImportFailed(importProblems.corrupt);
  });
  if ('problem' in read) throw new ImportFailed(importProblems[read.problem]);
  const { contentFromHtml } = await import('./html-content.ts');
  return {
    content: contentFromHtml(read.html),
    notices: read.images === 0 ? [] : [importProblems.imagesLeft(read.images)],
  };
}

/** What the server would refuse is said before anything is lost. */
async function requireFits(content: EditorContent): Promise<void> {
  const { checkEditorContent } = await import('@foja/contracts/editor/check-content');
  const checked = checkEditorContent(content);
  if ('problem' in checked) throw new ImportFailed(editorMessages[checked.problem]);
  const bytes = new TextEncoder().encode(JSON.stringify(content)).length;
  if (bytes > editorContentMaxBytes) throw new ImportFailed(editorMessages.tooLarge);
}

function bytesOf(file: File): Promise<ArrayBuffer> {
  return file.arrayBuffer().catch(() => {
    throw new ImportFailed(importProblems.corrupt);
  });
}

function titleOf(name: string): string {
  const title = name
    .replace(/\.[^.]+$/, '')
    .trim()
    .slice(0, editorTitleMaxCharacters);
  return title === '' ? editorMessages.untitled : title;
}

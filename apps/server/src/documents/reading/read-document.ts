import type { DocumentKind } from '@foja/contracts/document-limits';
import type { DocumentNotice } from '../documents.table.ts';
import { readWholeSealed, writeSealed } from '../sealed-file.ts';
import type { DraftPart } from '../vault-folder.ts';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';
import { readTxt } from './read-txt.ts';
import type { ReadingLimits } from './reading-limits.ts';
import { recognizeKind } from './recognize-kind.ts';
import { summariseText } from './summarise-text.ts';
import { buildTextIndex, pageBreak } from './text-index.ts';
import { joinLines, tidyText } from './tidy-text.ts';
import { Unreadable } from './unreadable.ts';
import { unwrapLines } from './unwrap-lines.ts';

/** Reads an uploaded file (sealed) and leaves its text and the words of its text beside it (sealed as well). */
export interface ReadJob {
  task: 'read';
  file: DraftPart;
  text: DraftPart;
  words: DraftPart;
  limits: ReadingLimits;
}

export interface ReadOutcome {
  kind: DocumentKind;
  pages: number | null;
  characters: number;
  notice: DocumentNotice | null;
  /** In the document's own sentences. */
  summary: string;
  /** What a model may summarise. */
  beginning: string;
}

const beginningCharacters = 12_000;
/** Letters that a page of text has at least; a scanner's stamp or a page number has fewer. */
const minPageLetters = 10;

/** @throws {Unreadable} */
export async function readDocument(job: ReadJob): Promise<ReadOutcome> {
  const bytes = await readWholeSealed(job.file.file, job.file.keys);
  const kind = recognizeKind(bytes);
  const read = await readPages(kind, bytes, job.limits);
  const { pages, isCut } = cutPages(read.pages, job.limits.charactersMax);
  const letters = pages.map((page) => page.match(/\p{L}/gu)?.length ?? 0);
  const isBlank = letters.reduce((sum, count) => sum + count, 0) < minPageLetters * Math.max(1, pages.length / 2);
  if (isBlank && kind !== 'pdf') throw new Unreadable('empty');
  const kept = isBlank ? [] : pages;
  const text = kept.join(pageBreak);
  await writeSealed(job.text.path, job.text.keys, [Buffer.from(text)]);
  await writeSealed(job.words.path, job.words.keys, [Buffer.from(JSON.stringify(buildTextIndex(kept)))]);
  return {
    kind,
    pages: read.pageCount,
    characters: text.length,
    notice: noticeOf({ isBlank, isCut, hasPictures: read.hasPictures, letters }),
    summary: summariseText(kept.join('\n')),
    beginning: text.slice(0, beginningCharacters).replaceAll(pageBreak, '\n'),
  };
}

interface Pages {
  pages: string[];
  pageCount: number | null;
  hasPictures: boolean;
}

async function readPages(kind: DocumentKind, bytes: Buffer, limits: ReadingLimits): Promise<Pages> {
  if (kind === 'pdf') {
    const pdf = await readPdf(bytes, limits);
    return { ...pdf, pages: pdf.pages.map((page) => tidyText(joinLines(page))) };
  }
  if (kind === 'docx') return { pages: [tidyText(await readDocx(bytes, limits))], pageCount: null, hasPictures: false };
  // A plain text may mark its own pages.
  const pages = readTxt(bytes)
    .split(pageBreak)
    .map((page) => unwrapLines(tidyText(page)));
  return { pages, pageCount: pages.length > 1 ? pages.length : null, hasPictures: false };
}

/** As many characters as are searched, from the beginning. */
function cutPages(pages: readonly string[], charactersMax: number): { pages: string[]; isCut: boolean } {
  let left = charactersMax;
  const kept: string[] = [];
  for (const page of pages) {
    if (page.length > left) return { pages: [...kept, page.slice(0, left)], isCut: true };
    kept.push(page);
    left -= page.length;
  }
  return { pages: kept, isCut: false };
}

function noticeOf(read: {
  isBlank: boolean;
  isCut: boolean;
  hasPictures: boolean;
  letters: readonly number[];
}): DocumentNotice | null {
  if (read.isBlank) return read.hasPictures ? 'scanned' : 'noText';
  if (read.isCut) return 'cut';
  const hasEmptyPage = read.letters.length > 1 && read.letters.some((count) => count < minPageLetters);
  return read.hasPictures && hasEmptyPage ? 'partlyScanned' : null;
}

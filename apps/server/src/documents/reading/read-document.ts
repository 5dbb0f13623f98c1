import type { DocumentKind } from '@foja/contracts/document-limits';
import type { DocumentNotice } from '../documents.table.ts';
import { readWholeSealed, writeSealed } from '../sealed-file.ts';
import type { DraftPart, SealedPart } from '../vault-folder.ts';
import { dropRunningLines } from './drop-running-lines.ts';
import type { PageLook } from './judge-drawing.ts';
import { lookAtPages } from './look-at-pages.ts';
import { readDocx } from './read-docx.ts';
import { lettersIn, minPageLetters, type PagesRead, readPdf } from './read-pdf.ts';
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
  file: SealedPart;
  text: DraftPart;
  /** Null where nobody will search in it. */
  words: DraftPart | null;
  limits: ReadingLimits;
}

export interface ReadOutcome {
  kind: DocumentKind;
  pages: number | null;
  characters: number;
  notice: DocumentNotice | null;
  /** Pages without text: they are images, or blank. Empty where no page has text. */
  imagePages: number[];
  /** Of these, those that are known to be images, and those that are known to be blank. */
  scannedPages: number[];
  blankPages: number[];
  /** Pages whose text was recognised in their pictures. */
  recognisedPages: number[];
  /** In the document's own sentences. */
  summary: string;
  /** What a model may summarise. */
  beginning: string;
}

const beginningCharacters = 12_000;

/** @throws {Unreadable} */
export async function readDocument(job: ReadJob, onPage?: PagesRead): Promise<ReadOutcome> {
  const bytes = await readWholeSealed(job.file.file, job.file.keys);
  const kind = recognizeKind(bytes);
  const read = await readPages(kind, bytes, job.limits, onPage);
  const { pages, isCut } = cutPages(read.pages, job.limits.charactersMax);
  const letters = pages.map(lettersIn);
  const isBlank = letters.reduce((sum, count) => sum + count, 0) < minPageLetters * Math.max(1, pages.length / 2);
  if (isBlank && kind !== 'pdf') throw new Unreadable('empty');
  const kept = isBlank ? [] : pages;
  const textless = kind === 'pdf' && !isBlank ? await findTextless(bytes, read, pages, job.limits) : noTextless;
  const text = kept.join(pageBreak);
  await writeSealed(job.text.path, job.text.keys, [Buffer.from(text)]);
  if (job.words) await writeSealed(job.words.path, job.words.keys, [Buffer.from(JSON.stringify(buildTextIndex(kept)))]);
  return {
    kind,
    pages: read.pageCount,
    characters: text.length,
    notice: noticeOf({ isBlank, isCut, hasPictures: read.hasPictures, ...textless }),
    ...textless,
    recognisedPages: isBlank ? [] : read.recognisedPages,
    summary: summariseText(kept.join('\n')),
    beginning: text.slice(0, beginningCharacters).replaceAll(pageBreak, '\n'),
  };
}

interface Pages {
  pages: string[];
  pageCount: number | null;
  hasPictures: boolean;
  /** Of each page, whether it had any characters, those that repeat on every page included. */
  hasText: boolean[];
  recognisedPages: number[];
}

type Textless = Pick<ReadOutcome, 'imagePages' | 'scannedPages' | 'blankPages'>;
const noTextless: Textless = { imagePages: [], scannedPages: [], blankPages: [] };

/** What a blank page may have: its number. */
const noText = /^[\s–—-]*\d{0,4}[\s–—-]*$/;

/** Pages of a PDF without text. One of few words, and without a picture as good as all over it, has said what it says. */
async function findTextless(
  bytes: Buffer,
  { hasPictures, hasText }: Pages,
  pages: readonly string[],
  { lookTimeMs }: ReadingLimits,
): Promise<Textless> {
  const few = pages.flatMap((page, at) =>
    lettersIn(page) < minPageLetters
      ? [{ number: at + 1, hasText: hasText[at] ?? false, isSaid: !noText.test(page) }]
      : [],
  );
  const looks = await lookAtPages(bytes, few, lookTimeMs);
  const listed = few.flatMap(({ isSaid, number }) => {
    const look = looks.get(number) ?? 'unsure';
    return look === 'image' || !isSaid
      ? [{ look, number }]
      : look === 'unsure' && hasPictures
        ? [{ look, number }]
        : [];
  });
  const numbersOf = (wanted: PageLook) => listed.flatMap(({ look, number }) => (look === wanted ? [number] : []));
  return {
    imagePages: listed.map(({ number }) => number),
    scannedPages: numbersOf('image'),
    blankPages: numbersOf('blank'),
  };
}

async function readPages(kind: DocumentKind, bytes: Buffer, limits: ReadingLimits, onPage?: PagesRead): Promise<Pages> {
  if (kind === 'pdf') {
    const pdf = await readPdf(bytes, limits, onPage);
    const hasText = pdf.pages.map((page) => page.trim() !== '');
    return { ...pdf, hasText, pages: dropRunningLines(pdf.pages).map((page) => tidyText(joinLines(page))) };
  }
  const withoutPictures = { hasPictures: false, hasText: [], recognisedPages: [] };
  if (kind === 'docx') return { pages: [tidyText(await readDocx(bytes, limits))], pageCount: null, ...withoutPictures };
  // A plain text may mark its own pages.
  const pages = readTxt(bytes)
    .split(pageBreak)
    .map((page) => unwrapLines(tidyText(page)));
  return { pages, pageCount: pages.length > 1 ? pages.length : null, ...withoutPictures };
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
  imagePages: readonly number[];
  blankPages: readonly number[];
}): DocumentNotice | null {
  if (read.isBlank) return read.hasPictures ? 'scanned' : 'noText';
  if (read.isCut) return 'cut';
  return read.imagePages.length > read.blankPages.length ? 'partlyScanned' : null;
}

import mammoth from 'mammoth';
import { BoundedZip } from './bounded-zip.ts';
import type { ReadingLimits } from './reading-limits.ts';
import { Unreadable } from './unreadable.ts';

const mainPart = 'word/document.xml';
const contentTypes = '[Content_Types].xml';
const relationships = '_rels/.rels';

/**
 * The text of a DOCX, a paragraph a line.
 * @throws {Unreadable}
 */
export async function readDocx(bytes: Buffer, limits: ReadingLimits): Promise<string> {
  const zip = new BoundedZip(bytes, limits);
  if (!zip.has(contentTypes)) throw new Unreadable('unsupported');
  const isWord = zip.has(mainPart) || zip.read(contentTypes).includes('wordprocessingml');
  if (!isWord) throw new Unreadable('unsupported');
  if (!zip.has(relationships)) throw new Unreadable('corrupt');
  try {
    const { value } = await mammoth.extractRawText(boundedInput(zip));
    return value.replace(/\n{2,}/g, '\n\n');
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('corrupt');
  }
}

/**
 * mammoth opens a whole archive by itself, without a bound; it also takes one that is open already (`lib/unzip.js`), which its
 * types do not tell.
 */
function boundedInput(zip: BoundedZip): Parameters<typeof mammoth.extractRawText>[0] {
  const file = {
    exists: (name: string) => zip.has(name),
    read: async (name: string, encoding?: string) => {
      const content = zip.read(name);
      if (encoding === undefined) return new Uint8Array(content);
      return encoding === 'base64' ? content.toString('base64') : new TextDecoder(encoding).decode(content);
    },
  };
  return { file } as unknown as Parameters<typeof mammoth.extractRawText>[0];
}

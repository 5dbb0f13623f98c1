import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { DocumentExample } from '@foja/contracts/documents';
import { readExamples } from '../corpus/examples/read-examples.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { answerTexts } from './answer-texts.ts';

/** What the vault answers on a document that was invented for it: read, searched and cited as anybody's own. */
export async function answerExample(): Promise<DocumentExample> {
  const { fileName, question, pages } = readExamples(join(findProjectRoot(), 'corpus')).vault;
  const document = { fileId: randomUUID(), fileName, pages: pages.length, texts: pages };
  return { question, fileName, response: await answerTexts([document], question) };
}

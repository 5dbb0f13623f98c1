import { randomBytes } from 'node:crypto';
import type { VaultDocument } from '@foja/contracts/documents';
import { applicationId, applicationIdHeader } from '@foja/contracts/limits';
import { routes } from '@foja/contracts/routes';
import { uploadForm } from '../apps/server/src/testing/document-calls.ts';
import { buildPdf } from '../apps/server/src/testing/sample-files.ts';
import { type Spread, spreadOf } from './statistics.ts';

export interface MoveFigures {
  documentsPerSecond: number;
  /** From the request to the whole answer, at the caller; null where none came. */
  documentMs: Spread | null;
  /** Answers other than 2xx, broken connections, time-outs, and documents that came back otherwise than they went. */
  errors: number;
  /** What the first of them was. */
  firstError: string | null;
}

export interface MoveOptions {
  url: string;
  /** One for each person, who has one connection and waits for each answer. */
  tokens: readonly string[];
  document: Buffer;
  seconds: number;
}

/** What was kept of each person, in the order of their tokens. */
export type KeptFiles = readonly (readonly string[])[];

/** The product lets an account send 120 documents an hour: two sizes and a warm-up stay below. */
const uploadsEachAtMost = 40;
const timeoutMs = 60_000;

/** A PDF of so many bytes: two pages of text that the product reads, and beyond them what does not compress, as pictures do not. */
export function documentOfBytes(bytes: number): Buffer {
  const clause =
    'El locatario paga el alquiler del 1 al 10 de cada mes, por adelantado, en el domicilio de la locadora.';
  const pages = [1, 2].map((page) => `Hoja ${page}\n${`${clause}\n`.repeat(25)}`);
  const build = (padding: number) => buildPdf(pages, { padding: randomBytes(padding) });
  // What tells the length of the padding, and where the table stands, takes bytes as well.
  let padding = bytes - build(0).length;
  for (let left = bytes - build(padding).length; left !== 0; left = bytes - build(padding).length) padding += left;
  return build(padding);
}

/** Everybody uploads the document over and over. */
export async function uploadFiles(options: MoveOptions): Promise<{ figures: MoveFigures; kept: KeptFiles }> {
  const { payload, headers } = uploadForm('contrato.pdf', options.document);
  const kept: string[][] = options.tokens.map(() => []);
  const figures = await moveFiles(options, async (call, person) => {
    const files = kept[person]!;
    if (files.length >= uploadsEachAtMost) return false;
    const answer = await call(routes.documentUpload, { method: 'POST', headers, body: payload });
    files.push((JSON.parse(String(answer)) as VaultDocument).fileId);
    return true;
  });
  return { figures, kept };
}

/** Everybody downloads what was kept of them, one document after the other. */
export async function downloadFiles(options: MoveOptions, kept: KeptFiles): Promise<MoveFigures> {
  const turns = options.tokens.map(() => 0);
  return moveFiles(options, async (call, person) => {
    const files = kept[person] ?? [];
    const fileId = files[turns[person]!++ % files.length];
    if (fileId === undefined) return false;
    if (!(await call(routes.documentFile(fileId), {})).equals(options.document)) throw new Error('other bytes');
    return true;
  });
}

type Call = (path: string, init: RequestInit) => Promise<Buffer>;

/** @param move one document of a person; false where they have no more to do. */
async function moveFiles(
  { url, tokens, seconds }: MoveOptions,
  move: (call: Call, person: number) => Promise<boolean>,
): Promise<MoveFigures> {
  const documentMs: number[] = [];
  const errors: string[] = [];
  const startedMs = performance.now();
  const endsAtMs = startedMs + seconds * 1000;
  const bePerson = async (token: string, person: number) => {
    const call: Call = async (path, { headers, ...init }) => {
      const own = { authorization: `Bearer ${token}`, [applicationIdHeader]: applicationId };
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(`${url}${path}`, { ...init, headers: { ...headers, ...own }, signal });
      const body = Buffer.from(await answer.arrayBuffer());
      if (!answer.ok) throw new Error(`${answer.status} ${body.subarray(0, 200)}`);
      return body;
    };
    while (performance.now() < endsAtMs) {
      const askedMs = performance.now();
      const isDone = await move(call, person).catch((error: Error) => {
        errors.push(error.message);
        return null;
      });
      if (isDone === false) return;
      if (isDone) documentMs.push(performance.now() - askedMs);
    }
  };
  await Promise.all(tokens.map(bePerson));
  return {
    documentsPerSecond: documentMs.length / ((performance.now() - startedMs) / 1000),
    documentMs: documentMs.length > 0 ? spreadOf(documentMs) : null,
    errors: errors.length,
    firstError: errors[0] ?? null,
  };
}

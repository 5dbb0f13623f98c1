import type { EditorContent } from '@foja/contracts/editor/content';
import type { Keyring } from '../platform/keyring.ts';
import { seal, unseal } from '../platform/sealing.ts';
import type { ReadableContent } from './read-content.ts';

type SealDeps = { keyring: Keyring };

export interface EditorDocumentOwner {
  accountId: string;
  documentId: string;
}

type Field = 'title' | 'content' | 'terms' | 'excerpt';

/** A version's content is sealed as its document's: it changes places without being opened. */
export function purposeOf({ accountId, documentId }: EditorDocumentOwner, field: Field): string {
  return `editor:${accountId}:${documentId}:${field}`;
}

export function sealField(deps: SealDeps, owner: EditorDocumentOwner, field: Field, text: string): string {
  return seal(deps.keyring, purposeOf(owner, field), text);
}

export function openField(deps: SealDeps, owner: EditorDocumentOwner, field: Field, sealed: string): string {
  return unseal(deps.keyring, purposeOf(owner, field), sealed);
}

/** It was checked before it was sealed. */
export function openContent(deps: SealDeps, owner: EditorDocumentOwner, sealed: string): EditorContent {
  return JSON.parse(openField(deps, owner, 'content', sealed)) as EditorContent;
}

/** The columns of a row that hold a content. */
export function sealContent(deps: SealDeps, owner: EditorDocumentOwner, content: ReadableContent) {
  return {
    sealedContent: sealField(deps, owner, 'content', content.json),
    sealedTerms: sealField(deps, owner, 'terms', content.terms),
    sealedExcerpt: sealField(deps, owner, 'excerpt', content.excerpt),
    words: content.words,
    contentBytes: content.bytes,
  };
}

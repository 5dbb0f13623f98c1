import type { DraftingResponse } from '@foja/contracts/drafting';
import { documentKinds } from '@foja/contracts/drafting/document-kinds';
import type { FormValues } from '@foja/contracts/drafting/form';
import { localStore, readJson, storageKeys } from '../platform/browser-storage.ts';
import { type ToolHistory, toolHistoryOf } from '../tool-history/tool-history.ts';

const tool = 'documentos';

/** A document as this browser keeps it, with the data that it was written from. */
export interface KeptDraft {
  values: FormValues;
  document: DraftingResponse;
  /** Whether the facts are shown in the person's own words where a model has improved them. */
  usesOwnWords: boolean;
}

function isKeptDraft(value: unknown): value is KeptDraft {
  const { document, values } = (value ?? {}) as Partial<KeptDraft>;
  return (
    typeof values === 'object' &&
    values !== null &&
    Array.isArray(document?.blocks) &&
    Array.isArray(document.status) &&
    (documentKinds as readonly string[]).includes(document.kind)
  );
}

/** The documents of an account in this browser. */
export function draftHistory(owner: string): ToolHistory<KeptDraft> {
  return toolHistoryOf(owner, tool, isKeptDraft);
}

/** What was typed into a form and not finished; each account and each document has its own. */
export function readFormValues(owner: string, kind: string): FormValues {
  const kept = readJson(localStore, storageKeys.toolDraft(owner, `${tool}-${kind}`));
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as FormValues) : {};
}

export function keepFormValues(owner: string, kind: string, values: FormValues): void {
  const key = storageKeys.toolDraft(owner, `${tool}-${kind}`);
  if (Object.keys(values).length === 0) localStore.remove(key);
  else localStore.set(key, JSON.stringify(values));
}

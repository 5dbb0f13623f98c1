import type { MatterItemContent } from '@foja/contracts/matter-items';
import { matterItemMaxBytes, matterMessages } from '@foja/contracts/matter-words';
import type { MatterHead } from '@foja/contracts/matters';
import { searchTerms } from '../editor/search-terms.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { Keyring } from '../platform/keyring.ts';
import { seal, unseal } from '../platform/sealing.ts';
import type { MatterItemRow, MatterRow } from './matters.table.ts';

type SealDeps = { keyring: Keyring };

/** A causa may change hands, so its key belongs to it and to no account. */
export function headPurpose(matterId: string): string {
  return `matter:${matterId}:head`;
}

export function itemPurpose(item: { matterId: string; id: string }, field: 'body' | 'terms'): string {
  return `matter:${item.matterId}:${item.id}:${field}`;
}

export function sealHead(deps: SealDeps, matterId: string, head: MatterHead): string {
  return seal(deps.keyring, headPurpose(matterId), JSON.stringify(head));
}

/** It was checked before it was sealed. */
export function openHead(deps: SealDeps, row: Pick<MatterRow, 'id' | 'sealedHead'>): MatterHead {
  return JSON.parse(unseal(deps.keyring, headPurpose(row.id), row.sealedHead)) as MatterHead;
}

/**
 * The columns of a row that hold what an item says.
 * @throws {HttpError} 413 `payload_too_large`, before anything is read of it.
 */
export function sealItem(deps: SealDeps, item: { matterId: string; id: string }, { kind, body }: MatterItemContent) {
  const json = JSON.stringify(body);
  const bodyBytes = Buffer.byteLength(json);
  if (bodyBytes > matterItemMaxBytes) throw new HttpError(413, 'payload_too_large', matterMessages.tooLarge);
  return {
    kind,
    sealedBody: seal(deps.keyring, itemPurpose(item, 'body'), json),
    sealedTerms: seal(deps.keyring, itemPurpose(item, 'terms'), wordsIn(body).join(' ')),
    bodyBytes,
  };
}

/** It was checked before it was sealed. */
export function openItem(deps: SealDeps, row: MatterItemRow): MatterItemContent {
  const body = JSON.parse(unseal(deps.keyring, itemPurpose(row, 'body'), row.sealedBody));
  return { kind: row.kind, body } as MatterItemContent;
}

export function openTerms(deps: SealDeps, row: Pick<MatterItemRow, 'id' | 'matterId' | 'sealedTerms'>): string {
  return unseal(deps.keyring, itemPurpose(row, 'terms'), row.sealedTerms);
}

/** What a person reads of an item; what a screen shows it with (`data`) is left out. */
function wordsIn(body: MatterItemContent['body']): string[] {
  const texts = Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'data' ? [value] : [],
  );
  return searchTerms(texts.join(' '));
}

import type { AnonymizationState, AnonymizeResult } from '@foja/anonymizer';
import { readJson, sessionStore, storageKeys } from '../platform/browser-storage.ts';

/** What stands for what in one conversation: `{'[PERSONA_1]': 'Ana Gómez'}`. It never leaves this tab. */
export type PlaceholderMap = Readonly<Record<string, string>>;

export interface AnonymizedMessage {
  text: string;
  /** Personal data replaced in this text. */
  replacements: number;
}

interface Kept {
  state: AnonymizationState;
  originals: PlaceholderMap;
}

function keptByConversation(): Record<string, Kept> {
  const kept = readJson(sessionStore, storageKeys.placeholders);
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, Kept>) : {};
}

async function replaceData(text: string, conversationId: string | null): Promise<AnonymizeResult> {
  // The engine carries lists of names: fetched when the first text is prepared.
  const { anonymize } = await import('@foja/anonymizer');
  return anonymize(text, conversationId ? keptByConversation()[conversationId]?.state : undefined);
}

/**
 * Replaces the personal data of a text before it is sent; the same person keeps the same placeholder through the
 * conversation. The way back stays in session storage.
 * @throws whatever the engine throws: nothing may be sent then.
 */
export async function anonymizeMessage(text: string, conversationId: string): Promise<AnonymizedMessage> {
  const result = await replaceData(text, conversationId);
  const kept: Kept = { state: result.state, originals: result.map.originals };
  sessionStore.set(storageKeys.placeholders, JSON.stringify({ ...keptByConversation(), [conversationId]: kept }));
  return { text: result.text, replacements: result.replacements.length };
}

/** What would be sent, without keeping anything. */
export async function previewMessage(text: string, conversationId: string | null): Promise<AnonymizedMessage> {
  const result = await replaceData(text, conversationId);
  return { text: result.text, replacements: result.replacements.length };
}

const none: PlaceholderMap = {};

/** The placeholders of a conversation in this tab; empty after the tab was closed. */
export function placeholdersOf(conversationId: string | null): PlaceholderMap {
  return (conversationId && keptByConversation()[conversationId]?.originals) || none;
}

import type { AnonymizationState, AnonymizeResult, Entity, KeptMention, Replacement } from '@foja/anonymizer';
import type { Anonymized } from '@foja/contracts/anonymization';
import { readJson, sessionStore, storageKeys } from '../platform/browser-storage.ts';
import { dataToHide, type KnownData } from './known-data.ts';
import { namesKnown, namesToReplace } from './names-to-replace.ts';
import { requestAnonymization, type ServerMode } from './request-anonymization.ts';

/** What stands for what in one conversation: `{'[PERSONA_1]': 'Ana Gómez'}`. It never leaves this tab. */
export type PlaceholderMap = Readonly<Record<string, string>>;

/** Who replaces the data: this browser for a guest, the server's calls for a signed-in user. */
export type Anonymizer = 'browser' | ServerMode;

/** Who replaces them in what can be looked at before: the server besides, within the work that it is asked for. */
export type PreviewedAnonymizer = Anonymizer | 'within-work';

export interface AnonymizedMessage {
  text: string;
  /** Personal data replaced in this text. */
  replacements: number;
  /** Why advanced mode gave the basic result; null where there is nothing to say. */
  notice: string | null;
}

export interface PreviewedMessage extends AnonymizedMessage {
  /** What was replaced and the names that were recognised and stay, at UTF-16 offsets of the text as written. */
  replaced: readonly Replacement[];
  kept: readonly KeptMention[];
}

interface Kept {
  state: AnonymizationState;
  originals: PlaceholderMap;
}

type Result = PreviewedMessage & Kept;

function keptByConversation(): Record<string, Kept> {
  const kept = readJson(sessionStore, storageKeys.placeholders);
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, Kept>) : {};
}

/** The last text that was prepared, so that what the preview showed is what is sent. Only in memory. */
let prepared: { key: string; result: Promise<Result> } | null = null;

async function replaceData(
  anonymizer: Anonymizer,
  text: string,
  conversationId: string | null,
  signal?: AbortSignal,
): Promise<Result> {
  const state = conversationId ? keptByConversation()[conversationId]?.state : undefined;
  const found = await findAndReplace(anonymizer, text, state, signal);
  const names = namesToReplace();
  if (names.length === 0 || found.kept.length === 0) return found;
  const { replaceNames } = await import('./replace-names.ts');
  return { ...found, ...asResult(replaceNames(text, found, names, state)) };
}

async function findAndReplace(
  anonymizer: Anonymizer,
  text: string,
  state: AnonymizationState | undefined,
  signal?: AbortSignal,
): Promise<Result> {
  const known = await dataToHide();
  if (anonymizer === 'browser') return replaceHere(text, state, known);
  const key = JSON.stringify([anonymizer, text, state, known]);
  if (prepared?.key === key) return prepared.result;
  const request = { text, ...(state && { state }), ...(known.length > 0 && { known }) };
  const result = requestAnonymization(anonymizer, request, signal).then(fromServer);
  const mine = { key, result };
  prepared = mine;
  result.catch(() => {
    if (prepared === mine) prepared = null;
  });
  return result;
}

async function replaceHere(text: string, state: AnonymizationState | undefined, known: KnownData): Promise<Result> {
  // The engine carries lists of names: fetched when the first text is prepared.
  const { anonymize } = await import('@foja/anonymizer');
  return { ...asResult(anonymize(text, state, { known })), notice: null };
}

function asResult({ text, replacements, kept, map, state }: AnonymizeResult): Omit<Result, 'notice'> {
  return { text, replacements: replacements.length, replaced: replacements, kept, originals: map.originals, state };
}

function fromServer({ anonymized_text, replacements, kept, message, map, state }: Anonymized): Result {
  return {
    text: anonymized_text,
    replacements: replacements.length,
    replaced: replacements,
    kept,
    notice: message,
    originals: map.originals,
    state: { ...state, entities: state.entities as Entity[] },
  };
}

/**
 * Replaces the personal data of a text before it is asked; the same person keeps the same placeholder through the conversation. The
 * way back stays in session storage.
 * @throws whatever the engine or the call throws: nothing may be asked then.
 */
export async function anonymizeMessage(
  anonymizer: Anonymizer,
  text: string,
  conversationId: string,
  signal?: AbortSignal,
): Promise<AnonymizedMessage> {
  const {
    state,
    originals,
    text: redacted,
    replacements,
    notice,
  } = await replaceData(anonymizer, text, conversationId, signal);
  const kept: Kept = { state, originals };
  sessionStore.set(storageKeys.placeholders, JSON.stringify({ ...keptByConversation(), [conversationId]: kept }));
  return { text: redacted, replacements, notice };
}

/** What would be asked, without keeping anything. */
export async function previewMessage(
  anonymizer: PreviewedAnonymizer,
  text: string,
  conversationId: string | null,
): Promise<PreviewedMessage> {
  const result =
    anonymizer === 'within-work'
      ? await replaceAsWithinWork(text)
      : await replaceData(anonymizer, text, conversationId);
  const { state: _state, originals: _originals, ...message } = result;
  return message;
}

/** What goes with work whose data the server replaces itself: what it has to replace besides what it finds. */
export async function knownForWork(): Promise<{ known?: KnownData }> {
  const known = [...(await dataToHide()), ...namesKnown()];
  return known.length === 0 ? {} : { known };
}

/** The server decides there: it is asked what it replaces, and nothing is added here. */
async function replaceAsWithinWork(text: string): Promise<Result> {
  return fromServer(await requestAnonymization('basic', { text, ...(await knownForWork()) }));
}

/** Forgets the last prepared text. */
export function forgetPreparedText(): void {
  prepared = null;
}

const none: PlaceholderMap = {};

/** The placeholders of a conversation in this tab; empty after the tab was closed. */
export function placeholdersOf(conversationId: string | null): PlaceholderMap {
  return (conversationId && keptByConversation()[conversationId]?.originals) || none;
}

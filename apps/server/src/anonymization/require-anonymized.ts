import { type AnonymizeResult, type EntityType, type KnownDatum, restore } from '@foja/anonymizer';
import type { AnonymizedFeature } from '@foja/contracts/anonymization-modes';
import { messages } from '@foja/contracts/messages';
import { can } from '@foja/contracts/roles';
import type { Actor } from '../accounts/actor.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { AnonymizationFailed } from './anonymization-failed.ts';
import { readSettings } from './read-settings.ts';
import type { TextAnonymizer } from './text-anonymizer.ts';

export interface RequireAnonymizedDeps {
  db: Database;
  anonymizer: TextAnonymizer;
}

export interface TextsToSend {
  /** Of one conversation or document, oldest first. */
  texts: readonly string[];
  /** What the caller says: that the browser has taken the personal data out. */
  isAnonymized: boolean;
  /** What the person decided to have replaced besides. */
  known?: readonly KnownDatum[] | undefined;
  /**
   * The person was told that anonymization failed and said yes to sending the original. Only question generation asks for
   * it (specification 5); it counts for no other feature.
   */
  acceptsOriginal?: boolean;
}

/** Texts as they may go to a model. */
export interface SafeTexts {
  texts: string[];
  /** Puts back in the model's words what was taken out here; null where nothing was. */
  putBack: ((text: string) => string) | null;
  /** The same for words quoted from the last of these texts, which become exactly the words that stood there. */
  putBackQuote: ((quote: string) => string) | null;
}

/** Identifiers that no reading of the context can mistake: what the browser should have taken out and did not. */
const unmistakable: readonly EntityType[] = ['dni', 'cuit', 'cbu', 'tarjeta', 'email', 'telefono'];

/**
 * What every feature calls before anything that somebody wrote goes to a model or is searched for. Untouched only where a
 * SuperAdmin has switched the feature off. A text that the browser has anonymized loses the identifiers that are still in
 * it; one that it has not is anonymized here, whole.
 * @throws {HttpError} 422 `anonymization_required` when it cannot be done; it tells nothing of the texts.
 */
export async function requireAnonymized(
  deps: RequireAnonymizedDeps,
  actor: Actor,
  feature: AnonymizedFeature,
  asked: TextsToSend,
): Promise<SafeTexts> {
  const untouched = { texts: [...asked.texts], putBack: null, putBackQuote: null };
  if (await isSwitchedOff(deps, actor, feature)) return untouched;
  const { isAnonymized, known = [] } = asked;
  const options = { ...(isAnonymized && { types: unmistakable }), ...(known.length > 0 && { known }) };
  try {
    return withWayBack(await deps.anonymizer.anonymize({ texts: asked.texts, options }, actor.subject));
  } catch (error) {
    if (!(error instanceof AnonymizationFailed)) throw error;
    if (feature === 'questionGeneration' && asked.acceptsOriginal) return untouched;
    throw new HttpError(422, 'anonymization_required', messages.anonymizationRequired);
  }
}

/** Nobody else's choice needs to be read: what a role may not switch off is on. */
async function isSwitchedOff(deps: RequireAnonymizedDeps, actor: Actor, feature: AnonymizedFeature): Promise<boolean> {
  if (!actor.accountId || !can(actor.role, 'anonymization-none')) return false;
  const settings = await readSettings(deps, { accountId: actor.accountId, role: actor.role });
  return settings[feature].mode === 'none';
}

function withWayBack(results: readonly AnonymizeResult[]): SafeTexts {
  const last = results.at(-1);
  const texts = results.map(({ text }) => text);
  if (last === undefined || Object.keys(last.map.originals).length === 0)
    return { texts, putBack: null, putBackQuote: null };
  // An answer is never the very text that was sent, so there is no exact way back.
  const putBack = (text: string) => restore(text, last.map);
  return { texts, putBack, putBackQuote: (quote) => restoreQuote(quote, last) ?? putBack(quote) };
}

/** Null where the redacted text does not hold these words. */
function restoreQuote(quote: string, { map, text }: AnonymizeResult): string | null {
  const from = text.indexOf(quote);
  if (from === -1 || quote === '') return null;
  let restored = '';
  let copied = from;
  for (const { at, original, placeholder } of map.exact.pieces) {
    if (at < from || at + placeholder.length > from + quote.length) continue;
    restored += text.slice(copied, at) + original;
    copied = at + placeholder.length;
  }
  return restored + text.slice(copied, from + quote.length);
}

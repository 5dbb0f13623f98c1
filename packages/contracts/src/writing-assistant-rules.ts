import {
  type AssistantModelId,
  assistantModelIds,
  configInForce,
  isProfessionalOrHigher,
  maxResultsBounds,
  resultSourceLabels,
  type SearchConfigChoice,
  searchConfigDefaults,
} from './jurisprudence-limits.ts';
import type { ActorRole } from './roles.ts';

/** Rules of the writing assistant's panel (specification 4, 5 and 9), without zod: the panel needs them before any validator. */

export const assistantModelLabels: Record<AssistantModelId, string> = {
  'gpt-3.5-turbo': 'GPT-3.5 Turbo',
  'gpt-4o': 'GPT-4o',
  'gpt-4': 'GPT-4',
  'gpt-4-turbo': 'GPT-4 Turbo',
};

/** Whether the role may choose the model; any other is forced back (specification 5 and 6). */
export function mayChooseModel(role: ActorRole, model: AssistantModelId): boolean {
  return model === searchConfigDefaults.model || isProfessionalOrHigher(role);
}

/** What the settings modal keeps in the browser (specification 3, "Search settings"). */
export interface AssistantSettings {
  model: AssistantModelId;
  maxResults: number;
  /** The federal and the summaries database, each on or off. */
  sources: { federal: boolean; sumarios: boolean };
}

export const defaultAssistantSettings: AssistantSettings = {
  model: searchConfigDefaults.model,
  maxResults: maxResultsBounds.default,
  sources: { federal: true, sumarios: true },
};

/** Whether a value that was kept in a browser is whole settings; the role's bounds are not looked at. */
export function isAssistantSettings(value: unknown): value is AssistantSettings {
  if (typeof value !== 'object' || value === null) return false;
  const { model, maxResults, sources } = value as Partial<Record<keyof AssistantSettings, unknown>>;
  if (typeof sources !== 'object' || sources === null) return false;
  const { federal, sumarios } = sources as Partial<Record<'federal' | 'sumarios', unknown>>;
  return (
    assistantModelIds.some((id) => id === model) &&
    Number.isInteger(maxResults) &&
    typeof federal === 'boolean' &&
    typeof sumarios === 'boolean'
  );
}

/** What a search is asked with: the settings within what the role may have. */
export function searchConfigOf({ model, maxResults, sources }: AssistantSettings, role: ActorRole): SearchConfigChoice {
  const asked: SearchConfigChoice = { model, maxResults, sources: [] };
  if (sources.federal) asked.sources.push('saij-federal');
  if (sources.sumarios) asked.sources.push('saij-sumarios');
  return configInForce(asked, role);
}

const noCourt = 'Tribunal';
const courtNameMaxCharacters = 15;

/** Tried in order against the court's name in lower case without accents. */
const courtAbbreviations: readonly (readonly [pattern: RegExp, abbreviation: string])[] = [
  [/\bcorte suprema\b.*\bnacion\b|^csjn$/, 'CSJN'],
  [/\b(tribunal superior|superior tribunal)\b/, 'TS'],
  [/\bcamara\b.*\bfederal\b/, 'CFed.'],
  [/\bjuzgado\b.*\bfederal\b/, 'JFed.'],
  [/\bcamara\b.*\bcivil\b/, 'CCiv.'],
  [/\bcamara\b.*\bcomercial\b/, 'CCom.'],
  [/\bcamara\b.*\b(trabajo|laboral)\b/, 'CLab.'],
  // A national court of appeals in a field that has no abbreviation of its own.
  [/\bcamara nacional de apelacion(es)?\b/, 'CNav.'],
];

/**
 * A court as a citation names it (specification 9): abbreviated, cut to 15 characters plus an ellipsis, or 'Tribunal'
 * where it is missing.
 */
export function abbreviateCourt(court: string | null): string {
  const name = court?.replace(/\s+/g, ' ').trim();
  if (!name) return noCourt;
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const known = courtAbbreviations.find(([pattern]) => pattern.test(plain));
  if (known) return known[1];
  const characters = Array.from(name);
  if (characters.length <= courtNameMaxCharacters) return name;
  return `${characters.slice(0, courtNameMaxCharacters).join('').trimEnd()}…`;
}

export interface CitedRuling {
  title: string;
  citation: string | null;
  court: string | null;
  /** ISO date. */
  date: string | null;
}

/**
 * The citation of a result (specification 9): the one that it brings if it differs from the title; otherwise title,
 * abbreviated court and year.
 */
export function citationText({ title, citation, court, date }: CitedRuling): string {
  const given = citation?.trim();
  if (given && !sameWords(given, title)) return given;
  const year = date?.match(/^\d{4}(?=-|$)/)?.[0];
  return [title.trim(), abbreviateCourt(court), year].filter(Boolean).join(', ');
}

function sameWords(one: string, other: string): boolean {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  return plain(one) === plain(other);
}

/** A result's link to the original, where it is one that may be followed: https and nothing else. */
export function originalLink(url: string | null): string | null {
  return url && /^https:\/\/[^\s/]+\S*$/i.test(url) ? url : null;
}

/** Of the results, those that agent 1 counts: found by the legal analysis (specification 4). */
export function countAnalysisResults(results: readonly { source: string }[]): number {
  return results.filter(({ source }) => source === resultSourceLabels.analysis).length;
}

/** Of the results, those that agent 3 counts: from the federal or the summaries database (specification 4). */
export function countDatabaseResults(results: readonly { source: string }[]): number {
  return results.filter(({ source }) => /federal|sumarios/i.test(source)).length;
}

export type AgentState = 'pending' | 'running' | 'completed';
/** Legal analysis, query optimization, search in the sources. */
export type AgentStates = readonly [AgentState, AgentState, AgentState];

export const pendingAgents: AgentStates = ['pending', 'pending', 'pending'];
export const completedAgents: AgentStates = ['completed', 'completed', 'completed'];

/** The latest moments, from the start of a search that is still running, at which its display moves on (specification 4). */
export const agentMarks: readonly { atMs: number; states: AgentStates }[] = [
  { atMs: 500, states: ['running', 'pending', 'pending'] },
  { atMs: 2_000, states: ['completed', 'running', 'pending'] },
  { atMs: 3_500, states: ['completed', 'completed', 'running'] },
];

const order: readonly AgentState[] = ['pending', 'running', 'completed'];

/** Each agent where it is further on: the display never goes back. */
export function furtherAgents(one: AgentStates, other: AgentStates): AgentStates {
  const further = (at: 0 | 1 | 2) => (order.indexOf(other[at]) > order.indexOf(one[at]) ? other[at] : one[at]);
  return [further(0), further(1), further(2)];
}

/** The steps of a transformation as they are shown: each for so long, one after another (specification 4). */
export const transformationSteps: readonly { label: string; delayMs: number }[] = [
  { label: 'Analizando el texto seleccionado', delayMs: 800 },
  { label: 'Generando sugerencias de edición', delayMs: 1_200 },
  { label: 'Validando los cambios propuestos', delayMs: 600 },
  { label: 'Preparando la vista previa', delayMs: 400 },
];

/** Specification 8. */
export function noResultsText(query: string): string {
  return `No se encontraron resultados para "${query}". Intenta con términos diferentes.`;
}

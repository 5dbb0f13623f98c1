import type { DocumentJob, PaperReading } from '@foja/contracts/document-jobs';
import type { GenerationResult, QuestionGenerationResult } from '@foja/contracts/generators/generation-result';
import type { PlaceholderMap } from '../anonymization/anonymize-message.ts';
import { restoreText } from '../anonymization/placeholders.ts';
import { titleFrom } from '../answer-view/title-from.ts';
import { type HistoryEntry, type ToolHistory, toolHistoryOf } from '../tool-history/tool-history.ts';
import type { GenerationOptions } from './options.ts';
import { type ToolSlug, useCaseOfTool } from './tool-slugs.ts';

/** A result as this browser keeps it: placeholders stay in it, and the way back is the tab's alone. */
export interface KeptGeneration {
  /** What the person wrote. */
  text: string;
  /** What left the browser. */
  sent: string;
  /** Personal data that were replaced before sending. */
  replacements: number;
  /** Why the advanced mode gave the basic result; null where there is nothing to say. */
  anonymizationNotice: string | null;
  /** The person let the original go, after being told that anonymization had failed. */
  sentOriginal: boolean;
  options: GenerationOptions;
  result: GenerationResult;
  /** What the person has ticked in a list of documents: `element·document`, by their places. */
  ticked: readonly string[];
  /** What the person said that a contract or a ruling is, where it was read otherwise. */
  reading?: PaperReading;
  /** Ids of facts that the person said are not in dispute. */
  leftOut?: readonly string[];
}

function isKeptFor(useCase: string) {
  return (value: unknown): value is KeptGeneration => {
    if (typeof value !== 'object' || value === null) return false;
    const { text, sent, ticked, result } = value as Partial<KeptGeneration>;
    return (
      typeof text === 'string' &&
      typeof sent === 'string' &&
      Array.isArray(ticked) &&
      result?.useCase === useCase &&
      typeof result.structure === 'object' &&
      Array.isArray(result.sources)
    );
  };
}

/** The results that one account has of one tool in this browser. */
export function generationHistory(owner: string, slug: ToolSlug): ToolHistory<KeptGeneration> {
  return toolHistoryOf(owner, slug, isKeptFor(useCaseOfTool[slug]));
}

const titleMaxCharacters = 200;

/** What a result is called: by what it found where that names it, otherwise by how the text begins. */
export function generationTitle(result: GenerationResult, text: string, originals: PlaceholderMap): string {
  const own = ownTitle(result);
  return own ? restoreText(own, originals).slice(0, titleMaxCharacters) : titleFrom(text);
}

function ownTitle(result: GenerationResult): string | null {
  switch (result.useCase) {
    case 'sentenceAnalysis':
      return result.structure.caption.text;
    case 'contractAnalysis': {
      const names = result.structure.parties.map(({ name }) => name).join(' y ');
      const type = result.structure.type.text;
      return type && names ? `${type}: ${names}` : type;
    }
    default:
      return null;
  }
}

/** A result that the server keeps, as those of this browser are shown: its text is not here, and nothing in it was replaced. */
export function jobEntry(
  job: DocumentJob,
  result: QuestionGenerationResult,
  options: GenerationOptions,
): HistoryEntry<KeptGeneration> {
  const text = { text: '', sent: '', replacements: 0, anonymizationNotice: null, sentOriginal: false };
  return {
    id: job.id,
    title: ownTitle(result)?.slice(0, titleMaxCharacters) ?? job.fileName,
    createdAt: job.finishedAt ?? job.createdAt,
    content: { ...text, options, result, ticked: [], reading: job.reading },
  };
}

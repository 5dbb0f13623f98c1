import type { DomainId } from '@foja/contracts/domains';
import type { GenerationCitation, GenerationResult } from '@foja/contracts/generators/generation-result';
import type { Country, PartyRole, QuestionCount } from '@foja/contracts/generators/use-cases';
import type { ModelId } from '@foja/contracts/models';
import type { Source } from '@foja/contracts/sources';
import type { Answerer } from '../chat/answerer.ts';
import type { CitationResolver } from '../chat/citation-resolver.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { StructureModel } from '../platform/structure-model.ts';
import type { TextThreads } from '../platform/threads/text-threads.ts';
import type { Retrieval, RetrievalQuery } from '../retrieval/retrieval.ts';
import type { Understand } from '../understanding/open-understanding.ts';
import type { ReadContract } from './contract-analysis/read-contract.ts';
import type { RulingAs } from './sentence-analysis/read-sentence.ts';

/** What every generator stands on. */
export interface GenerationDeps {
  db: Database;
  clock: Clock;
  retrieve: (query: RetrievalQuery) => Promise<Retrieval>;
  citationResolver: CitationResolver;
  understand: Understand;
  threads: TextThreads;
  /** Writes legalConsultation's answer; what it gives has the personal data put back already. */
  answerer: Answerer;
  /** Null where no language model is configured. It only ever gets {@link GenerationInput.text}. */
  structureModel: StructureModel | null;
}

/** One call, as a generator sees it: the text has no personal data that the account's settings keep out. */
export interface GenerationInput {
  /** 20 to 30,000 characters, trimmed. */
  text: string;
  /** `user:ID` */
  subject: string;
  country: Country;
  model: ModelId;
  partyRole: PartyRole;
  numberOfQuestions: QuestionCount;
  includeResponses: boolean;
  /** What the person says of a contract; null where it is read from the text. */
  contractAs: Pick<ReadContract, 'contractKind' | 'purpose' | 'side'>;
  /** What the person says of a ruling; null where it is read from the text. */
  rulingAs: RulingAs;
  /** The title of the guide that the person says the text is of, and ids of facts that are not in dispute. */
  matterChoice: string | null;
  leftOut: readonly string[];
  /** Only jurisprudenceSearch has another than the default. */
  maxResults: number;
  /** What the person's plan opens in the chat; the other generators read over everything. */
  consultationDomain: DomainId;
  /** Aborted when the caller is gone. */
  signal: AbortSignal;
}

/**
 * What a generator gives. The call adds the sources and citations of every article key that the structure names (`articles`),
 * takes out of it those that do not exist, and puts personal data back in every string.
 */
export interface Generated<S> {
  structure: S;
  /** The model's id where a model had part in it, else {@link localEngineName}. */
  engine: string;
  notice: string | null;
  /** What was retrieved and used, beside the articles that the structure names. */
  sources: Source[];
  /** References in prose that a model wrote (`model/verify-references.ts`). */
  citations: GenerationCitation[];
}

export type GeneratedUseCase = GenerationResult['useCase'];
export type StructureOf<U extends GeneratedUseCase> = Extract<GenerationResult, { useCase: U }>['structure'];

/**
 * Makes one structure from a text.
 * @throws {AnswererFailed} or {StructureFailed} when the language model is at fault: answers 502 and gives the use back.
 */
export type Generator<U extends GeneratedUseCase> = (
  deps: GenerationDeps,
  input: GenerationInput,
) => Promise<Generated<StructureOf<U>>>;

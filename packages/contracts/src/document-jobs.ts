import { z } from 'zod';
import {
  analysisTasks,
  documentJobFailures,
  documentJobStages,
  documentJobStates,
  documentJobTasks,
} from './document-job-limits.ts';
import { documentIdSchema } from './documents.ts';
import { contractKinds } from './generators/contract-terms.ts';
import { pageField, quoteSchema } from './generators/finding.ts';
import { paperReadingFields } from './generators/generation-request.ts';
import { questionGenerationResultSchema } from './generators/generation-result.ts';
import { pleadingCorrectionSchema, pleadingReviewResultSchema } from './pleading-review.ts';

const page = z.number().int().positive();

/** What a person says that a paper is; what is left out is read from it. */
export const paperReadingSchema = z.object({
  ...paperReadingFields,
  /** pleadingReview: what the pleading is. */
  pleading: pleadingCorrectionSchema.optional(),
});
export type PaperReading = z.infer<typeof paperReadingSchema>;

/** PUT /api/document-jobs/:id/reading: what the paper is. Its text is read anew, or for the first time where the job asked. */
export const documentReadingSchema = paperReadingSchema.extend({ task: z.enum(analysisTasks) });
export type DocumentReading = z.infer<typeof documentReadingSchema>;

/** What a job asks before it analyses: whether the paper is what it was sent as, or what kind of contract it is. */
export const documentDoubtSchema = z.object({
  about: z.enum(['task', 'contractKind']),
  /** What it seems to be; null where no words of it tell. */
  task: z.enum(analysisTasks).nullable(),
  contractKind: z.enum(contractKinds).nullable(),
  note: z.string(),
  /** The words from which it was read. */
  quote: quoteSchema,
  ...pageField,
});
export type DocumentDoubt = z.infer<typeof documentDoubtSchema>;

/** A long file that is read as a job, as its owner sees it. */
export const documentJobSchema = z.object({
  id: z.uuid(),
  task: z.enum(documentJobTasks),
  fileName: z.string(),
  /** Bytes. */
  fileSize: z.number().int().positive(),
  state: z.enum(documentJobStates),
  /** Null where it waits or is over. */
  stage: z.enum(documentJobStages).nullable(),
  /** Pages that were read, of how many; null where that is not known: before it begins, and of a file without pages. */
  progress: z.object({ done: z.number().int().nonnegative(), total: page }).nullable(),
  /** Of the file, once it is read; null for a kind without pages. */
  pages: page.nullable(),
  /** Pages without text: they are images, or blank. */
  imagePages: z.array(page),
  /** Of these, those that are known to be images, and those that are known to be blank. */
  scannedPages: z.array(page),
  blankPages: z.array(page),
  /** Pages whose text was recognised in their pictures (OCR), and may have errors. */
  recognisedPages: z.array(page),
  /** The same in words, for the person; null where there is nothing to say. */
  notice: z.string().nullable(),
  /** What its owner said that the paper is. */
  reading: paperReadingSchema,
  /** In the state `asking`: what has to be said before it is analysed. */
  doubt: documentDoubtSchema.nullable(),
  /** Its text is still kept, so that it can be read as something else. */
  canReadAnew: z.boolean(),
  /** A language model has begun with it: to cancel it costs the use. Of one that was cancelled, that its use was kept. */
  modelHasBegun: z.boolean(),
  /** Why it failed, with words for the person; of one that has a result, why it could not be read anew. */
  failure: z.object({ reason: z.enum(documentJobFailures), message: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** From then on nothing is left of it but, of a vault's job, the document. */
  expiresAt: z.iso.datetime(),
});
export type DocumentJob = z.infer<typeof documentJobSchema>;

/** GET /api/document-jobs: one's own, the latest first. */
export const documentJobsSchema = z.object({ jobs: z.array(documentJobSchema) });
export type DocumentJobs = z.infer<typeof documentJobsSchema>;

/** POST /api/document-jobs?task=… (multipart, one part `file`) answers 202 with the job. */
export const startDocumentJobQuerySchema = z.object({
  task: z.enum(documentJobTasks),
  /** contractAnalysis: proposed wordings. */
  includeResponses: z.stringbool().default(true),
  /** contractAnalysis: what it is, where the person says so; else it is read. */
  contractKind: z.enum(contractKinds).optional(),
});

/** POST /api/document-jobs/from-vault: a document that is kept already. */
export const analyseDocumentRequestSchema = z.object({
  fileId: documentIdSchema,
  task: z.enum(analysisTasks),
  includeResponses: z.boolean().default(true),
  contractKind: z.enum(contractKinds).optional(),
});
export type AnalyseDocumentRequest = z.infer<typeof analyseDocumentRequestSchema>;

/** GET /api/document-jobs/:id/result, of an analysis that is done. What is quoted names its page. */
export const documentJobResultSchema = z.discriminatedUnion('useCase', [
  questionGenerationResultSchema,
  pleadingReviewResultSchema,
]);
export type DocumentJobResult = z.infer<typeof documentJobResultSchema>;

import { z } from 'zod';
import { evaluationMessages, maxAlternatives, storyMaxCharacters, storyMinCharacters } from './evaluation-rules.ts';
import { defaultModelId, modelIds } from './models.ts';
import { sourceSchema } from './sources.ts';

/** For whom a case is evaluated: who claims, or who was claimed from. */
export const caseSides = ['claimant', 'defendant'] as const;
export type CaseSide = (typeof caseSides)[number];

/** How far a case has come, in the order of time; `answering`: a claim was brought and waits for its answer. */
export const caseStages = ['before', 'notified', 'conciliated', 'answering', 'sued'] as const;
export type CaseStage = (typeof caseStages)[number];

const elementStatuses = ['supported', 'missing', 'against', 'unclear'] as const;

/** What the person put right of the facts that were read; everything is computed anew from it. */
export const caseCorrectionsSchema = z.object({
  side: z.enum(caseSides).optional(),
  /** The kind of case: the title of one of the guides that were offered. */
  guideTitle: z.string().max(200).optional(),
  /** The day from which the governing period runs. */
  startsOn: z.iso.date().optional(),
  elements: z
    .array(z.object({ element: z.string().max(400), status: z.enum(elementStatuses) }))
    .max(20)
    .optional(),
  /** Ids of `adverse` and of `done` that are not so. */
  notSo: z.array(z.string().max(80)).max(40).optional(),
});
export type CaseCorrections = z.infer<typeof caseCorrectionsSchema>;

/** POST /Rag/evaluate-case: a case as its owner tells it. */
export const evaluateCaseRequestSchema = z.object({
  message: z
    .string()
    .trim()
    .min(storyMinCharacters, evaluationMessages.storyLength)
    .max(storyMaxCharacters, evaluationMessages.storyLength),
  model: z.enum(modelIds).default(defaultModelId),
  isAnonymized: z.boolean().default(false),
  corrections: caseCorrectionsSchema.optional(),
  /** Of the evaluation that is put right: with it the correction takes no use. */
  continuation: z.string().max(200).optional(),
});
export type EvaluateCaseRequest = z.infer<typeof evaluateCaseRequestSchema>;
export type EvaluateCaseRequestInput = z.input<typeof evaluateCaseRequestSchema>;

/** What of the number rests on one element that the law asks for. `quotes` are verbatim words of the story. */
export const evaluationPointSchema = z.object({
  element: z.string(),
  /** `against`: the story denies it. `unclear`: the story touches it without settling it. */
  status: z.enum(elementStatuses),
  quotes: z.array(z.string()),
  /** Article keys (`ldc:11`) that it rests on; each is in `sources`. */
  articles: z.array(z.string()),
  /** Points of the probability, signed whole number. */
  contribution: z.number().int(),
});
export type EvaluationPoint = z.infer<typeof evaluationPointSchema>;

/** A proof of the kind that such a case needs. `absent`: the story does not name it, or says that it is not there. */
export const evaluationEvidenceSchema = z.object({
  name: z.string(),
  status: z.enum(['named', 'absent']),
  /** Verbatim words of the story that name it, or deny it. */
  quotes: z.array(z.string()),
  contribution: z.number().int(),
});
export type EvaluationEvidence = z.infer<typeof evaluationEvidenceSchema>;

/** The period to act, against the dates that the story tells. Dates are ISO days. */
export const evaluationLimitationSchema = z.object({
  /** What the guide says of the period. */
  text: z.string(),
  /** Article key of the period. */
  article: z.string(),
  /** Day from which it is counted here; null where the story tells no date. */
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
  /** `near`: little of it is left. `unknown`: there is no date to count from. `met`: what had to be done within it was done. */
  status: z.enum(['running', 'near', 'expired', 'unknown', 'met']),
  /** What else the law says of it in this case. */
  note: z.string().nullable().default(null),
  /** The words of the story that tell the date, and what was done since. */
  quotes: z.array(z.string()),
  /** How it was counted: what each event did to it. Evaluations kept from before have none. */
  timeline: z.array(z.object({ text: z.string(), articles: z.array(z.string()) })).default([]),
  /** Other last days on which courts and authors divide. */
  readings: z.array(z.object({ label: z.string(), endsOn: z.iso.date() })).default([]),
  /** The claim of the limitation calculator, to go on with it; null where its catalogue has none. */
  claim: z.string().nullable().default(null),
  contribution: z.number().int(),
});
export type EvaluationLimitation = z.infer<typeof evaluationLimitationSchema>;

/** What a story tells against the side that tells it: own fault, a renunciation, a denial of the other side. */
export const adverseFactSchema = z.object({
  id: z.string(),
  title: z.string(),
  explanation: z.string(),
  /** How it can be answered. */
  answer: z.string(),
  /** Verbatim words of the story. */
  quote: z.string(),
  articles: z.array(z.string()),
  /** `disputed`: it is only said by the other side. */
  weight: z.enum(['decisive', 'heavy', 'light', 'disputed']),
  /** Points of the probability, never positive. */
  contribution: z.number().int(),
});
export type EvaluationAdverseFact = z.infer<typeof adverseFactSchema>;

/** What was done in the case already, with the words that tell it. */
export const stepDoneSchema = z.object({
  id: z.string(),
  done: z.string(),
  quote: z.string(),
  articles: z.array(z.string()),
});
export type EvaluationStepDone = z.infer<typeof stepDoneSchema>;

const sharedFields = {
  /** What the model tag shows: "Motor local", or the label of the model that read the facts. */
  engine: z.string(),
  /** Why the facts were read in another way than asked (the model did not help); null otherwise. */
  notice: z.string().nullable(),
  /** The guide first, then the articles that the points rest on. */
  sources: z.array(sourceSchema),
};

/**
 * A case with enough to go on. `baseline` and all the `contribution`s (points, evidence, adverse, limitation) add up to
 * `successProbability`.
 */
export const caseEvaluationSchema = z.object({
  insufficient: z.literal(false),
  isViable: z.boolean(),
  /** As a law firm files it: "Familia – alimentos". */
  caseType: z.string(),
  /** Which case of that type: the title of the guide by which it was evaluated. */
  guideTitle: z.string(),
  urgencyLevel: z.enum(['high', 'medium', 'low']).nullable(),
  /** Percent, whole number. */
  successProbability: z.number().int().min(0).max(100),
  /** Percent; as wide as what is unknown. */
  band: z.object({ low: z.number().int().min(0).max(100), high: z.number().int().min(0).max(100) }),
  /** Points from which every such case starts. */
  baseline: z.number().int(),
  estimatedResolutionTime: z.string(),
  reasoning: z.string(),
  /** As a lawyer names them: "art. 11 LDC: …". */
  applicableArticles: z.array(z.string()),
  requiredDocuments: z.array(z.string()),
  nextSteps: z.array(z.string()),
  shouldTriggerCta: z.boolean(),
  points: z.array(evaluationPointSchema),
  evidence: z.array(evaluationEvidenceSchema),
  limitation: evaluationLimitationSchema.nullable(),
  /** What would raise and what would lower the number. */
  raises: z.array(z.string()),
  lowers: z.array(z.string()),
  /** Facts that the story does not tell. */
  missing: z.array(z.string()),
  /** For whom the number is, and the words by which it was known. Evaluations kept from before are a claimant's. */
  side: z.enum(caseSides).default('claimant'),
  sideQuote: z.string().nullable().default(null),
  /** What counts against, most first. */
  adverse: z.array(adverseFactSchema).default([]),
  /** How far the case has come; null in evaluations kept from before. */
  stage: z.enum(caseStages).nullable().default(null),
  done: z.array(stepDoneSchema).default([]),
  /** Periods besides the one that governs; they take or give no points. */
  otherPeriods: z.array(evaluationLimitationSchema).default([]),
  ...sharedFields,
});
export type CaseEvaluation = z.infer<typeof caseEvaluationSchema>;

/** Too little to go on: what to add, and no number. */
export const insufficientEvaluationSchema = z.object({
  insufficient: z.literal(true),
  /** The type of case that it may be, where one is near. */
  caseType: z.string().nullable(),
  /** Which case of that type it may be. */
  guideTitle: z.string().nullable(),
  whatToAdd: z.array(z.string()).min(1),
  /** There is nothing yet to consult a lawyer with. */
  shouldTriggerCta: z.literal(false),
  ...sharedFields,
});
export type InsufficientEvaluation = z.infer<typeof insufficientEvaluationSchema>;

/** Another case, of the same type or of another, that the story may be nearly as well, evaluated as that one. */
export const evaluationAlternativeSchema = z.object({
  caseType: z.string(),
  /** No two alternatives have the same. */
  guideTitle: z.string(),
  evaluation: z.discriminatedUnion('insufficient', [caseEvaluationSchema, insufficientEvaluationSchema]),
});
export type EvaluationAlternative = z.infer<typeof evaluationAlternativeSchema>;

/** Nearest first; none where the kind of case is clear. */
const alternatives = z.array(evaluationAlternativeSchema).max(maxAlternatives);

/** Sent along with corrections, it lets the same story be evaluated anew without a use; null in a chat's answer. */
const continuation = z.string().nullable().default(null);

/** Answer of POST /Rag/evaluate-case, and `evaluation` in that of POST /Rag/rag-query. */
export const evaluationSchema = z.discriminatedUnion('insufficient', [
  caseEvaluationSchema.extend({ alternatives, continuation }),
  insufficientEvaluationSchema.extend({ alternatives, continuation }),
]);
export type Evaluation = z.infer<typeof evaluationSchema>;

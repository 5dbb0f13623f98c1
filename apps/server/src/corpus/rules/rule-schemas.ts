import { contractHarms, contractKinds, missingNeeds, riskLevels } from '@foja/contracts/generators/contract-terms';
import { rulingInstances, rulingProcedures } from '@foja/contracts/generators/sentence-terms';
import { pleadingForums, pleadingKinds, pleadingPurposes } from '@foja/contracts/pleading-terms';
import { z } from 'zod';
import { articleKeyPattern } from '../article-key.ts';
import { legalAreaIds } from '../legal-areas.ts';
import { compileTextPattern, MalformedPattern } from './text-pattern.ts';

// The files of `corpus/rules`, as `corpus/README.md` describes them to the lawyer who keeps them.

const line = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Tiene que ser palabras en minúscula unidas por guiones.');
const articles = z.array(z.string().regex(articleKeyPattern, 'Tiene que ser una clave «norma:artículo».')).min(1);
const checked = z.iso.date('Tiene que ser un día AAAA-MM-DD.');
/** What every rule tells of itself: its name, the articles on which it stands, and the day on which a person compared both. */
const law = { id, articles, checked };

const pattern = z
  .array(line)
  .min(1)
  .transform((phrases, context) => {
    try {
      return compileTextPattern(phrases);
    } catch (error) {
      if (!(error instanceof MalformedPattern)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
      return z.NEVER;
    }
  });
const kinds = z.array(z.enum(contractKinds)).min(1);
const areas = z.array(z.enum(legalAreaIds)).min(1);

/** A kind of clause that the law does not stand by, or that somebody should look at. */
export const contractRiskSchema = z.strictObject({
  ...law,
  title: line,
  /** Kinds of contract that it is looked for in; all where left out. */
  kinds: kinds.optional(),
  /**
   * `abuse`: the law strikes it out of consumer contracts and contracts of adhesion; in any other it is marked as to be judged.
   * `consumer`: it is only looked for in consumer contracts. `any`: the law says so for every contract of these kinds.
   */
  reach: z.enum(['abuse', 'consumer', 'any']),
  /** Who is worse off by it. */
  harms: z.enum(contractHarms),
  /** Looked for in each sentence of a clause. Left out where the rule goes by the term alone. */
  says: pattern.optional(),
  /** The contract's term, in months, is below or above this. */
  termBelowMonths: z.number().positive().optional(),
  termAboveMonths: z.number().positive().optional(),
  /** A sentence that also says this is left alone. */
  unless: pattern.optional(),
  /** It turns on a figure: nothing is told by the meaning of a clause alone. */
  byFigures: z.boolean().default(false),
  /** Told only of a sentence of which no other rule is told. */
  lastResort: z.boolean().default(false),
  level: z.enum(riskLevels),
  /** A percentage that the sentence names, reckoned by the year, from which the level is high. */
  highFromYearlyPercent: z.number().positive().optional(),
  /** From which it is medium; below it is low. Where the sentence gives no period, a flat percentage from `mediumFromPercent`. */
  mediumFromYearlyPercent: z.number().positive().optional(),
  mediumFromPercent: z.number().positive().optional(),
  /** `to-judge` where whether it holds depends on more than the sentence. */
  mark: z.enum(['inferred', 'to-judge']),
  why: line,
  /** Another wording, for who asks for one. */
  wording: line.nullable().default(null),
});

/** Something that a contract of these kinds should say. */
export const contractClauseSchema = z.strictObject({
  ...law,
  title: line,
  kinds,
  /** Only in consumer contracts. */
  forConsumers: z.boolean().default(false),
  /** The contract says it where its text has this. */
  says: pattern,
  need: z.enum(missingNeeds),
  why: line,
  wording: line.nullable().default(null),
});

export const contractKindSchema = z.strictObject({
  ...law,
  id: z.enum(contractKinds),
  /** Words of its title, which decide nearly alone. */
  titled: pattern,
  /** What a thing is handed over for, in a sentence on the use that it may be put to. */
  purpose: pattern.optional(),
  /** Words of its body. */
  says: pattern,
});

export const contractRegimeSchema = z.strictObject({
  ...law,
  id: z.enum(['consumer', 'adhesion', 'negotiated']),
  says: pattern,
  text: line,
  note: line,
});

/** Which procedural law a ruling's deadlines come from. */

/** A time limit to challenge a ruling; whether the ruling is one that it applies to is what `dependsOn` says. */
export const remedySchema = z.strictObject({
  ...law,
  remedy: line,
  procedures: z.array(z.enum(rulingProcedures)).min(1),
  instances: z.array(z.enum(rulingInstances)).min(1),
  term: line,
  startsFrom: line,
  dependsOn: line,
  /** The name of its term in `deadlines/`, by procedure, where its last day can be computed from the notification. */
  deadline: z.partialRecord(z.enum(rulingProcedures), line).default({}),
});

const evidence = z.array(z.strictObject({ name: line, why: line, articles })).optional();

/** Something that the law lets a side say, and when a text gives cause for it. */
export const pleaSchema = z.strictObject({
  ...law,
  list: z.enum(['arguments', 'exceptions', 'defences']),
  /** Areas of guides in which it is said; all where left out. */
  areas: areas.optional(),
  /** Only in guides whose situation says this. */
  situation: pattern.optional(),
  /** Only in texts that say this. */
  onlyIf: pattern.optional(),
  /** Words by which a text gives cause for it; a sentence that also says `unless` gives none. */
  says: pattern.optional(),
  unless: pattern.optional(),
  /**
   * What a text without them means. `skip`: nobody would say it; `to-judge`: it is worth a look all the same; `cause`: just
   * that they are missing gives cause for it.
   */
  withoutSigns: z.enum(['skip', 'to-judge', 'cause']),
  title: line,
  explanation: line,
  answer: line,
  /** What one asks a witness of this side about it: open, one fact. */
  askWitness: line.optional(),
  evidence,
});

export const documentPlaceSchema = z.strictObject({ ...law, says: pattern, areas: areas.optional(), where: line });

export const witnessObjectionSchema = z.strictObject({ ...law, objection: line, when: line, avoid: line });

/** A sentence on the law that a tool says, by the name under which it asks for it. */
export const statementSchema = z.strictObject({ ...law, text: line });

/** For which side a rule of a case holds: who claims, or who was claimed from. */
const side = z.enum(['claimant', 'defendant']).default('claimant');

/** A period of a case that depends on what its story tells. */
export const casePeriodSchema = z
  .strictObject({
    ...law,
    areas: areas.optional(),
    situation: pattern.optional(),
    side,
    /** Only in stories that say this, and not in those that say that. */
    onlyIf: pattern.optional(),
    unless: pattern.optional(),
    /** The claim of `limitation/` that it is, the term of `deadlines/`, or its length. */
    claim: line.optional(),
    deadline: line.optional(),
    length: z.number().int().positive().optional(),
    unit: z.enum(['dias-corridos', 'meses', 'anios']).optional(),
    text: line,
    /** What tells the fact from which it runs; and what does where nothing else tells it. */
    from: pattern,
    fallback: pattern.optional(),
    /** An act or a fact that, told of a day within it, keeps the right; and what is then said. */
    metBy: pattern.optional(),
    metText: line.optional(),
    /** What of the story takes the edge off its having run out; and what is then said. */
    savedBy: pattern.optional(),
    savedText: line.optional(),
    /** What its end takes away. */
    ifMissed: z.enum(['claim', 'one-way', 'nothing']),
  })
  .refine(({ claim, deadline, length, unit }) => claim !== undefined || deadline !== undefined || (length && unit), {
    message: 'Tiene que decir `claim`, `deadline`, o `length` con `unit`.',
  });

/** How far a case may have come, in the order of time. */
export const caseStages = ['before', 'notified', 'conciliated', 'answering', 'sued'] as const;

/** Something that may have been done in a case: with it the advice that says to do it is done. */
export const caseStepSchema = z.strictObject({
  ...law,
  areas: areas.optional(),
  /** Told, it says that the teller is this side. */
  side: z.enum(['defendant']).optional(),
  /** What was done, as a thing: "Mediación previa". */
  done: line,
  stage: z.enum(caseStages),
  says: pattern,
  unless: pattern.optional(),
  /** Words of the steps of a guide that it makes needless. */
  advice: pattern,
  /** What comes next, where the guide does not say it. */
  next: line.optional(),
});

/** A fact that is usually disputed in cases of a kind: who proves it, with what, and what the other side will ask. */
export const disputedFactSchema = z.strictObject({
  ...law,
  areas: areas.optional(),
  situation: pattern.optional(),
  /** Words by which a text speaks of it. */
  says: pattern,
  fact: line,
  burden: z.enum(['claimant', 'defendant', 'shared']),
  burdenText: line,
  /** Who may know it, by their part in the story, and the words by which a text names such a person. */
  witnesses: z.array(z.strictObject({ role: line, says: pattern })),
  /** For a witness of who wants to prove it: open, one fact each; and what the other side will ask. */
  questions: z.array(line),
  otherWillAsk: z.array(line),
  documents: z.array(z.strictObject({ name: line, where: line, articles: articles.optional() })),
  opponent: line,
  answer: line,
});

/** What a check looks at that words alone do not show; the code knows each by its name. */
export const computedPleadingChecks = [
  'agravio-sin-critica-concreta',
  'documental-no-acompanada',
  'fuera-de-plazo',
  'hechos-contradictorios',
  'hechos-sin-fecha',
  'monto-inconsistente',
  'negativa-generica',
  'norma-derogada-citada',
  'norma-mal-citada',
  'parte-confundida',
  'pericia-sin-puntos',
  'petitorio-incongruente',
  'prueba-no-ofrecida',
  'sin-derecho',
  'sin-monto',
  'testigos-sin-domicilio',
] as const;

/** A check of a pleading: what it looks for, why, and how it is mended. One of the ways to look; `says` and `computed` may go together. */
export const pleadingCheckSchema = z
  .strictObject({
    ...law,
    kinds: z.array(z.enum(pleadingKinds)).min(1),
    /** Courts before which it is made; all where left out. */
    forums: z.array(z.enum(pleadingForums)).min(1).optional(),
    /** What a paper is about that it is not made of. */
    exceptPurposes: z.array(z.enum(pleadingPurposes)).min(1).optional(),
    /** Only in papers that say this, and not in those that say that. */
    onlyIf: pattern.optional(),
    unless: pattern.optional(),
    /** A sentence that says this is wrong. */
    says: pattern.optional(),
    /** A paper without any of this lacks something; `eachMissing`: of each of these one must be there. */
    missing: pattern.optional(),
    eachMissing: z.array(pattern).min(1).optional(),
    computed: z.enum(computedPleadingChecks).optional(),
    /** `petitorio`: only what stands before it counts. */
    before: z.literal('petitorio').optional(),
    /** Where nothing else is quoted, the sentence that made the check apply. */
    quotes: z.literal('onlyIf').optional(),
    level: z.enum(riskLevels),
    title: line,
    looksFor: line,
    why: line,
    mend: line,
  })
  .refine(
    ({ computed, eachMissing, missing, onlyIf, quotes, says }) =>
      [computed ?? says, eachMissing, missing, quotes && onlyIf].filter((way) => way !== undefined).length === 1,
    {
      message:
        'Tiene que decir una sola forma de buscar: `says` con o sin `computed`, `missing`, `eachMissing`, `computed`, o `quotes` con `onlyIf`.',
    },
  );

/** By which words of its title a pleading is known. */
export const pleadingKindSchema = z.strictObject({ ...law, id: z.enum(pleadingKinds), titled: pattern });

/** How much a fact counts against who tells it. */
export const adverseWeights = ['decisive', 'heavy', 'light', 'disputed'] as const;

/** Something that a story tells against the side that tells it. */
export const adverseFactSchema = z.strictObject({
  ...law,
  areas: areas.optional(),
  situation: pattern.optional(),
  hurts: side,
  says: pattern,
  unless: pattern.optional(),
  weight: z.enum(adverseWeights),
  title: line,
  explanation: line,
  answer: line,
});

export type DisputedFact = z.output<typeof disputedFactSchema>;
export type PleadingCheck = z.output<typeof pleadingCheckSchema>;
export type PleadingKindRule = z.output<typeof pleadingKindSchema>;
export type CasePeriod = z.output<typeof casePeriodSchema>;
export type CaseStep = z.output<typeof caseStepSchema>;
export type AdverseFact = z.output<typeof adverseFactSchema>;
export type ContractRisk = z.output<typeof contractRiskSchema>;
export type ContractClause = z.output<typeof contractClauseSchema>;
export type ContractKindRule = z.output<typeof contractKindSchema>;
export type ContractRegime = z.output<typeof contractRegimeSchema>;
export type Remedy = z.output<typeof remedySchema>;
export type Plea = z.output<typeof pleaSchema>;
export type DocumentPlace = z.output<typeof documentPlaceSchema>;
export type WitnessObjection = z.output<typeof witnessObjectionSchema>;
export type LawStatement = z.output<typeof statementSchema>;

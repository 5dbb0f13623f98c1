import { z } from 'zod';
import { articleKeyPattern } from '../article-key.ts';

const line = z.string().trim().min(1);

/** A telephone line or an office, as `corpus/safety.yaml` holds it. */
const helpLineSchema = z.strictObject({
  name: line,
  /** As it is dialled; absent where one goes in person or asks for it on the spot. */
  number: line.optional(),
  serves: line.optional(),
  /** Folded names of the provinces that it serves; absent where it is national. */
  provinces: z.array(line).min(1).optional(),
  source: z.url({ protocol: /^https?$/ }),
  checked: z.iso.date(),
});

const situationSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/),
  sentence: line,
  lines: z.array(helpLineSchema).min(1),
  /** What may come after the telephones, in words. */
  after: line.optional(),
  rights: z.array(z.strictObject({ text: line, article: z.string().regex(articleKeyPattern) })),
  guide: z
    .string()
    .regex(/^guia:[a-z0-9-]+$/)
    .optional(),
  /** Patterns over folded text. */
  signs: z.array(line).min(1),
  unless: z.array(line),
  /** Messages that must be recognized, and some that must not. */
  recognized: z.array(line).min(3),
  passed: z.array(line).min(2),
});

/** The whole file; its first lines say what each key means. */
export const safetySchema = z.strictObject({
  people: z.strictObject({ someone: line, child: line }),
  situations: z.array(situationSchema).min(1),
});
export type SafetyRules = z.infer<typeof safetySchema>;
export type DangerSituation = SafetyRules['situations'][number];

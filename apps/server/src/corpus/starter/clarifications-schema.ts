import { z } from 'zod';
import { articleKeyPattern } from '../article-key.ts';

const line = z.string().trim().min(1);
const articleKey = z.string().regex(articleKeyPattern);

/** One question to ask back, as `corpus/clarifications.yaml` holds it; the file tells what each key means. */
const clarificationRuleSchema = z.strictObject({
  question: line.regex(/^¿.+\?$/, 'Tiene que ser una pregunta.'),
  about: z.array(articleKey).min(1),
  known: z.array(line).min(1),
  checked: z.iso.date(),
  options: z
    .array(z.strictObject({ label: line.max(40), adds: line, articles: z.array(articleKey).min(1) }))
    .min(2)
    .max(4),
});
export type ClarificationRule = z.infer<typeof clarificationRuleSchema>;
export const clarificationsSchema = z.array(clarificationRuleSchema);

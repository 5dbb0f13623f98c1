import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractKinds } from '@foja/contracts/generators/contract-terms';
import { rulingInstances } from '@foja/contracts/generators/sentence-terms';
import { z } from 'zod';

const words = z.string().min(1).nullable();

/** What a person marked in a contract; every string but roles and reasons stands in the text as it is written. */
export const goldContractSchema = z.object({
  kind: z.enum(contractKinds),
  parties: z.array(z.object({ name: z.string(), role: z.string() })),
  date: z.iso.date().nullable(),
  term: words,
  price: words,
  adjustment: words,
  penalty: words,
  guarantee: words,
  jurisdiction: words,
  findings: z.array(z.object({ quote: z.string(), why: z.string(), articles: z.array(z.string()) })),
  clean: z.boolean(),
});
export type GoldContract = z.infer<typeof goldContractSchema>;

/** Of which prefixes the contracts are for development: nothing is learned of those of the others, which are blind. */
export const developmentPrefixes = ['a-', 'c-', 'd-', 'e-', 'f-', 'l-', 'n-', 'o-', 'p-', 'q-', 'r-', 's-', 't-', 'v-'];

export const goldFaults = [
  'omitted-item',
  'evidence-ignored',
  'no-ground',
  'interest-without-rate',
  'costs-missing',
  'repealed-norm',
  'ultra-petita',
] as const;
export type GoldFault = (typeof goldFaults)[number];

/** What a person marked in a judgment. */
export const goldJudgmentSchema = z.object({
  tribunal: z.string(),
  instance: z.enum(rulingInstances),
  date: z.iso.date().nullable(),
  caption: z.string(),
  claimed: z.array(z.object({ item: z.string(), amount: words })),
  outcome: z.string(),
  decided: z.array(z.object({ quote: z.string(), ground: words })),
  costs: words,
  fees: words,
  faults: z.array(z.object({ kind: z.enum(goldFaults), quote: words })),
});
export type GoldJudgment = z.infer<typeof goldJudgmentSchema>;

export interface GoldPaper<Gold> {
  name: string;
  text: string;
  gold: Gold;
}

/** The gold papers are not well formed. */
export class GoldPapersInvalid extends Error {
  override readonly name = 'GoldPapersInvalid';
}

/**
 * The papers of a folder, `NAME.txt` with `NAME.json` beside it, in the order of their names.
 * @param prefix only those whose names begin with it.
 * @throws {GoldPapersInvalid} where one has no marks, or marks words that it does not have.
 */
export function readGoldPapers<Gold>(folder: string, schema: z.ZodType<Gold>, prefix = ''): GoldPaper<Gold>[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt') && file.startsWith(prefix))
    .sort()
    .map((file) => {
      const name = file.slice(0, -'.txt'.length);
      const text = readFileSync(join(folder, file), 'utf8');
      const marks = schema.safeParse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
      if (!marks.success) throw new GoldPapersInvalid(`${name}.json: ${z.prettifyError(marks.error)}`);
      for (const quoted of quotesOf(marks.data)) {
        if (!isIn(text, quoted)) throw new GoldPapersInvalid(`${name}.json: «${quoted}» is not in the text`);
      }
      return { name, text, gold: marks.data };
    });
}

/** Word for word; a margin may have broken a quote. */
function isIn(text: string, quoted: string): boolean {
  return text.includes(quoted) || text.split(/\s+/).join(' ').includes(quoted.split(/\s+/).join(' '));
}

function quotesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(quotesOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'quote' || key === 'ground') && typeof inner === 'string' ? [inner] : quotesOf(inner),
  );
}

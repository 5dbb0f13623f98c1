import { join } from 'node:path';
import { z } from 'zod';
import { articleKeyPattern } from '../article-key.ts';
import { KnowledgeMalformed, readYamlFolder } from '../facts/fact-vocabulary.ts';

const line = z.string().trim().min(1);

export const changeKinds = ['repealed', 'replaced', 'added', 'in-force'] as const;
/** A norm that Foja does not keep, as it is named: "ley 25.323", with its article: "decreto 55/2025, art. 6". */
const namedNorm = /^(?:ley|decreto|decreto-ley|dnu) [\d.]+(?:\/\d+)?(?:, art\. \d+)?$/;

/** One change of the law, as `corpus/changes/*.yaml` holds it. */
const changeSchema = z.strictObject({
  /** What changed: a code of `norms.yaml`, or "ley 25.323" where Foja does not keep it. */
  norm: line,
  /** Which of its articles ("245", "132:f" is a part of 132, "8-17" a range); the whole norm where it is left out. */
  article: z
    .string()
    .regex(/^\d+(?: ?[a-z]+)?(?:-\d+)?(?::\S+)?$/)
    .optional(),
  change: z.enum(changeKinds),
  /** The article that changed it: `ley-27802:51`, or "decreto 55/2025, art. 6" where Foja does not keep that norm. */
  by: z.union([z.string().regex(articleKeyPattern), z.string().regex(namedNorm)]),
  /** Day since which the change holds; left out where the texts do not tell. */
  since: z.iso.date().optional(),
  /** The article that says since when. */
  sinceBy: z.string().regex(articleKeyPattern).optional(),
  /** What it was and what holds today, in our own words. */
  told: line.optional(),
  /** Articles that hold today instead. */
  today: z.array(z.string().regex(articleKeyPattern)).default([]),
});
export type Change = z.output<typeof changeSchema>;

/** What was repealed, replaced or added, by norm and article. */
export class ChangeTable {
  readonly all: readonly Change[];
  readonly #byNorm = new Map<string, Change[]>();
  /** What each norm changed, by what `normKey` makes of it. */
  readonly #changing = new Map<string, Change[]>();

  constructor(changes: readonly Change[]) {
    this.all = changes;
    for (const change of changes) {
      add(this.#byNorm, normKey(change.norm), change);
      add(this.#changing, normKey(change.by.replace(/(?::|, art).*$/, '')), change);
    }
  }

  /** Whether a norm was changed or changed another: it exists, whether its text is here or not. @param norm as in {@link changeOf}. */
  knows(norm: string): boolean {
    const key = normKey(norm);
    return this.#byNorm.has(key) || this.#changing.has(key);
  }

  /**
   * The changes of an article, those of a part of it and of its whole norm included; of a norm where the article is null.
   * @param norm code, or as it is called ("Ley N° 25.323").
   * @param article in canonical form ("245", "10bis").
   */
  changeOf(norm: string, article: string | null): Change[] {
    const changes = this.#byNorm.get(normKey(norm)) ?? [];
    if (article === null) return changes.filter((change) => change.article === undefined);
    return changes.filter((change) =>
      change.article === undefined ? change.change === 'repealed' : covers(change.article, article),
    );
  }

  /** Articles of a norm that were repealed while it as a whole was not. @param norm as in {@link changeOf}. */
  partsRepealed(norm: string): Change[] {
    return (this.#byNorm.get(normKey(norm)) ?? []).filter(
      ({ article, change }) => article !== undefined && change === 'repealed',
    );
  }

  /** All that a norm changed, in order. @param norm as in {@link changeOf}. */
  changesBy(norm: string): readonly Change[] {
    return this.#changing.get(normKey(norm)) ?? [];
  }
}

function add(changes: Map<string, Change[]>, key: string, change: Change): void {
  const known = changes.get(key);
  if (known === undefined) changes.set(key, [change]);
  else known.push(change);
}

/** "Ley N° 25.323", "ley 25323", "ley de empleo 25.323" and "ley-25323" are one norm. */
function normKey(norm: string): string {
  const plain = norm.toLowerCase();
  const [, kind, number] =
    /^(ley|decreto|dnu|decreto-ley)[\s-]+(?:de (?:[a-záéíóúñ]+ ){1,3})?(?:n[°º.]*\s*)?([\d./-]+)$/.exec(plain) ?? [];
  return number === undefined ? plain : `${kind}-${number.replaceAll('.', '').replace('/', '-')}`;
}

function covers(changed: string, article: string): boolean {
  const [whole = ''] = changed.replaceAll(' ', '').split(':');
  const [first = '', last] = whole.split('-');
  if (last === undefined) return first === article.replaceAll(' ', '');
  const number = Number.parseInt(article, 10);
  return Number(first) <= number && number <= Number(last);
}

/** @throws {KnowledgeMalformed} with file and line where a file is not well formed. */
export function readChanges(corpusFolder: string): ChangeTable {
  const changes = readYamlFolder(join(corpusFolder, 'changes'), changeSchema);
  const loose = changes.find(({ since, sinceBy }) => (since === undefined) !== (sinceBy === undefined));
  if (loose) throw new KnowledgeMalformed(`changes: «since» y «sinceBy» van juntos (${loose.norm}, ${loose.by})`);
  return new ChangeTable(changes);
}

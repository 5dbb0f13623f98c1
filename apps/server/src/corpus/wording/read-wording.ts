import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { KnowledgeMalformed, readYamlList } from '../facts/fact-vocabulary.ts';
import { normSchema } from '../starter/editorial-schemas.ts';

const formKinds = ['verb', 'order', 'forbid', 'to', 'on', 'self', 'own'] as const;
export type FormKind = (typeof formKinds)[number];

const line = z.string().trim().min(1);
const articles = z.array(z.string().regex(/^[a-z0-9-]+(?::\d+(?:-\d+)?)?$/)).default([]);

const termSchema = z.union([
  z.strictObject({ plain: line, technical: line, of: articles }),
  z.strictObject({ noun: line, technical: line, genders: z.enum(['m m', 'm f', 'f m', 'f f']), of: articles }),
  z.strictObject({ heading: line, technical: line }),
]);
export type Term = z.output<typeof termSchema>;

/** With what an answer is worded as a filing would say it. */
export interface Wording {
  /** How a form in the second person is said in the third, by form and kind. */
  forms: ReadonlyMap<string, ReadonlyMap<FormKind, string>>;
  terms: readonly Term[];
  /** Short and full name of each norm, by its code. */
  norms: ReadonlyMap<string, NormNames>;
}

export interface NormNames {
  /** "LCT", or "ley 24.557". */
  short: string;
  /** "LCT (ley 20.744, t.o. 1976)", or "ley 24.557 de Riesgos del Trabajo". */
  full: string;
}

/**
 * Reads `wording/second-person.tsv`, `wording/terms.yaml` and `norms.yaml`.
 * @param corpusFolder the `corpus/` folder of the repository.
 * @throws {KnowledgeMalformed} with file and line where a file is not well formed.
 */
export function readWording(corpusFolder: string): Wording {
  const norms = readYamlList(join(corpusFolder, 'norms.yaml'), normSchema);
  return {
    forms: readForms(join(corpusFolder, 'wording', 'second-person.tsv')),
    terms: readYamlList(join(corpusFolder, 'wording', 'terms.yaml'), termSchema),
    norms: new Map(norms.map(({ code, title, aliases }) => [code, namesOf(title, aliases[0] ?? code)])),
  };
}

function readForms(path: string): Map<string, Map<FormKind, string>> {
  const forms = new Map<string, Map<FormKind, string>>();
  for (const [index, row] of readFileSync(path, 'utf8').split('\n').entries()) {
    if (row === '' || row.startsWith('#')) continue;
    const [form, kind, third, ...more] = row.split('\t');
    const known = formKinds.find((one) => one === kind);
    if (!form || !known || !third || more.length > 0 || forms.get(form)?.has(known)) {
      throw new KnowledgeMalformed(`second-person.tsv:${index + 1}: «${row}» no se entiende o está dos veces`);
    }
    forms.set(form, new Map([...(forms.get(form) ?? []), [known, third]]));
  }
  return forms;
}

const lawNumber = /\d{1,2}\.\d{3}/;

function namesOf(title: string, alias: string): NormNames {
  const short = alias.replace(/^Ley (?=\d)/, 'ley ').replace(/^Decreto (?=\d)/, 'decreto ');
  const number = lawNumber.exec(title)?.[0];
  // "ley 24.557 de Riesgos del Trabajo"; a decree's title may name the law that it regulates.
  if (lawNumber.test(short)) return { short, full: title.replace(/^Ley (?=\d)/, 'ley ') };
  if (number === undefined || /^(?:decreto|DNU) /.test(short)) return { short, full: short };
  const ordered = /t\.o\. \d{4}/.exec(title)?.[0];
  return { short, full: `${short} (ley ${number}${ordered ? `, ${ordered}` : ''})` };
}

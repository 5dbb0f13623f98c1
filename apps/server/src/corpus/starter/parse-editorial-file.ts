import type { z } from 'zod';
import type { EditorialSection } from '../corpus.table.ts';
import { piecesOfBody } from '../statements/split-pieces.ts';
import { sectionLetters, statementsOf } from '../statements/statement.ts';
import { takeStatements } from '../statements/take-statements.ts';
import { type LineProblem, type Parsed, parseYaml } from './yaml-with-lines.ts';

export interface EditorialFile<FrontMatter> {
  frontMatter: FrontMatter;
  sections: EditorialSection[];
}

/**
 * Reads a note, a guide or the summary of a ruling: YAML front matter between `---` lines, then `## ` sections, with data in braces
 * after sentences.
 * @param headings the headings that such a file may have.
 * @param required those that it must have; the first one unless told.
 */
export function parseEditorialFile<FrontMatter>(
  text: string,
  schema: z.ZodType<FrontMatter>,
  headings: readonly string[],
  required: readonly string[] = headings.slice(0, 1),
): Parsed<EditorialFile<FrontMatter>> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end === -1) {
    return { ok: false, problems: [{ line: 1, message: 'falta el encabezado YAML entre líneas «---»' }] };
  }
  const frontMatter = parseYaml(lines.slice(1, end).join('\n'), schema, 2);
  const { sections, problems } = parseSections(lines, end + 1, headings, required);
  if (frontMatter.ok && problems.length === 0) return { ok: true, value: { frontMatter: frontMatter.value, sections } };
  return { ok: false, problems: [...(frontMatter.ok ? [] : frontMatter.problems), ...problems] };
}

function parseSections(lines: string[], start: number, headings: readonly string[], required: readonly string[]) {
  const found: { heading: string; line: number; body: string[] }[] = [];
  const problems: LineProblem[] = [];
  for (const [offset, content] of lines.slice(start).entries()) {
    const line = start + offset + 1;
    const heading = /^##\s+(.*\S)\s*$/.exec(content)?.[1];
    if (heading !== undefined) {
      if (!headings.includes(heading)) problems.push({ line, message: `la sección «${heading}» no existe` });
      if (found.some((section) => section.heading === heading)) {
        problems.push({ line, message: `la sección «${heading}» está repetida` });
      }
      found.push({ heading, line, body: [] });
    } else if (found.length > 0) {
      found.at(-1)?.body.push(content);
    } else if (content.trim() !== '') {
      problems.push({ line, message: 'hay texto antes de la primera sección' });
    }
  }
  const sections = found.map(({ heading, line, body }): EditorialSection => {
    const taken = takeStatements(heading, body, line + 1);
    problems.push(...taken.problems);
    const text = { heading, body: taken.lines.join('\n').trim() };
    return taken.statements.length === 0 ? text : { ...text, statements: taken.statements };
  });
  problems.push(...exceptionsOfNothing(sections, lines));
  for (const [index, section] of sections.entries()) {
    if (section.body === '') {
      problems.push({ line: found[index]?.line ?? start, message: `la sección «${section.heading}» está vacía` });
    }
  }
  for (const heading of required) {
    if (!sections.some((section) => section.heading === heading)) {
      problems.push({ line: start, message: `falta la sección «${heading}»` });
    }
  }
  return { sections, problems };
}

/** An exception points at another sentence of its file. */
function exceptionsOfNothing(sections: readonly EditorialSection[], lines: readonly string[]): LineProblem[] {
  const marks = new Set(
    sections.flatMap(({ heading, body }) =>
      piecesOfBody(body).map((_, place) => `${sectionLetters[heading]}${place + 1}`),
    ),
  );
  return sections.flatMap((section) =>
    statementsOf(section).flatMap((statement) =>
      statement?.except && (statement.except === statement.mark || !marks.has(statement.except))
        ? [
            {
              line: lines.findIndex((line) => line.includes(`except: ${statement.except}`)) + 1,
              message: `«except: ${statement.except}» de «${statement.mark}» no es la marca de otra oración`,
            },
          ]
        : [],
    ),
  );
}

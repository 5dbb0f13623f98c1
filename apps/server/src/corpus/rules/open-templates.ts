import { join } from 'node:path';
import type { DocumentKind } from '@foja/contracts/drafting/document-kinds';
import { findProjectRoot } from '../../platform/project-root.ts';
import { formatProblem } from '../corpus-problem.ts';
import { readTemplates } from './read-templates.ts';
import type { DocumentTemplate } from './template-schemas.ts';

let opened: ReadonlyMap<DocumentKind, DocumentTemplate> | null = null;

/**
 * The words of all documents, from the project's corpus, read once.
 * @throws Error where a template cannot be read: no document is written from half of its words.
 */
export function openTemplates(): ReadonlyMap<DocumentKind, DocumentTemplate> {
  if (opened) return opened;
  const { problems, templates } = readTemplates(join(findProjectRoot(), 'corpus'));
  if (problems.length > 0) throw new Error(`The templates cannot be read: ${problems.map(formatProblem).join('; ')}`);
  opened = new Map(templates.map((template) => [template.kind, template]));
  return opened;
}

/** @throws Error where the corpus has no document of this kind. */
export function openTemplate(kind: DocumentKind): DocumentTemplate {
  const template = openTemplates().get(kind);
  if (template === undefined) throw new Error(`corpus/templates has no document «${kind}»`);
  return template;
}

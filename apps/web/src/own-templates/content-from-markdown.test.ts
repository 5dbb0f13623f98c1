import { checkEditorContent } from '@foja/contracts/editor/check-content';
import { fillTemplate, templateFields } from '@foja/contracts/own-templates-text';
import { expect, it } from 'vitest';
import { contentFromMarkdown } from './content-from-markdown.ts';

it('the fields of a text are read once each, and one that is not given stays a visible blank', () => {
  const body = 'Entre {{parte}} y {{ otra parte }}: {{parte}} paga.';
  expect(templateFields(body)).toEqual(['parte', 'otra parte']);
  expect(fillTemplate(body, { parte: 'Ana', constructor: 'x' })).toBe('Entre Ana y [falta: otra parte]: Ana paga.');
});

it('what has no name between its braces is no field and stays as it is, however long its row of spaces', () => {
  const body = `{{ }} {{a\nb}} {{${'n'.repeat(81)}}} {{${' '.repeat(60_000)}`;
  expect(templateFields(`${body}{{{x}}`)).toEqual(['x']);
  expect(fillTemplate(body, {})).toBe(body);
});

it('Markdown becomes a document that the server takes, with its headings, lists, bold and blanks', () => {
  const content = contentFromMarkdown(
    '# Título\n\nUn **pago** en *mora*.\n- uno\n- dos\n1. tres\n[falta: tasa] <b>x</b>',
  );
  expect(checkEditorContent(content)).toEqual({ content });
  expect(content.content.map(({ type }) => type)).toEqual([
    'heading',
    'paragraph',
    'bulletList',
    'orderedList',
    'paragraph',
  ]);
  expect(content.content[2]?.content).toHaveLength(2);
  expect(JSON.stringify(content)).toContain('"marks":[{"type":"bold"}],"text":"pago"'.split(',')[0]);
  expect(JSON.stringify(content)).toContain('<b>x</b>');
});

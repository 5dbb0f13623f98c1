import type { DraftBlock, DraftRun } from '@foja/contracts/drafting';
import { checkEditorContent } from '@foja/contracts/editor/check-content';
import { type EditorNode, editorText } from '@foja/contracts/editor/content';
import { expect, it } from 'vitest';
import { contentFromDraft } from './content-from-draft.ts';

const run = (text: string, field: string | null = null, blank = false): DraftRun => ({ text, field, blank });
const clause = (label: string, heading: string, words: string, articles: string[] = []): DraftBlock => ({
  type: 'clause',
  label,
  heading,
  runs: [run(words)],
  articles,
});

function citations(node: EditorNode): [unknown, unknown][] {
  const own: [unknown, unknown][] = node.type === 'legalCitation' ? [[node.attrs?.key, node.attrs?.label]] : [];
  return [...own, ...(node.content ?? []).flatMap(citations)];
}

it('a drafted document says the same in the editor, and the editor takes it', () => {
  const content = contentFromDraft({
    blocks: [
      { type: 'title', runs: [run('CONTRATO DE LOCACIÓN')] },
      { type: 'heading', runs: [run('I. Partes')], articles: [] },
      { type: 'paragraph', align: 'right', runs: [run('Entre '), run('[falta: nombre]', 'x', true)], articles: [] },
      clause('PRIMERA', 'Objeto', 'Se alquila.'),
      clause('SEGUNDA', 'Plazo', 'Dura 24 meses.'),
      { type: 'list', style: 'letter', items: [[run('uno')], [run('dos')]], articles: [] },
      { type: 'list', style: 'bullet', items: [[run('tres')]], articles: [] },
      { type: 'facts', field: 'hechos', text: 'Primero.\n\nDespués.', ownWords: null },
      { type: 'signatures', people: [{ runs: [run('Ana')], role: 'Locadora' }] },
    ],
  });
  expect(checkEditorContent(content)).toEqual({ content });
  expect(editorText(content)).toBe(
    [
      'CONTRATO DE LOCACIÓN',
      'I. Partes',
      'Entre [falta: nombre]',
      'PRIMERA: Objeto. Se alquila.',
      'SEGUNDA: Plazo. Dura 24 meses.',
      'uno',
      'dos',
      'tres',
      'Primero.',
      'Después.',
      '_______________________',
      'Ana',
      'Locadora',
    ].join('\n'),
  );
  expect(content.content[0]?.attrs).toEqual({ level: 1, textAlign: 'center' });
  expect(content.content[2]?.content?.[1]?.marks).toEqual([{ type: 'bold' }]);
  expect(content.content[5]?.attrs).toEqual({ start: 1, type: 'a' });
});

it('articles that the template names and stands on are live citations, worded as they were', () => {
  const words =
    'Rige (artículos 1196, 1199 y 1208), el artículo 768, inciso a, del Código Civil y Comercial y el art. 14 bis; no el artículo 5.';
  const articles = ['ccyc:1196', 'ccyc:1199', 'ccyc:1208', 'ccyc:768', 'cn:14bis', 'ccyc:9', 'ldc:5', 'ccyc:5'];
  const content = contentFromDraft({ blocks: [clause('PRIMERA', '', words, articles)] });
  expect(checkEditorContent(content)).toEqual({ content });
  expect(editorText(content)).toBe(`PRIMERA: ${words}`);
  expect(citations(content)).toEqual([
    ['ccyc:1196', 'artículos 1196'],
    ['ccyc:1199', '1199'],
    ['ccyc:1208', '1208'],
    ['ccyc:768', 'artículo 768'],
    ['cn:14bis', 'art. 14 bis'],
  ]);
});

it('what the person wrote is never made a citation', () => {
  const runs = [run('artículo 768', 'hechos')];
  const content = contentFromDraft({
    blocks: [
      { type: 'paragraph', align: 'left', runs, articles: ['ccyc:768'] },
      { type: 'facts', field: 'hechos', text: 'El artículo 768.', ownWords: null },
    ],
  });
  expect(citations(content)).toEqual([]);
});

it('a clause whose label is not its place keeps its label', () => {
  const content = contentFromDraft({ blocks: [clause('PRIMERA', 'Uno', 'a'), clause('QUINTA', 'Otro', 'b')] });
  expect(content.content.map(({ type }) => type)).toEqual(['clause', 'paragraph']);
  expect(editorText(content)).toBe('PRIMERA: Uno. a\nQUINTA. Otro. b');
});

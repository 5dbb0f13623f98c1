import { expect, it } from 'vitest';
import { buildSource } from '../../testing/factories.ts';
import { answerMarkdown } from '../answer-text.ts';
import { answerBlocks } from './answer-blocks.ts';
import { wordDocument } from './word-document.ts';

it('keeps headings, lists, quotations and emphasis of an answer', () => {
  const blocks = answerBlocks('## Qué dice\n\nUn **plazo** de *ley* [1].\n\n- uno\n- dos\n\n3. tres\n\n> cita');
  expect(blocks.map((block) => [block.kind, block.runs.map((run) => run.text).join('')])).toEqual([
    ['heading', 'Qué dice'],
    ['paragraph', 'Un plazo de ley [1].'],
    ['bullet', 'uno'],
    ['bullet', 'dos'],
    ['numbered', 'tres'],
    ['quote', 'cita'],
  ]);
  expect(blocks[1]?.runs[1]).toEqual({ text: 'plazo', bold: true, italic: false });
});

it('writes question, answer, numbered sources with their links, and the notice as Markdown', () => {
  const text = answerMarkdown('¿Puedo\nreclamar?', 'Sí [1].', [buildSource()]);
  expect(text).toContain('> ¿Puedo\n> reclamar?');
  expect(text).toContain(
    '1. Art. 11 LDC — Garantías — Ley 24.240 de Defensa del Consumidor — Texto oficial — https://norma.example/24240',
  );
  expect(text).toContain('Información orientativa. No reemplaza el consejo de un abogado.');
});

it('makes a Word document', async () => {
  const blob = await wordDocument({
    question: 'q',
    answer: '1. a\n\n> b',
    sources: [buildSource()],
    writtenAt: '2026-11-20',
  });
  expect(blob.size).toBeGreaterThan(1_000);
});

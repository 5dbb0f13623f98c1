import { expect, it } from 'vitest';
import { groupKeptNames, stillKept } from './kept-names.ts';

const mention = (text: string, start: number) =>
  ({ text, start, end: start + text.length, reason: 'official' }) as const;

it('puts the mentions of one person together, under the fullest form', () => {
  const mentions = [
    mention('GANDOLFO', 0),
    mention('Marcela Gandolfo', 20),
    mention('Gandolfo', 50),
    mention('Ruiz', 70),
  ];
  expect(groupKeptNames(mentions)).toEqual([
    {
      text: 'Marcela Gandolfo',
      reason: 'official',
      literals: ['marcela gandolfo', 'gandolfo'],
      written: ['Marcela Gandolfo', 'GANDOLFO', 'Gandolfo'],
      mentions: 3,
    },
    { text: 'Ruiz', reason: 'official', literals: ['ruiz'], written: ['Ruiz'], mentions: 1 },
  ]);
});

it('leaves out what a hidden datum covers, and not what a kept one does', () => {
  const datum = { start: 0, end: 8, type: 'persona', text: 'GANDOLFO' } as const;
  const mentions = [mention('GANDOLFO', 0), mention('Ruiz', 20)];
  expect(stillKept(mentions, [{ ...datum, kept: false }])).toEqual([mention('Ruiz', 20)]);
  expect(stillKept(mentions, [{ ...datum, kept: true }])).toEqual(mentions);
});

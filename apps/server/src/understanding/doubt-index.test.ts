import { analyzeTerms } from '@foja/legal-text/analyze';
import { expect, it } from 'vitest';
import { starterAssociations } from '../retrieval/associations.ts';
import { AskingRoles } from './asking-roles.ts';
import { DoubtIndex } from './doubt-index.ts';
import { doubtTerms } from './doubt-terms.ts';
import { FactReader } from './facts/fact-reader.ts';
import { readDoubtsAhead } from './read-doubts-ahead.ts';

const index = () =>
  new DoubtIndex([
    {
      on: ['lct:245'],
      asked: ['¿cuánto me pagan si me echan?', 'indemnización por despido'],
      answer: 'Un mes por año.',
      cases: [],
    },
    { on: ['ccyc:1221'], asked: ['¿puedo dejar antes el alquiler?'], answer: 'Sí, pagando.', cases: [] },
  ]);

it('counts what words share with each way of asking, and tells which doubt is asked with a word', () => {
  const doubts = index();
  const [dismissal, lease] = doubts.all as [(typeof doubts.all)[0], (typeof doubts.all)[0]];
  const terms = new Set(dismissal.doubt.asked.flatMap((way) => analyzeTerms(way)));
  const { withWay, masses } = doubts.sharedBy(terms);
  expect([...withWay.slice(0, 2)]).toEqual(
    dismissal.doubt.asked.map((way) => doubts.massOf(new Set(analyzeTerms(way)))),
  );
  expect(masses.slice(0, 2)).toEqual(withWay.slice(0, 2));
  expect(doubts.alike(doubts.sharedBy(terms), 2)[0]).toBe(dismissal);
  expect(doubts.alike(doubts.sharedBy(analyzeTerms(lease.name)), 1)).toEqual([lease]);
  expect(doubts.alike(doubts.sharedBy(['nada']), 1)).toEqual([]);
  const [rent = ''] = analyzeTerms('alquiler');
  expect([dismissal, lease].map((one) => doubts.isAskedWith(rent, one))).toEqual([false, true]);
  expect(doubts.all.some((one) => doubts.isAskedWith('nada', one))).toBe(false);
});

it('knows where each way of asking points, those that are only learned from too', () => {
  const doubt = { on: ['lct:245'], asked: ['indemnización por despido'], answer: 'Un mes por año.', cases: [] };
  const further = new Map([['indemnización por despido', ['cuánto me pagan si me echan', 'zzz']]]);
  const doubts = new DoubtIndex([doubt], starterAssociations(), further);
  const directions = doubts.all[0]!.directionsBy(doubts.associations);
  // Of what holds no known word nothing points anywhere.
  expect(directions.size).toBe(2);
  for (const [way, said] of ['indemnización por despido', 'cuánto me pagan si me echan'].entries()) {
    const pointing = doubts.associations.directionOf(doubtTerms(said))!;
    expect(directions.product(way, pointing)).toBeCloseTo(1);
  }
});

it('leaves nothing of a way of asking to be read once all were read ahead, and ends when the server does', async () => {
  let read = 0;
  class CountingRoles extends AskingRoles {
    override read(...tokens: Parameters<AskingRoles['read']>) {
      read += 1;
      return super.read(...tokens);
    }
  }
  const [doubts, roles, facts] = [index(), new CountingRoles([]), new FactReader([])];
  const ended = new AbortController();
  ended.abort();
  await readDoubtsAhead({ doubts, roles, facts }, ended.signal);
  expect(read).toBe(0);
  await readDoubtsAhead({ doubts, roles, facts }, new AbortController().signal, async () => {});
  expect(read).toBe(3);
  for (const { ways } of doubts.all) for (const way of ways) way.toldBy(roles, facts);
  expect(read).toBe(3);
});

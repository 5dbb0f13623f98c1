import { expect, test } from 'vitest';
import { readStory } from './read-story.ts';

const told =
  'le mandaron una carta por un credito del 2011. vivio siempre en la misma casa. quieren q firme un convenio. le digo q no firme? yo creo q despues de tantos años ya no se puede reclamar';

test.each([told, `${told}.`, 'Me vendieron una heladera fallada'])(
  'a proof named at the end changes nothing of what was told before it: %s',
  (story) => {
    const alone = readStory(story);
    const withProof = readStory(`${story} Tengo como prueba: Pacto firmado.`);
    expect(withProof.clauses.slice(0, alone.clauses.length)).toEqual(alone.clauses);
    expect(withProof.matter).toBe(alone.matter);
    expect(withProof.clauses.length).toBeGreaterThan(alone.clauses.length);
    expect(withProof.clauses.at(-1)).toMatchObject({ listsProofs: true });
  },
);

test('what is quoted of a story stands there word for word', () => {
  const story = readStory(`${told} Tengo como prueba: Pacto firmado.`);
  for (const { quote } of story.clauses) expect(story.text).toContain(quote);
});

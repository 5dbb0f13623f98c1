import { expect, test } from 'vitest';
import { readStory } from '../story/read-story.ts';
import { readElements } from './read-elements.ts';

const read = (story: string) => readElements(['Que el pacto es escrito'], readStory(story))[0];

test('an element that is denied and then proved is contested, which is more than touched on', () => {
  expect(read('Vivimos juntos. No firmamos ningún pacto.')).toMatchObject({ status: 'against' });
  const proved = read('Vivimos juntos. No firmamos ningún pacto. Tengo como prueba: Pacto escrito y firmado.');
  expect(proved).toMatchObject({ status: 'unclear', isContested: true });
  expect(proved?.quotes).toHaveLength(2);
});

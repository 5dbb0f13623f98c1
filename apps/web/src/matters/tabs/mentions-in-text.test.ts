import { describe, expect, it } from 'vitest';
import { mentionedIn, mentionsBegun, withMention } from './mentions-in-text.ts';

describe('names in a comment', () => {
  const people = [
    { accountId: '1', name: 'José Paz' },
    { accountId: '2', name: 'José Pazos' },
  ];

  it('are those that stand there whole, whatever their accents', () => {
    expect(mentionedIn('Mirá esto, @jose paz.', people)).toEqual(['1']);
    expect(mentionedIn('Mirá esto, @José Pazos', people)).toEqual(['2']);
    expect(mentionedIn('Mirá esto, José Paz', people)).toEqual([]);
  });

  it('are offered while they are written, and made whole', () => {
    expect(mentionsBegun('Hola @jo', people)).toEqual(people);
    expect(mentionsBegun('jose@paz', people)).toEqual([]);
    expect(withMention('Hola @jo', 'José Paz')).toBe('Hola @José Paz ');
  });
});

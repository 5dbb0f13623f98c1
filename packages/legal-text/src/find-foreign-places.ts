import { fold } from './fold.ts';
import { dataLines } from './lexicon/data-lines.ts';
import { foreignPlaces } from './lexicon/foreign-places.ts';
import { tokenize } from './tokenize.ts';

const adjectives = new Set<string>();
const names = new Set<string>();
const multiWordNames = [
  'costa rica',
  'el salvador',
  'republica dominicana',
  'puerto rico',
  'reino unido',
  'gran bretana',
  'paises bajos',
  'nueva zelanda',
  'estados unidos',
  'ee uu',
  'nueva york',
  'nueva jersey',
  'las vegas',
  'union europea',
  'america latina',
];
for (const line of dataLines(foreignPlaces)) {
  const [places = '', people = ''] = line.split('|').map((part) => part.trim());
  let rest = places;
  for (const name of multiWordNames) rest = rest.replace(name, '');
  for (const name of rest.split(/\s+/)) if (name.length > 0) names.add(name);
  for (const word of people.split(' ')) adjectives.add(word);
}
for (const name of multiWordNames) names.add(name);
names.add('eeuu');

/** A place outside Argentina as a question names it. */
export interface ForeignPlace {
  text: string;
  start: number;
  end: number;
  /** "chileno" rather than "Chile". */
  isAdjective: boolean;
}

/** True for "español", "chilena"... in folded form. */
export function isForeignAdjective(folded: string): boolean {
  return adjectives.has(folded);
}

/** True for "chile", "españa"... in folded form; two words are joined by a space ("nueva york"). */
export function isForeignName(folded: string): boolean {
  return names.has(folded);
}

/** Countries, well-known foreign cities and their adjectives in a text. */
export function findForeignPlaces(text: string): ForeignPlace[] {
  const tokens = tokenize(text).map((token) => ({ ...token, folded: fold(token.text) }));
  const places: ForeignPlace[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) continue;
    const next = tokens[i + 1];
    // San José de Costa Rica is a treaty's name here far more often than a place.
    const beforeTwo = tokens[i - 2]?.folded === 'jose';
    if (next !== undefined && names.has(`${token.folded} ${next.folded}`) && !beforeTwo) {
      places.push({ text: text.slice(token.start, next.end), start: token.start, end: next.end, isAdjective: false });
      i++;
    } else if (names.has(token.folded)) {
      places.push({ text: token.text, start: token.start, end: token.end, isAdjective: false });
    } else if (adjectives.has(token.folded)) {
      places.push({ text: token.text, start: token.start, end: token.end, isAdjective: true });
    }
  }
  return places;
}

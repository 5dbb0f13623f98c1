import { capitalised, opensSentence, wholeWords } from './rule.ts';

type Gender = 'm' | 'f';

/** A noun in the singular for another one of any gender and the same number. */
export interface NounSwap {
  from: string;
  to: string;
  gender: { from: Gender; to: Gender };
}

const pairs: readonly (readonly [m: string, f: string])[] = [
  ['el', 'la'],
  ['un', 'una'],
  ['este', 'esta'],
  ['ese', 'esa'],
  ['aquel', 'aquella'],
  ['dicho', 'dicha'],
  ['nuestro', 'nuestra'],
  ['todo el', 'toda la'],
  ['otro', 'otra'],
  ['mucho', 'mucha'],
  ['poco', 'poca'],
  ['al', 'a la'],
  ['del', 'de la'],
];
const eitherGender = 'mi|tu|su|de|en|con|sin|por|para|más|y|o|debe|debía|debo|pagó|cobró|prestó|pidió|me|le|nos';
/** What may follow without agreeing with the noun. */
const after = `(?= *(?:[,.;:)]|$)| (?:de|del|que|en|y|o|a|al|por|para|con|sin|se|me|le|nos|no|cuando|porque|mensual|correspondiente|pendiente)(?!\\p{L}))`;

/**
 * Replaces a noun where everything that agrees with it is a determiner that is known; where an adjective may follow, the
 * sentence stays as it is.
 */
export function replaceNoun(sentence: string, { from, gender, to }: NounSwap): string {
  const old = gender.from === 'm' ? 0 : 1;
  const now = gender.to === 'm' ? 0 : 1;
  const determiners = [...pairs].sort((left, right) => right[old].length - left[old].length);
  const pattern = wholeWords(`(${determiners.map((pair) => pair[old]).join('|')}|${eitherGender}) ${from}`);
  // A noun of the same gender and number agrees with whatever follows.
  const bounded =
    old === now ? pattern : new RegExp(`${pattern.source}${after.replaceAll(' ', '[ \\t]')}`, pattern.flags);
  return sentence.replace(bounded, (found: string, determiner: string, at: number) => {
    if (found.slice(determiner.length).toLowerCase() !== found.slice(determiner.length)) return found;
    const pair = determiners.find((one) => one[old] === determiner.toLowerCase().replace(/\s+/g, ' '));
    const words = `${pair ? pair[now] : determiner} ${to}`;
    const isCapital = /^\p{Lu}/u.test(determiner);
    if (isCapital && !opensSentence(sentence, at)) return found;
    return isCapital ? capitalised(words) : words;
  });
}

/*
 * Spanish stemmer after the published Snowball algorithm, with three deliberate differences, all measured on Argentine
 * legal text: suffixes are matched without accents (people leave them out, and both spellings must meet in one stem),
 * plurals in -es lose it first ("alquileres" and "alquiler" meet), and a stem gives up a final "i" ("servicio", "servicios").
 */

const vowels = new Set(['a', 'e', 'i', 'o', 'u']);
const isVowel = (letter: string | undefined) => letter !== undefined && vowels.has(letter);

const byLengthDescending = (list: string) => list.split(' ').sort((a, b) => b.length - a.length);

const pronouns = byLengthDescending('me se sela selo selas selos la le lo las les los nos');
const pronounHosts = ['iendo', 'ando', 'yendo', 'ar', 'er', 'ir'];

type StandardGroup = 'delete' | 'ic' | 'log' | 'u' | 'ente' | 'amente' | 'mente' | 'idad' | 'iva';
const standardSuffixes: [suffix: string, group: StandardGroup][] = (
  [
    [
      'delete',
      'anza anzas ico ica icos icas ismo ismos able ables ible ibles ista istas oso osa osos osas amiento amientos imiento imientos',
    ],
    ['ic', 'adora ador acion adoras adores aciones ante antes ancia ancias'],
    ['log', 'logia logias'],
    ['u', 'ucion uciones'],
    ['ente', 'encia encias'],
    ['amente', 'amente'],
    ['mente', 'mente'],
    ['idad', 'idad idades'],
    ['iva', 'iva ivo ivas ivos'],
  ] as [StandardGroup, string][]
)
  .flatMap(([group, list]) => list.split(' ').map((suffix): [string, StandardGroup] => [suffix, group]))
  .sort((a, b) => b[0].length - a[0].length);

const ySuffixes = byLengthDescending('ya ye yan yen yeron yendo yo yas yes yais yamos');
const plainVerbSuffixes = ['emos', 'eis', 'en', 'es'];
const verbSuffixes = byLengthDescending(
  'arian arias aran aras ariais aria areis ariamos aremos ara are erian erias eran eras eriais eria ereis eriamos eremos era ere ' +
    'irian irias iran iras iriais iria ireis iriamos iremos ira ire aba ada ida ia ara iera ad ed id ase iese aste iste an aban ' +
    'ian aran ieran asen iesen aron ieron ado ido ando iendo io ar er ir as abas adas idas ias aras ieras ases ieses is ais ' +
    'abais iais arais ierais aseis ieseis asteis isteis ados idos amos abamos iamos imos aramos ieramos iesemos asemos',
);
const allVerbSuffixes = [...new Set([...verbSuffixes, ...plainVerbSuffixes])].sort((a, b) => b.length - a.length);

/** Where region R1 of `word` begins, looking from `from`: after the first consonant that follows a vowel. */
function regionAfter(word: string, from: number): number {
  for (let i = from + 1; i < word.length; i++) if (!isVowel(word[i]) && isVowel(word[i - 1])) return i + 1;
  return word.length;
}

function verbRegion(word: string): number {
  if (word.length < 3) return word.length;
  if (!isVowel(word[1])) {
    for (let i = 2; i < word.length; i++) if (isVowel(word[i])) return i + 1;
    return word.length;
  }
  if (isVowel(word[0])) {
    for (let i = 2; i < word.length; i++) if (!isVowel(word[i])) return i + 1;
    return word.length;
  }
  return 3;
}

interface Regions {
  rv: number;
  r1: number;
  r2: number;
}

const endsIn = (word: string, suffix: string, region: number) =>
  word.endsWith(suffix) && word.length - suffix.length >= region;
const without = (word: string, suffix: string) => word.slice(0, word.length - suffix.length);

function dropFirst(word: string, suffixes: string[], region: number): string {
  for (const suffix of suffixes) if (endsIn(word, suffix, region)) return without(word, suffix);
  return word;
}

function removePronoun(word: string, { rv }: Regions): string {
  for (const pronoun of pronouns) {
    if (!endsIn(word, pronoun, rv)) continue;
    const host = without(word, pronoun);
    const carries = pronounHosts.some(
      (ending) => endsIn(host, ending, rv) && (ending !== 'yendo' || host[host.length - 6] === 'u'),
    );
    return carries ? host : word;
  }
  return word;
}

function removeStandardSuffix(word: string, { r1, r2 }: Regions): string {
  const found = standardSuffixes.find(([suffix]) => word.endsWith(suffix));
  if (found === undefined) return word;
  const [suffix, group] = found;
  const region = group === 'amente' ? r1 : r2;
  if (!endsIn(word, suffix, region)) return word;
  const rest = without(word, suffix);
  switch (group) {
    case 'delete':
      return rest;
    case 'ic':
      return dropFirst(rest, ['ic'], r2);
    case 'log':
      return `${rest}log`;
    case 'u':
      return `${rest}u`;
    case 'ente':
      return `${rest}ente`;
    case 'amente': {
      const shorter = dropFirst(rest, ['iv'], r2);
      return shorter === rest ? dropFirst(rest, ['os', 'ic', 'ad'], r2) : dropFirst(shorter, ['at'], r2);
    }
    case 'mente':
      return dropFirst(rest, ['ante', 'able', 'ible'], r2);
    case 'idad':
      return dropFirst(rest, ['abil', 'ic', 'iv'], r2);
    case 'iva':
      return dropFirst(rest, ['at'], r2);
  }
}

function removeVerbSuffix(word: string, { rv }: Regions): string {
  for (const suffix of ySuffixes) {
    if (endsIn(word, suffix, rv) && word[word.length - suffix.length - 1] === 'u') return without(word, suffix);
  }
  const suffix = allVerbSuffixes.find((candidate) => endsIn(word, candidate, rv));
  if (suffix === undefined) return word;
  const rest = without(word, suffix);
  return plainVerbSuffixes.includes(suffix) && rest.endsWith('gu') ? rest.slice(0, -1) : rest;
}

function removeResidue(word: string, { rv }: Regions): string {
  for (const suffix of ['os', 'a', 'o', 'i']) if (endsIn(word, suffix, rv)) return without(word, suffix);
  if (!endsIn(word, 'e', rv)) return word;
  const rest = without(word, 'e');
  return endsIn(rest, 'u', rv) && rest.endsWith('gu') ? rest.slice(0, -1) : rest;
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  return word.length > 5 && /(?<!b)[rlnds]es$/.test(word) ? word.slice(0, -2) : word;
}

/** Stem of one word, already lower case and without accents (see `fold`). */
export function stemSpanish(folded: string): string {
  if (folded.length < 4) return folded;
  const word = singular(folded);
  const r1 = regionAfter(word, 0);
  const regions: Regions = { rv: verbRegion(word), r1, r2: regionAfter(word, r1) };
  const bare = removePronoun(word, regions);
  const standard = removeStandardSuffix(bare, regions);
  const verbless = standard === bare ? removeVerbSuffix(bare, regions) : standard;
  const stem = removeResidue(verbless, regions);
  return stem.length > 3 && stem.endsWith('i') ? stem.slice(0, -1) : stem;
}

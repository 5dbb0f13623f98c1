import { AMBIGUOUS_NAMES } from './ambiguous-names.ts';
import { isCommonWord } from './common-words.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { inZone } from './kept-zones.ts';
import { after, before, fold, type NormalisedText } from './normalise.ts';
import { PLACES } from './places.ts';
import { STOP_WORDS } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import type { Candidate, KnownDatum, Zone } from './types.ts';
import { looksOrdinary, ordinaryWords, type Word } from './words.ts';

const SHORTEST = 4;
const DIMINUTIVE = /^([a-z]{4,12}?)c?it[oa]$/;
/** Where a message or a sentence begins. */
const OPENS = /(?:^|[\n>:.!?] ?)$/;

/**
 * "Tami, cargué el escrito" where the text knows a Tamara, "Bego tenés el teléfono" where it knows a Begoña: the beginning
 * of a known given name that calls somebody at the start of a message.
 */
export function findShortNames(
  document: NormalisedText,
  words: readonly Word[],
  zones: readonly Zone[],
  known: readonly KnownDatum[],
): Candidate[] {
  const beginnings = beginningsOf(known);
  const ordinary = ordinaryWords(words);
  const givenBeginnings = shortestBeginnings(known);
  const familiarForms = familiarFormsOf(known);
  const ordinaryWord = (folded: string) =>
    EVERYDAY_WORDS.has(folded) || STOP_WORDS.has(folded) || PLACES.has(folded) || isCommonWord(folded);
  const found: Candidate[] = [];
  for (const { shape, folded, start, end } of words) {
    // "Emanuelito", "simoncito", where somebody is called Emanuel or Simón.
    const stem = /it[oa]$/.test(folded) ? DIMINUTIVE.exec(folded)?.[1] : undefined;
    // "la cuota de thiaguito", "besos a martincito": of a given name that is nothing else.
    if (
      stem !== undefined &&
      shape !== 'upper' &&
      !/"(?:la|el) $/.test(before(document, start, 6)) &&
      isGivenStem(stem) &&
      !ordinaryWord(folded) &&
      FAMILIAR_LEFT.test(before(document, start, 12))
    ) {
      if (!inZone(zones, start, end)) found.push({ start, end, type: 'persona', score: 0.65, source: 'short-name' });
      continue;
    }
    if (stem !== undefined && beginnings.has(`${stem}^`) && !isCommonWord(folded) && !inZone(zones, start, end)) {
      found.push({ start, end, type: 'persona', score: 0.65, source: 'short-name' });
      continue;
    }
    // "era Campitos el que calmaba", "le dicen mati o torito": of a surname; "kiari", of Kiara.
    const form = familiarForms.get(folded);
    if (form !== undefined && shape !== 'upper' && !inZone(zones, start, end)) {
      const left = before(document, start, 24);
      const isInside = shape === 'title' && !OPENS.test(document.text.slice(Math.max(0, start - 2), start));
      const isCalled = isInside || (form === 'given' && FAMILIAR_LEFT.test(left.slice(-12))) || CALLED_LEFT.test(left);
      // "soy debi", "che Debi": also one that is a form of a verb.
      const isSpokenTo = form === 'given' && SPOKEN_TO_LEFT.test(left) && !STOP_WORDS.has(folded);
      if (ordinaryWord(folded) ? isSpokenTo : isCalled) {
        found.push({ start, end, type: 'persona', score: 0.65, source: 'short-name' });
        continue;
      }
    }
    // "hablá con la bri", where the text knows a Brisa.
    if (shape === 'lower' && givenBeginnings.has(folded) && !ordinaryWord(folded) && !inZone(zones, start, end)) {
      if (FAMILIAR_LEFT.test(before(document, start, 12))) {
        found.push({ start, end, type: 'persona', score: 0.6, source: 'short-name' });
        continue;
      }
    }
    // `chats con "Ger ❤"`, "Jor, vení": three letters of it, which within a sentence have a capital because they name somebody.
    if (shape === 'title' && folded.length === 3 && givenBeginnings.has(folded) && isOfThree(document, start, end)) {
      if (!ordinaryWord(folded) && !ordinary.has(folded) && !SURNAMES.has(folded) && !inZone(zones, start, end))
        found.push({ start, end, type: 'persona', score: 0.6, source: 'short-name' });
      continue;
    }
    if (shape !== 'title' || !beginnings.has(folded) || ordinary.has(folded)) continue;
    if (EVERYDAY_WORDS.has(folded) || STOP_WORDS.has(folded) || PLACES.has(folded) || looksOrdinary(folded)) continue;
    const left = document.text.slice(Math.max(0, start - 2), start);
    const right = document.text.slice(end, end + 2);
    const isCalled = OPENS.test(left) && (right.startsWith(',') || (left === ': ' && /^ \p{Ll}/u.test(right)));
    // Within a sentence only a name has a capital.
    const isInside =
      !OPENS.test(left) &&
      !left.endsWith('\n') &&
      !SURNAMES.has(folded) &&
      // "encontró a Valen": where people stand, also one that is a form of a verb.
      (!isCommonWord(folded) || AMONG_PEOPLE.test(before(document, start, 16)) || DOES.test(after(document, end, 12)));
    if ((isCalled || isInside) && !inZone(zones, start, end))
      found.push({ start, end, type: 'persona', score: 0.65, source: 'short-name' });
  }
  return found;
}

/** Behind a word in small letters, or in quotation marks; a point right behind makes an abbreviation of it. */
const isOfThree = (document: NormalisedText, start: number, end: number): boolean =>
  /(?:\p{Ll},? |")$/u.test(document.text.slice(Math.max(0, start - 3), start)) &&
  !/^[.\d]/.test(document.text.slice(end, end + 1));

/** "thiagu" of Thiago, "martin" of Martín, "luqu" of Luca. */
const isGivenStem = (stem: string): boolean =>
  [stem, stem.replace(/gu$/, 'g').replace(/qu$/, 'c')].some((base) =>
    ['', 'o', 'a', 'e'].some((ending) => {
      const name = base + ending;
      return name.length >= 4 && GIVEN_NAMES.has(name) && !AMBIGUOUS_NAMES.has(name) && !isCommonWord(name);
    }),
  );

/** Where somebody is spoken of or to in small letters. */
const FAMILIAR_LEFT =
  /(?:(?<![a-z])(?:la|el|al|con|a|de|y|ni|mi|para|por|soy|hola|che|ay|uh|eh|oh|buenisimo|genial|gracias|dale|ok|perdon|que) |[\n:] ?)$/;

/** Who speaks, or is spoken to. */
const SPOKEN_TO_LEFT = /(?<![a-z])(?:yo soy|soy|che|hola|gracias|dale),? $/;

/** "que este año Valen iba a llevar la bandera". */
const DOES = /^ (?:iba|dijo|dice|quiere|quiso|tiene|tuvo|vino|viene|estaba|lloro|llora|juega|sabe|duerme)(?![a-z])/;

const AMONG_PEOPLE = /(?<![a-z])(?:a|con|lo de) $|(?<= [a-z]{2,14}) y $/;

const CALLED_LEFT =
  /(?<![a-z])(?:le|la|lo|me|les) (?:dicen|decian|llaman|llamaban|apodan) (?:[a-z]{3,12} o )?(?:el |la )?$/;

/** "campitos" of Campos, "torito" of Toro; "kiari" of Kiara. */
function familiarFormsOf(known: readonly KnownDatum[]): ReadonlyMap<string, 'given' | 'surname'> {
  const forms = new Map<string, 'given' | 'surname'>();
  for (const { type, text } of known) {
    if (type !== 'persona') continue;
    for (const [index, word] of (fold(text).match(/\p{L}{4,}/gu) ?? []).entries()) {
      if (GIVEN_NAMES.has(word)) {
        if (word.length >= 5 && /[ao]$/.test(word)) forms.set(`${word.slice(0, -1)}i`, 'given');
        // "debi" of Débora, "robi" of Roberto.
        for (let length = 3; length <= Math.min(word.length - 3, 4); length += 1)
          forms.set(`${word.slice(0, length)}i`, 'given');
      } else if (index > 0 || SURNAMES.has(word)) {
        const stem = word.replace(/[oae]s?$/, '');
        for (const ending of ['ito', 'ita', 'itos', 'itas']) forms.set(stem + ending, 'surname');
      }
    }
  }
  return forms;
}

/** Three letters and more of the given names found so far. */
function shortestBeginnings(known: readonly KnownDatum[]): ReadonlySet<string> {
  const beginnings = new Set<string>();
  for (const { type, text } of known) {
    if (type !== 'persona') continue;
    for (const word of fold(text).match(/\p{L}+/gu) ?? []) {
      if (!GIVEN_NAMES.has(word)) continue;
      for (let length = 3; length <= Math.min(word.length - 2, 6); length += 1) beginnings.add(word.slice(0, length));
    }
  }
  return beginnings;
}

/** The beginnings of the given names found so far, at least two letters shorter. */
function beginningsOf(known: readonly KnownDatum[]): ReadonlySet<string> {
  const beginnings = new Set<string>();
  for (const { type, text } of known) {
    if (type !== 'persona') continue;
    for (const [index, word] of (fold(text).match(/\p{L}+/gu) ?? []).entries()) {
      if (index > 0 && !GIVEN_NAMES.has(word)) continue;
      // Whole, for a diminutive: with and without the vowel that it loses.
      if (word.length >= 4) beginnings.add(`${word}^`).add(`${word.replace(/[oae]$/, '')}^`);
      for (let length = SHORTEST; length <= Math.min(word.length - 2, 7); length += 1)
        beginnings.add(word.slice(0, length));
    }
  }
  return beginnings;
}

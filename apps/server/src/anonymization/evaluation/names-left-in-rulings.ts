import type { Detect } from './score-anonymizer.ts';

/** A ruling as the collection has it. */
export interface TitledRuling {
  id: string;
  /** The caption: "Pérez, Juan Carlos y otro c/ Gómez, Ana s/ daños". */
  title: string;
  text: string;
}

/** What real rulings still show of the people they are named after. */
export interface NamesLeft {
  rulings: number;
  /** Places where the surname of a party stands, and those where it stays readable. */
  mentions: number;
  left: number;
  rulingsWithNameLeft: number;
  rulingsWithNameLeftMoreThanOnce: number;
}

const NAME = String.raw`\p{Lu}\p{Ll}+`;
/** A person's caption: surname, comma, given names; a firm or a public body has no such comma. */
const PARTY = new RegExp(String.raw`^(${NAME})(?: ${NAME})?, ${NAME}(?: ${NAME})*(?= [cs]\/| y [Oo]tr[oa]s?| \/)`, 'u');
const shortestSurname = 4;
const longestText = 60_000;

/**
 * Looks for the surname of each ruling's first party in what the engine leaves. A cited ruling of the same name counts as left, so the
 * figure is an upper bound.
 * @param rulings those too long (60,000 characters) and those that no person gives the name are passed over.
 * @returns the totals, and for each ruling with something left its id, caption and counts.
 */
export function countNamesLeft(
  rulings: Iterable<TitledRuling>,
  detect: Detect,
): { totals: NamesLeft; differences: string[] } {
  const totals = { rulings: 0, mentions: 0, left: 0, rulingsWithNameLeft: 0, rulingsWithNameLeftMoreThanOnce: 0 };
  const differences: string[] = [];
  for (const { id, title, text } of rulings) {
    const surname = PARTY.exec(title)?.[1];
    if (surname === undefined || surname.length < shortestSurname || text.length > longestText) continue;
    const capital = `${surname.slice(0, 1).toUpperCase()}${surname.slice(1).toLowerCase()}`;
    const mention = new RegExp(String.raw`(?<!\p{L})(?:${capital}|${surname.toUpperCase()})(?!\p{L})`, 'gu');
    const spans = detect(text);
    const mentions = [...text.matchAll(mention)];
    const left = mentions.filter(
      ({ index, 0: { length } }) => !spans.some(({ start, end }) => start <= index && end >= index + length),
    );
    totals.rulings += 1;
    totals.mentions += mentions.length;
    totals.left += left.length;
    if (left.length > 0) {
      totals.rulingsWithNameLeft += 1;
      differences.push(`${id} ${title}: ${left.length} of ${mentions.length}`);
    }
    if (left.length > 1) totals.rulingsWithNameLeftMoreThanOnce += 1;
  }
  return { totals, differences };
}

import type { Finding } from '@foja/contracts/generators/finding';
import { fold } from '@foja/legal-text/fold';
import { absent, found } from '../extract/findings.ts';
import { tidyName } from '../extract/names.ts';

/** The parties' side of a caption, as written. */
export interface Caption {
  finding: Finding;
  plaintiff: string | null;
  defendant: string | null;
  /** Whom it names without telling a side: "Soto, Luis s/ extradición", or who appeals. */
  others: string[];
  /** What the case is about: "daños y perjuicios". */
  matter: string | null;
}

/** "causa nro. 7.118/2025 seguida a Kevin Roldán por robo": a criminal case has no claimant. */
const criminalCaption =
  /(?:causa|expediente|legajo|proceso)\b[^,;\n]{0,80}?\b(?:seguid[ao]|incoad[ao]|instruid[ao]|que se (?:le )?sigue)\s{1,4}(?:a|contra|en contra de)\s{1,4}([^,;\n]{4,80}?)\s{1,4}(?:por|s\/|en orden a|acusad[oa] de)\s{1,4}(?:el delito de\s|los delitos de\s)?([^,;.\n]{4,120})/iu;
const captionMaxCharacters = { plaintiff: 140, rest: 340 };
const versus = /\s{1,8}(?:c\s{0,8}\/|C\s{0,8}\/|contra(?![-\u00AD])|[vV][sS]\.|VS\.?)/gu;
const afterVersus =
  /^\s{0,8}([^\n"“”«»']{2,180}?)\s{1,8}(?:[sSpP]\s{0,8}\/|sobre\b|[-–](?=\s))\s{0,8}([^\n"“”«»'(),;.]{3,120})/u;

/** "A c/ B s/ C": looked for at each "c/", since a pattern for the whole would try every beginning with every end. */
function matchCaption(
  head: string,
): { index: number; before: string; rest: string; defendant: string; matter: string } | null {
  for (const { 0: mark, index } of head.matchAll(versus)) {
    const near = head.slice(Math.max(0, index - captionMaxCharacters.plaintiff), index);
    const before = near.slice(near.search(/[^\n"“”«»']*$/u)).trimStart();
    if (before.length < 2) continue;
    const from = index + mark.length;
    const match = afterVersus.exec(head.slice(from, from + captionMaxCharacters.rest));
    if (match) return { index, before, rest: mark + match[0], defendant: match[1] ?? '', matter: match[2] ?? '' };
  }
  return null;
}

/** The caption of a ruling. @param head its beginning. */
export function readCaption(head: string): Caption {
  const match = matchCaption(head);
  const quoted = readQuotedCaption(head);
  // A caption between inverted commas, maybe of several lines; one that stands before it is the ruling's.
  if (quoted !== null && (match === null || match.index >= quoted.index)) return quoted.caption;
  if (!match) {
    const criminal = criminalCaption.exec(head);
    if (criminal !== null) {
      return {
        finding: found(criminal[0].trim()),
        plaintiff: null,
        defendant: tidyName(criminal[1] ?? ''),
        others: [],
        matter: criminal[2]?.trim() ?? null,
      };
    }
    return {
      finding: absent('El texto no trae la carátula.'),
      plaintiff: null,
      defendant: null,
      others: [],
      matter: null,
    };
  }
  const { before, defendant, matter, rest } = match;
  // Without inverted commas the caption may come behind "en los autos caratulados:".
  const plaintiff = before.replace(/^.*\b(?:caratulad[oa]s?|autos|expediente|causa)\b:?\s{0,8}/iu, '').trim();
  return {
    finding: found((before.slice(before.indexOf(plaintiff)) + rest).trim()),
    plaintiff: tidyName(plaintiff),
    defendant: tidyName(withoutOthers(defendant)),
    others: [],
    matter: matter.trim(),
  };
}

const quotedPattern =
  /(?<!\p{L})(?:autos|causas?|expedientes?|caratulad[oa]s?)\b[^"“”«»]{0,60}["“«]([^"“”«»]{6,500})["”»]/iu;
/** "Recurso de hecho deducido por Aseguradora Sur S.A. en la causa …". */
const appealOf =
  /^\s*(?:recurso|queja|presentaci[oó]n)\b[^"“”«»]{0,40}?\spor\s([^"“”«»]{2,200}?)\sen\s(?:la|los|el)\s(?:causa|autos|expediente)s?(?:\scaratulad[oa]s?)?:?\s/iu;
const caseParts =
  /^(.{2,200}?)\s(?:c\s?\/|contra|vs\.?)\s?(.{2,200}?)(?:\s[-–—]|\s(?:s\s?\/|sobre\s)\s?(.{3,300}))?$/iu;
const matterAlone = /^(.{2,200}?)\ss\s?\/\s?(.{3,300})$/iu;

/** A caption between inverted commas, whose lines a printed page may have broken. */
function readQuotedCaption(head: string): { index: number; caption: Caption } | null {
  const match = quotedPattern.exec(head);
  if (match === null) return null;
  const [whole, quoted = ''] = match;
  const appeal = appealOf.exec(quoted);
  const own = quoted.slice(appeal?.[0].length ?? 0).trim();
  const line = inOneLine(own);
  const sides = caseParts.exec(line);
  const alone = sides === null ? matterAlone.exec(line) : null;
  if (sides === null && alone === null) return null;
  const plaintiff = sides === null ? null : tidyName(withoutOthers(sides[1] ?? ''));
  const defendant = sides === null ? null : tidyName(withoutOthers(sides[2] ?? ''));
  const subjects = (alone?.[1] ?? '').split(';').map((name) => tidyName(withoutOthers(name)));
  const told = [plaintiff, defendant, ...subjects].filter((name) => name !== null && name !== '');
  const appellant = nameOfAppellant(inOneLine(appeal?.[1] ?? ''));
  const isTold = told.some((name) => wordsOf(name ?? '') === wordsOf(appellant ?? ''));
  return {
    index: match.index + whole.indexOf(quoted),
    caption: {
      finding: found(own),
      plaintiff,
      defendant,
      others: [...subjects.filter((name) => name !== ''), ...(appellant === null || isTold ? [] : [appellant])],
      matter: sides?.[3]?.trim() ?? alone?.[2]?.trim() ?? null,
    },
  };
}

/** Who appeals, where it is a name and not "la actora" or "la defensa de…". */
function nameOfAppellant(told: string): string | null {
  const name = tidyName(told.replace(/\s(?:por sí|en representaci[oó]n|en su car[aá]cter)\b.*$/iu, ''));
  return /^\p{Lu}/u.test(name) ? name : null;
}

const inOneLine = (text: string) =>
  text
    .replace(/[-\u00AD]\s{0,3}\n\s{0,3}(?=\p{Ll})/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
const withoutOthers = (names: string) => names.trim().replace(/\s{1,8}y\s{1,8}otr[oa]s?(?:\/[oa]s?)?$/iu, '');
const wordsOf = (name: string) => (fold(name).match(/[\p{L}\d]+/gu) ?? []).sort().join(' ');

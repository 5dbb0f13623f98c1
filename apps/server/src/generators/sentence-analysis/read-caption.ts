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
  /** It says "y otro" of somebody whom it does not name. */
  leavesUnnamed: boolean;
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

/** The caption of a ruling. @param beginning of it. */
export function readCaption(beginning: string): Caption {
  const caption = captionIn(withoutPrecedents(beginning));
  return { ...caption, leavesUnnamed: leavesUnnamed.test(caption.finding.quote ?? '') };
}

const leavesUnnamed = /\sy\s{1,4}otr[oa]s?\b/iu;
const reasonsBegin = /\bCONSIDERANDO\b|\bConsiderando\s{0,4}:/u;
const quotedCase = /["“«][^"“”«»]{6,300}["”»]/gu;
const citesBefore =
  /\b(?:fallos|precedentes?|causas|conf(?:r|orme)?|cf|v[ée]ase|doctrina|criterio|in re|(?:resuelto|decidido|sostenido|dicho|establecido|fijad[oa]s?)\b[^.]{0,60})[^."“«]{0,60}$/iu;
const citesBehind =
  /^[^."“«]{0,40}\b(?:fallos|sentencia\s{1,4}del?|pronunciamiento\s{1,4}del?|del?\s{1,4}\d{1,2}\s{1,4}de\s{1,4}\p{L}+\s{1,4}de(?:l)?\s{1,4}\d)/iu;
const nearCharacters = 160;

/** Cases that the reasons quote as precedents are none of the ruling's own. */
function withoutPrecedents(head: string): string {
  const from = reasonsBegin.exec(head)?.index ?? head.length;
  const reasons = head.slice(from);
  return (
    head.slice(0, from) +
    reasons.replace(quotedCase, (quoted, at: number) => {
      const before = reasons.slice(Math.max(0, at - nearCharacters), at);
      const behind = reasons.slice(at + quoted.length, at + quoted.length + nearCharacters);
      return citesBefore.test(before) || citesBehind.test(behind) ? ' '.repeat(quoted.length) : quoted;
    })
  );
}

type FoundCaption = Omit<Caption, 'leavesUnnamed'>;

function captionIn(head: string): FoundCaption {
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
    defendant: bareName(defendant),
    others: [],
    matter: matter.trim(),
  };
}

const quotedPattern =
  /(?<!\p{L})(?:autos|causas?|expedientes?|caratulad[oa]s?)\b[^"“”«»]{0,60}["“«]([^"“”«»]{6,500})["”»]/iu;
/** "Recurso de hecho deducido por Aseguradora Sur S.A. en la causa …". */
const appealOf =
  /^\s{0,8}(?:recurso|queja|presentaci[oó]n)\b[^"“”«»]{0,40}?\s{1,4}por\s{1,4}([^"“”«»]{2,200}?)\s{1,4}en\s{1,4}(?:la|los|el)\s{1,4}(?:causa|autos|expediente)s?(?:\s{1,4}caratulad[oa]s?)?:?\s{1,4}/iu;
const caseParts =
  /^(.{2,200}?)\s(?:c\s?\/|contra|vs\.?)\s?(.{2,200}?)(?:\s[-–—]|\s(?:s\s?\/|sobre\s)\s?(.{3,300}))?$/iu;
const matterAlone = /^(.{2,200}?)\ss\s?\/\s?(.{3,300})$/iu;

/** A caption between inverted commas, whose lines a printed page may have broken. */
function readQuotedCaption(head: string): { index: number; caption: FoundCaption } | null {
  const match = quotedPattern.exec(head);
  if (match === null) return null;
  const [whole, quoted = ''] = match;
  const appeal = appealOf.exec(quoted);
  const own = quoted.slice(appeal?.[0].length ?? 0).trim();
  const line = inOneLine(own);
  const sides = caseParts.exec(line);
  const alone = sides === null ? matterAlone.exec(line) : null;
  if (sides === null && alone === null) return null;
  const plaintiff = sides === null ? null : bareName(sides[1] ?? '');
  const defendant = sides === null ? null : bareName(sides[2] ?? '');
  const subjects = (alone?.[1] ?? '').split(';').map(bareName);
  const told = [plaintiff, defendant, ...subjects].filter((name) => name !== null && name !== '');
  const isTold = (other: string) => told.some((name) => wordsOf(name ?? '') === wordsOf(other));
  const appellants = namesOfAppellants(inOneLine(appeal?.[1] ?? '')).filter((name) => !isTold(name));
  return {
    index: match.index + whole.indexOf(quoted),
    caption: {
      finding: found(own),
      plaintiff,
      defendant,
      others: [...subjects.filter((name) => name !== ''), ...appellants],
      matter: sides?.[3]?.trim() ?? alone?.[2]?.trim() ?? null,
    },
  };
}

/** Who appeals, or is defended by who does, where it is a name and not "la actora"; each of several. */
function namesOfAppellants(told: string): string[] {
  const names = told
    .replace(/\s(?:por sí|en representaci[oó]n|en su car[aá]cter)\b.*$/iu, '')
    .replace(
      /^(?:la defensa(?: oficial)?|el (?:defensor|apoderado|letrado)[^,]{0,40}?) del? (?:imputad[oa] |señora? )?/iu,
      '',
    );
  // The parts of one name, as "López, Juan", are no names of several.
  const each = names.split(/,\s|\sy\s(?=\p{Lu})/u);
  const isList = each.length > 1 && each.every((name) => /^\p{Lu}\S+\s\p{Lu}/u.test(name));
  return (isList ? each : [names]).map(tidyName).filter((name) => /^\p{Lu}/u.test(name));
}

const inOneLine = (text: string) =>
  text
    .replace(/[-\u00AD]\s{0,3}\n\s{0,3}(?=\p{Ll})/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
const withoutOthers = (names: string) => names.trim().replace(/\s{1,8}y\s{1,8}otr[oa]s?(?:\/[oa]s?)?$/iu, '');
/** A name without who is not named with it, and without numbers of acts and files behind it: "EN – DNM disp. 2560/11 (exp. 39/09)". */
const bareName = (names: string) =>
  tidyName(
    withoutOthers(names)
      .replace(/(?:\s{0,4}\([^()]{0,60}\d[^()]{0,40}\))+\s{0,4}$/u, '')
      .replace(
        /\s(?:disp|disposici[oó]n|resol?|resoluci[oó]n|dec|decreto|dto|ley)\.?\s(?:[^\d\s]{1,6}\s)?\d[\d./-]*$/iu,
        '',
      ),
  );
const wordsOf = (name: string) => (fold(name).match(/[\p{L}\d]+/gu) ?? []).sort().join(' ');

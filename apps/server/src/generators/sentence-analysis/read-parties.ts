import type { SentenceAnalysis } from '@foja/contracts/generators/sentence-analysis';
import type { ProcedureRole } from '@foja/contracts/generators/sentence-terms';
import { fold } from '@foja/legal-text/fold';
import { namePattern, tidyName } from '../extract/names.ts';
import { asQuote, sentenceAt, sentencesOf } from '../extract/sentences.ts';
import type { Caption } from './read-caption.ts';

type Party = SentenceAnalysis['parties'][number];

const insurerPattern = new RegExp(
  `(?:cita(?:da|do|n|r)?(?:\\s{1,8}en)?\\s{1,8}garant[ií]a\\s{1,8}(?:a(?:l)?\\s{1,8})?|aseguradora\\s{1,8}citada:?\\s{1,8}|condena\\s{1,8}a\\s{1,8}(?=[^.]{0,60}en la medida del seguro))(?:la\\s{1,8}firma\\s{1,8}|la\\s{1,8}empresa\\s{1,8})?(${namePattern})`,
  'gu',
);
const thirdPattern = new RegExp(
  `(?:tercer[oa]\\s{1,8}citad[oa]|citad[oa]\\s{1,8}como\\s{1,8}tercer[oa])[,:]?\\s{1,8}(?:a\\s{1,8})?(${namePattern})`,
  'gu',
);

const several = `${namePattern}(?:\\s{0,2},\\s{1,4}${namePattern}){0,5}`;
/** Who sues whom, told in the first reasons of a ruling without a caption. */
const suesPattern = new RegExp(
  `(?:^|[.:)–-]|\\b(?:fs\\.?\\s{1,4}[\\d/]{1,12}|[Qq]ue|empresa|firma|señora?|actora?))[\\s,]{1,8}(${several})(?:,[^.;]{3,300}?[,–-])?\\s{1,8}(?:por\\s{1,4}derecho\\s{1,4}propio\\s{1,8})?(?:promuev|deduc|inici|interpon|entabl)(?:e|en|[ií]a|ieron|i[oó]|[oó]|aron|dujo|dujeron)\\s{1,8}(?:la\\s|una\\s|esta\\s)?(?:presente\\s)?(?:demanda|acci[oó]n)\\b`,
  'u',
);
const condemns =
  '(?:conden[oó]|condena(?:r|ndo)?|procesamiento[^.;]{0,40}?|prisi[oó]n\\s{1,4}preventiva|extradici[oó]n)\\s{1,8}(?:a|de|al|del)\\s{1,8}';
const condemnedPattern = new RegExp(`\\b${condemns}(${namePattern})`, 'gu');
const isInsurer = /\b(?:ART|A\.R\.T\.?|[Ss]eguros|SEGUROS|[Aa]segurador\p{L}*|Riesgos del Trabajo)(?![\p{L}])/u;
const isWholeName = (name: string) => /^\p{Lu}[\p{L}.&'-]*(?:\s(?:de|del|la|las|los|y))*\s\p{Lu}/u.test(name);
/** Courts, codes and crimes are condemned by nobody. */
const isNobody = /^(?:Juzgado|Cámara|Tribunal|Sala|Corte|Estado de|República|Código|Ley|Constitución|Ministerio P)/u;

/** The parties that caption and text name, each with its role. */
export function readParties(text: string, caption: Caption): Party[] {
  const sentences = sentencesOf(text);
  const quoted = caption.finding.quote;
  const ofCaption = (name: string | null, role: ProcedureRole): Party[] =>
    name === null || name === '' ? [] : [{ name, role, mark: 'found', quote: quoted }];
  const quoteAt = (index: number, otherwise: string) => asQuote(sentenceAt(sentences, index)?.text ?? otherwise);
  const named = (pattern: RegExp, role: ProcedureRole): Party[] =>
    [...text.matchAll(pattern)].map((match) => ({
      name: tidyName(
        wholeWord(match[1] ?? '', text.slice(match.index + match[0].length, match.index + match[0].length + 40)),
      ),
      role,
      mark: 'found',
      quote: quoteAt(match.index, match[0]),
    }));
  // Whom the caption leaves without a name.
  const condemned = caption.leavesUnnamed
    ? named(condemnedPattern, caption.plaintiff === null ? 'other' : 'defendant')
        .map((party) => ({ ...party, name: party.name.replace(/\s+/g, ' ') }))
        .filter(({ name }) => isWholeName(name) && !isNobody.test(name))
        .map((party): Party => (isInsurer.test(party.name) ? { ...party, role: 'insurer' } : party))
    : [];
  const parties = [
    ...ofCaption(caption.plaintiff, 'plaintiff'),
    ...ofCaption(caption.defendant, 'defendant'),
    ...caption.others.flatMap((name) => ofCaption(name, 'other')),
    ...named(insurerPattern, 'insurer'),
    ...named(thirdPattern, 'third-party'),
    ...(caption.finding.quote === null ? suing(text, quoteAt) : []),
  ].filter(({ name }) => name.length > 1);
  const others = condemned.filter(({ name }) => !parties.some((party) => isSamePerson(party.name, name)));
  return [
    ...new Map([...parties, ...others].map((party) => [party.name, party] as const).reverse()).values(),
  ].reverse();
}

/** A name whose last word a line has broken: "González Cas-" and "tillo, Cristián". */
function wholeWord(name: string, behind: string): string {
  const rest = /^[-\u00AD]?\s{0,2}\n\s{0,2}(\p{Ll}+)/u.exec(behind)?.[1];
  const isBroken = rest !== undefined && (/-$/.test(name) || /^[-\u00AD]/.test(behind));
  return isBroken ? name.replace(/-$/, '') + rest : name;
}

/** Where the first reasons of a ruling tell who sues. */
const firstReasons = 4_000;

const forChild = new RegExp(
  `en\\s{1,4}representaci[oó]n\\s{1,4}de\\s{1,4}su\\s{1,4}hij[oa]\\s{1,4}(?:menor\\s{1,4}(?:de\\s{1,4}edad\\s{1,4})?)?(${namePattern})`,
  'u',
);

/** Who sues whom, as the first reasons tell it: "Que a fs. 17 Ana Paz promueve demanda contra Sol S.A.". */
function suing(text: string, quoteAt: (index: number, otherwise: string) => string): Party[] {
  const head = text.slice(0, firstReasons);
  const match = suesPattern.exec(head);
  if (match === null) return [];
  const quote = quoteAt(match.index + match[0].length - 1, match[0]);
  const behind = head.slice(match.index + match[0].length);
  const against =
    /^[^.;]{0,260}?\bcontra\s{1,8}([^;]{3,400}?)(?:(?<!\b(?:Dra?|Sra?|Ing|Lic))\.\s|,\s{1,4}(?:a\s{1,4}fin|con\s|por\s|en\s{1,4}los\s|persigu|solicit)|;)/u.exec(
      behind,
    );
  const party =
    (role: ProcedureRole) =>
    (name: string): Party => ({ name, role, mark: 'found', quote });
  return [
    ...[match[1], forChild.exec(match[0])?.[1]].flatMap((names) => peopleIn(names ?? '')).map(party('plaintiff')),
    ...peopleIn(against?.[1] ?? '').map(party('defendant')),
  ];
}

/** The names of a list: "la Provincia de Sur (Ministerio de Salud), el Estado Nacional y el Dr. Luis Paz". */
function peopleIn(list: string): string[] {
  return list
    .replace(/[-\u00AD]\s{0,2}\n\s{0,2}(?=\p{Ll})/gu, '')
    .replace(/\u00AD/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/\s\([^()]{0,120}\)/gu, '')
    .split(/,\s|\s(?:y|e)\s(?=(?:(?:el|la|los|las|contra)\s)?(?:Dra?\.\s)?["“«]?\p{Lu})/u)
    .map((name) => tidyName(name.replace(/^(?:y|e|contra)\s/u, '').trim()).replace(/["“”«»]/gu, ''))
    .filter((name) => isWholeName(name) && !isNobody.test(name));
}

const wordsOf = (name: string): string[] => fold(name).match(/[\p{L}\d]+/gu) ?? [];

/** Whether all words of the shorter stand in the other. */
function isSamePerson(one: string, other: string): boolean {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return short.every((word) => long.includes(word));
}

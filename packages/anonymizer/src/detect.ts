import { findAddresses } from './addresses.ts';
import { BANKING_RULES } from './banking-rules.ts';
import { findBusinesses } from './businesses.ts';
import { findCaptionParties } from './captions.ts';
import { CASE_RULES } from './case-rules.ts';
import { findChatNames } from './chat-names.ts';
import { findCompanies } from './companies.ts';
import { CONTACT_RULES } from './contact-rules.ts';
import { personWords } from './entity-keys.ts';
import { FILE_NUMBER_RULES } from './file-numbers.ts';
import { IDENTITY_RULES } from './identity-rules.ts';
import { findInitials } from './initials.ts';
import { findKeptZones, firstEndingAfter, inZone, keptPrecedents, mergeZones } from './kept-zones.ts';
import { findLabelledNames } from './labelled-names.ts';
import { findLikelyNames, shareScores } from './likely-names.ts';
import { fittedNameModel } from './name-model.ts';
import { NET_RULES } from './net-rules.ts';
import { findNicknames } from './nicknames.ts';
import { fold, type NormalisedText, normalise } from './normalise.ts';
import { ORIGIN_RULES } from './origin-rules.ts';
import { resolveOverlaps } from './overlaps.ts';
import { PARCEL_RULES } from './parcel-rules.ts';
import { type Rule, runRules, usableRules } from './patterns.ts';
import { shareContexts } from './person-context.ts';
import { findPersons } from './persons.ts';
import { findPlaceholders } from './placeholders.ts';
import { findPossibleNames } from './possible-names.ts';
import { preparePropagation } from './prepare-propagation.ts';
import { findMentions } from './propagate.ts';
import { RECORD_RULES } from './record-rules.ts';
import { type KeptName, type KeptReason, Roles } from './roles.ts';
import { findShortNames } from './short-names.ts';
import { findSpeakers } from './speakers.ts';
import { findTableCells, type TableCell, tableCandidates } from './tables.ts';
import type { Candidate, DetectOptions, KnownDatum, NameModel, Span, Zone } from './types.ts';
import { wordsOf } from './words.ts';

/** Who speaks, or what a label says, is no evidence against an office. */
const WEAK_SOURCES = new Set(['speaker', 'labelled-name', 'chat-name', 'short-name', 'nickname', 'likely-name']);
const RULES = [
  ...IDENTITY_RULES,
  ...BANKING_RULES,
  ...CONTACT_RULES,
  ...NET_RULES,
  ...CASE_RULES,
  ...FILE_NUMBER_RULES,
  ...RECORD_RULES,
  ...PARCEL_RULES,
  ...ORIGIN_RULES,
];
const nextLine = /^\n\p{Lu}\p{L}+/u;
const longestWord = 30;
/** Characters between a weak number and the person or contact that makes it count. */
const PERSON_REACH = 60;
const CONTACT_REACH = 40;
/** Between the members of a list of names. */
const LIST_REACH = 4;
/** Redacting a datum can bring a label nearer to the next one; rounds go on until nothing new appears. */
const MOST_ROUNDS = 6;

/** What a text has: the data to be replaced, and the names, recognised or possible, that stay. */
export interface Inspection {
  spans: Span[];
  /** At UTF-16 offsets of the text, in order, outside the spans. */
  kept: KeptMention[];
}

/** One place where a name stays, and why. */
export interface KeptMention {
  start: number;
  end: number;
  text: string;
  reason: KeptReason;
}

interface Findings {
  found: Candidate[];
  kept: KeptName[];
}

/** The data that {@link inspect} finds, alone. */
export function detect(text: string, options: DetectOptions = {}): Span[] {
  return inspect(text, options).spans;
}

/**
 * Finds personal data in Spanish legal or chat text.
 *
 * Returns disjoint spans in order, with UTF-16 offsets of `text` as given. Placeholders such as `[PERSONA_1]` are opaque.
 * Detecting again after replacing every span by a placeholder finds nothing: rounds are run to a fixed point here.
 * Linear in the length of the text.
 */
export function inspect(text: string, options: DetectOptions = {}): Inspection {
  const roles = new Roles();
  const model = options.names ?? fittedNameModel();
  let rules: readonly Rule[] = RULES;
  let kept: KeptMention[] = [];
  const keep = new Set((options.keep ?? []).map((literal) => fold(literal).trim()));
  const keptNames = [...keep].map((literal) => new Set(personWords(literal)));
  const wanted = options.types ? new Set(options.types) : null;
  let spans: Span[] = [];
  const known: KnownDatum[] = [...(options.known ?? [])];
  const searched = new Set<string>();
  const cells = findTableCells(text);
  const placeholders = findPlaceholders(text);
  let previous: NormalisedText | undefined;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const document = normalise(text, spans, placeholders);
    if (previous) {
      shareContexts(previous, document);
      shareScores(previous, document);
    }
    previous = document;
    roles.forgetOfficials();
    const others =
      keptNames.length === 0
        ? new Set<string>()
        : new Set(known.flatMap((datum) => (datum.type === 'persona' ? personWords(datum.text) : [])));
    const keptPlaces = placesOf(document, keep);
    const isKept = ({ start, end, type }: Candidate) => {
      const around = keptPlaces[firstEndingAfter(keptPlaces, start)];
      if (around && around.start <= start && around.end >= end) return true;
      if (wanted !== null && !wanted.has(type)) return true;
      if (keep.size === 0) return false;
      const written = document.text.slice(start, end);
      if (keep.has(fold(written).trim())) return true;
      // "Pérez" is the kept "Juan Pérez", unless somebody else of that name was found.
      const words = type === 'persona' && keptNames.length > 0 ? personWords(written) : [];
      return words.length > 0 && keptNames.some((name) => words.every((word) => name.has(word) && !others.has(word)));
    };
    rules = usableRules(rules, document);
    const findings = detectOnce(document, rules, known, cells, isKept, roles, model);
    kept = mentionsOf(text, document, findings.kept);
    const fresh = findings.found.flatMap((candidate) => {
      const span = toSpan(text, document, candidate);
      return span && !(keep.size > 0 && keep.has(fold(span.text).trim())) ? [{ candidate, span }] : [];
    });
    if (fresh.length === 0) break;
    spans = [...spans, ...fresh.map(({ span }) => span)].sort((a, b) => a.start - b.start);
    for (const { candidate } of fresh) {
      const { type } = candidate;
      // As the detectors read it, without what a scanner or a line's end broke; of many mentions one is enough to search for.
      const written = trimmedText(document, candidate);
      const key = `${type} ${written}`;
      if (!searched.has(key)) known.push({ type, text: written });
      searched.add(key);
    }
  }
  const unsure = previous ? mentionsOf(text, previous, possibleNames(previous, known)) : [];
  const sure = disjoint(kept, spans);
  return { spans, kept: disjoint([...sure, ...unsure.filter(({ start, end }) => !inZone(sure, start, end))], spans) };
}

/** Read once, when all that is replaced has been found: what is told of here changes none of it. */
function possibleNames(document: NormalisedText, known: readonly KnownDatum[]): KeptName[] {
  return findPossibleNames(document, wordsOf(document), findKeptZones(document, known));
}

function mentionsOf(text: string, document: NormalisedText, names: readonly KeptName[]): KeptMention[] {
  return names.flatMap(({ reason, ...place }) => {
    const span = toSpan(text, document, { ...place, type: 'persona', score: 1, source: reason });
    return span ? [{ start: span.start, end: span.end, text: span.text, reason }] : [];
  });
}

/** In order, without those that a datum or another one covers. */
function disjoint(kept: readonly KeptMention[], spans: readonly Span[]): KeptMention[] {
  const sorted = [...kept].sort((a, b) => a.start - b.start || b.end - a.end);
  let covered = -1;
  return sorted.filter(({ start, end }) => {
    if (start < covered || inZone(spans, start, end)) return false;
    covered = end;
    return true;
  });
}

/** Where the literals to be kept stand; sorted, disjoint. */
function placesOf({ folded }: NormalisedText, literals: ReadonlySet<string>): Zone[] {
  const places: Zone[] = [];
  for (const literal of literals) {
    if (literal === '') continue;
    for (let start = folded.indexOf(literal); start !== -1; start = folded.indexOf(literal, start + literal.length)) {
      places.push({ start, end: start + literal.length });
    }
  }
  return mergeZones(places);
}

function detectOnce(
  document: NormalisedText,
  rules: readonly Rule[],
  known: readonly KnownDatum[],
  cells: readonly TableCell[],
  isKept: (candidate: Candidate) => boolean,
  roles: Roles,
  model: NameModel,
): Findings {
  const words = wordsOf(document);
  const zones = findKeptZones(document, known);
  const companies = [...findCompanies(document, words, zones), ...findBusinesses(document, zones)];
  const captions = findCaptionParties(document, words, companies, zones);
  for (const { type, score, start, end } of captions) {
    if (type === 'persona' && score > 0.9) roles.addParty(personWords(document.text.slice(start, end)));
  }
  const { persons, kept } = findPersons(document, words, zones, roles);
  const proposed = [
    // The number of a cited ruling belongs to the citation.
    ...runRules(rules, document).filter(({ type, start, end }) => type !== 'expediente' || !inZone(zones, start, end)),
    ...tableCandidates(document, cells),
    ...findAddresses(document, zones),
    ...companies,
    ...captions,
    ...persons,
    ...findInitials(document, zones, known),
    ...findLabelledNames(document, zones),
    ...findSpeakers(document, zones),
    ...findChatNames(document, words, zones),
    ...findNicknames(document, words, zones),
    ...findShortNames(document, words, zones, known),
  ];
  const others = proposed.filter(({ type, only }) => type !== 'persona' && !only);
  const likely = findLikelyNames({ document, words, zones, kept: mergeZones([...kept]), roles }, model);
  const solid = mergeZones(others);
  proposed.push(...likely.filter(({ start, end }) => !inZone(solid, start, end)));
  const isOfficial = (start: number, end: number) => roles.isOfficial(personWords(document.text.slice(start, end)));
  // "Firma: Marcela" goes on in the next line with the judge's surname.
  const goesOnTo = (end: number) => end + (nextLine.exec(document.text.slice(end, end + longestWord))?.[0].length ?? 0);
  const isPublic = ({ type, source, start, end }: Candidate) =>
    type === 'persona' &&
    ((WEAK_SOURCES.has(source) && isOfficial(start, end)) || (goesOnTo(end) > end && isOfficial(start, goesOnTo(end))));
  const accepted = resolveOverlaps(promoteNeighbours(proposed.filter((candidate) => !isPublic(candidate)))).filter(
    (candidate) => !isKept(candidate),
  );
  const late: Candidate[] = [];
  const data = accepted.map(({ type, start, end }) => ({ type, text: document.text.slice(start, end) }));
  const mentions = findMentions(
    document,
    words,
    zones,
    preparePropagation(distinct([...known, ...data]), words, roles),
  );
  const wide = mentions.filter((mention) => !isKept(mention) && completes(mention, accepted));
  const rest = wide.length === 0 ? accepted : accepted.filter(({ start, end }) => !inZone(wide, start, end));
  // A mention that only partly overlaps what is already found waits for the next round, where the rest stands alone.
  const free = mentions.filter((mention) => !isKept(mention) && !inZone(rest, mention.start, mention.end));
  const found = [...rest, ...resolveOverlaps(free)].sort((a, b) => a.start - b.start);
  // The names found now have initials of their own: read at once, they save a round over the whole text.
  const initials = data.some(({ type }) => type === 'persona')
    ? resolveOverlaps(findInitials(document, zones, [...known, ...data]).filter(({ only }) => !only))
    : [];
  for (const candidate of initials) {
    if (!isKept(candidate) && !inZone(found, candidate.start, candidate.end)) late.push(candidate);
  }
  found.push(...late);
  found.sort((a, b) => a.start - b.start);
  return { found, kept: [...kept, ...keptPrecedents(document, zones)] };
}

/** Each datum once, however often it stands. */
function distinct(data: readonly KnownDatum[]): KnownDatum[] {
  return [...new Map(data.map((datum) => [`${datum.type} ${datum.text}`, datum])).values()];
}

/**
 * "El Turco", marked by hand, where "Turco" alone was taken for a surname: the mention is the whole datum. A company known by its legal
 * form is nobody without it: "Don Tito", of "Amoblamientos Don Tito S.A.S.".
 */
function completes(mention: Candidate, accepted: readonly Candidate[]): boolean {
  const index = firstEndingAfter(accepted, mention.start);
  const [inside, next] = [accepted[index], accepted[index + 1]];
  if (!inside || inside.start < mention.start || inside.end > mention.end) return false;
  if (inside.type !== mention.type)
    return inside.type === 'persona' && mention.type === 'empresa' && !(next && next.start < mention.end);
  return inside.end - inside.start < mention.end - mention.start && !(next && next.start < mention.end);
}

/** Keeps a weak candidate only when the datum it depends on ends shortly before it; accepted ones carry the chain on. */
function promoteNeighbours(candidates: readonly Candidate[]): Candidate[] {
  const sorted = [...candidates].sort((a, b) => a.start - b.start);
  let personEnd = Number.NEGATIVE_INFINITY;
  let contactEnd = Number.NEGATIVE_INFINITY;
  let nameEnd = Number.NEGATIVE_INFINITY;
  return sorted.filter((candidate) => {
    const { only, start, end, type } = candidate;
    if (only === 'after-person' && start - personEnd > PERSON_REACH) return false;
    if (only === 'after-contact' && start - Math.max(contactEnd, personEnd) > CONTACT_REACH) return false;
    if (only === 'beside-person' && start - nameEnd > LIST_REACH) return false;
    if (type === 'persona') nameEnd = Math.max(nameEnd, end);
    if (type === 'persona' || type === 'dni') personEnd = Math.max(personEnd, end);
    if (type === 'email' || type === 'telefono') contactEnd = Math.max(contactEnd, end);
    return true;
  });
}

const EDGE = /[\s,;:()"'«»*_\u0090-]/;

/** Where the datum stands without the blanks and marks around it. */
function trimEdges(document: NormalisedText, candidate: Candidate): Zone {
  let { start, end } = candidate;
  while (start < end && startsInEdge(document.text, start, end)) start += 1;
  while (end > start && endsInEdge(document.text, start, end)) end -= 1;
  return { start, end };
}

function trimmedText(document: NormalisedText, candidate: Candidate): string {
  const { start, end } = trimEdges(document, candidate);
  return document.text.slice(start, end);
}

function toSpan(text: string, document: NormalisedText, candidate: Candidate): Span | null {
  const { start, end } = trimEdges(document, candidate);
  if (start >= end || document.text.slice(start, end).includes('\u0090')) return null;
  const sourceStart = document.sourceStart[start] as number;
  const sourceEnd = document.sourceEnd[end - 1] as number;
  const { type, score, source } = candidate;
  return { start: sourceStart, end: sourceEnd, type, text: text.slice(sourceStart, sourceEnd), score, source };
}

/** An opening bracket stays when its partner is inside: `(0221) 422-1234`. */
function startsInEdge(text: string, start: number, end: number): boolean {
  const first = text[start] as string;
  return EDGE.test(first) && !(first === '(' && text.slice(start + 1, end).includes(')'));
}

/** A closing bracket or quote stays when its partner is inside: `depto. "C"`, `(CABA)`. */
function endsInEdge(text: string, start: number, end: number): boolean {
  const last = text[end - 1] as string;
  if (!EDGE.test(last)) return false;
  const inside = text.slice(start, end - 1);
  if (last === ')') return !inside.includes('(');
  return last !== '"' || !inside.includes('"');
}

import { gainOf, lengthFactor, rarityOf as rarityAmong } from '@foja/legal-text/bm25';
import { FileKeyUnknown, readWholeSealed, SealBroken } from '../sealed-file.ts';
import type { SealedPart } from '../vault-folder.ts';
import { passagesBeside } from './passages-beside.ts';
import type { TextIndex } from './text-index.ts';

/** A document to search in: its text, and the words of its text. */
export interface SearchedDocument {
  fileId: string;
  text: SealedPart;
  words: SealedPart;
}

/** A word to find. One that the question only implies counts for less, and names the question's words that it stands for. */
export interface WantedTerm {
  term: string;
  standsFor: string[] | null;
  /** A name tells which document is meant, and its passages need not repeat it. */
  isName?: boolean;
}

/** Finds the passages that say most of what is asked. */
export interface SearchJob {
  task: 'search';
  documents: SearchedDocument[];
  terms: WantedTerm[];
  limit: number;
  /** No key was made since: what these do not open is damaged. */
  keysAreFresh?: boolean;
}

export interface FoundPassage {
  fileId: string;
  page: number;
  /** It opens the document: it names everything and says little. */
  isOpening: boolean;
  /** Verbatim, without the page's breaks. */
  text: string;
  score: number;
  /** How much of what is asked the passage holds, by rarity of the words (0–1). */
  coverage: number;
  /** The question's own words that the passage says, in its words or in others; and those that the document says elsewhere. */
  said: string[];
  saidElsewhere: string[];
  /** Those that the opening of the document says: they tell which document is meant. */
  saidInOpening: string[];
  /** Other passages that belong to it: the rest of its paragraph, and the clauses to which it refers. */
  beside: { page: number; text: string }[];
}

/** `rarity`: what each wanted word is worth among the documents that were searched. */
export interface SearchOutcome {
  passages: FoundPassage[];
  rarity: Record<string, number>;
}

/** Finds the documents that hold words, wherever they stand. */
export interface HoldsJob {
  task: 'holds';
  documents: Omit<SearchedDocument, 'text'>[];
  terms: string[];
  keysAreFresh?: boolean;
}

/** What an implied word counts for. */
const impliedWeight = 0.6;
const absentWeight = 0.75;

/** What a word that stands elsewhere in the document counts for: its passages speak of what the whole of it is about. */
const around = { share: 0.3, coverage: 0.5 };
/** A name counts about the same wherever in the document it stands. */
const aroundName = { share: 0.85, coverage: 1 };
/** So does, nearly, what its opening names: "lote 118", "testamento". */
const aroundOpening = { share: 0.85, coverage: 1 };

interface Candidate<Document> {
  document: Document;
  /** The wanted words that the document holds anywhere. */
  held: ReadonlySet<string>;
  /** Those of them that its opening holds. */
  inOpening: ReadonlySet<string>;
  start: number;
  end: number;
  page: number;
  words: number;
  counts: ReadonlyMap<string, number>;
  /** All passages of the document, and which of them it is. */
  passages: TextIndex['passages'];
  number: number;
}

/** What belongs to a passage is looked for beside the likeliest ones alone. */
const readAround = 16;

/** What is counted over all searched passages. */
interface Totals {
  passages: number;
  words: number;
  passagesWith: Map<string, number>;
  documents: number;
  documentsWith: Map<string, number>;
}

/** A document whose file no longer opens. */
export class DamagedDocument extends Error {
  override readonly name: string = 'DamagedDocument';
  readonly fileId: string;

  constructor(fileId: string) {
    super('A file of the vault does not open.');
    this.fileId = fileId;
  }
}

/** A document that is sealed with a key made after the job: with fresh keys it opens. */
export class KeysOutdated extends DamagedDocument {
  override readonly name = 'KeysOutdated';
}

/**
 * BM25 over the passages of these documents and no others: how rare a word is is counted among them, too, so that nothing of other
 * documents shows through. One document's words are in memory at a time.
 * @throws {DamagedDocument} or {KeysOutdated}, unless the job's keys are fresh.
 */
export async function searchPassages(job: SearchJob): Promise<SearchOutcome> {
  return searchIn(job.documents, job, {
    index: (document) => readIndex(document, job),
    text: ({ fileId, text }) => readPart(fileId, text, job),
  });
}

/** The same over documents that are opened as they say. */
export async function searchIn<Document extends { fileId: string }>(
  documents: readonly Document[],
  { terms, limit }: Pick<SearchJob, 'terms' | 'limit'>,
  open: { index(document: Document): Promise<TextIndex>; text(document: Document): Promise<string> },
): Promise<SearchOutcome> {
  const candidates: Candidate<Document>[] = [];
  const totals: Totals = {
    passages: 0,
    words: 0,
    passagesWith: new Map(),
    documents: 0,
    documentsWith: new Map(),
  };
  for (const document of documents) candidates.push(...collect(document, await open.index(document), terms, totals));
  const rarity = new Map(terms.map(({ term }) => [term, rarityOf(term, totals)]));
  const ranked = candidates
    .map((candidate) => ({ ...candidate, ...rank(candidate, terms, rarity, totals) }))
    .toSorted((x, y) => y.score - x.score)
    .slice(0, limit);
  return { passages: await readTexts(ranked, open.text), rarity: Object.fromEntries(rarity) };
}

/**
 * Per document, which of the words it holds; one whose file no longer opens is left out.
 * @throws {KeysOutdated}, unless the job's keys are fresh.
 */
export async function holdWords(job: HoldsJob): Promise<Record<string, string[]>> {
  const held: Record<string, string[]> = {};
  for (const document of job.documents) {
    const index = await readIndex(document, job).catch((error: unknown) => {
      if (error instanceof DamagedDocument && !(error instanceof KeysOutdated)) return null;
      throw error;
    });
    if (index) held[document.fileId] = job.terms.filter((term) => Object.hasOwn(index.terms, term));
  }
  return held;
}

type Freshness = Pick<SearchJob, 'keysAreFresh'>;

async function readIndex(
  { fileId, words }: Pick<SearchedDocument, 'fileId' | 'words'>,
  job: Freshness,
): Promise<TextIndex> {
  return JSON.parse(await readPart(fileId, words, job)) as TextIndex;
}

async function readPart(
  fileId: string,
  { file, keys }: SealedPart,
  { keysAreFresh = false }: Freshness,
): Promise<string> {
  try {
    return (await readWholeSealed(file, keys)).toString('utf8');
  } catch (error) {
    if (error instanceof FileKeyUnknown && !keysAreFresh) throw new KeysOutdated(fileId);
    throw error instanceof SealBroken ? new DamagedDocument(fileId) : error;
  }
}

/** The passages that hold any of the words; adds the document to the totals. */
function collect<Document>(
  document: Document,
  { passages, terms }: TextIndex,
  wanted: readonly WantedTerm[],
  totals: Totals,
): Candidate<Document>[] {
  const countsOf = new Map<number, Map<string, number>>();
  const familyOf = familiesIn(terms, wanted);
  const placesOf = (term: string) => (familyOf.get(term) ?? []).flatMap((word) => terms[word] ?? []);
  for (const { term } of wanted) {
    const places = Object.hasOwn(terms, term) ? (terms[term] as number[]) : placesOf(term);
    totals.passagesWith.set(term, (totals.passagesWith.get(term) ?? 0) + places.length / 2);
    for (let at = 0; at < places.length; at += 2) {
      const passage = places[at] as number;
      const counts = countsOf.get(passage) ?? new Map<string, number>();
      countsOf.set(passage, counts.set(term, places[at + 1] as number));
    }
  }
  const held = new Set(wanted.flatMap(({ term }) => (Object.hasOwn(terms, term) || familyOf.has(term) ? [term] : [])));
  const inOpening = new Set(countsOf.get(0)?.keys());
  for (const term of held) totals.documentsWith.set(term, (totals.documentsWith.get(term) ?? 0) + 1);
  totals.documents += 1;
  totals.passages += passages.length;
  totals.words += passages.reduce((sum, [, , , words]) => sum + words, 0);
  return [...countsOf].map(([number, counts]) => {
    const [start, end, page, words] = passages[number] as TextIndex['passages'][number];
    return { document, held, inOpening, start, end, page, words, counts, passages, number };
  });
}

/** Words of one family begin alike: "expulsan" and "expulsión". A shorter beginning is shared by strangers. */
const familyLetters = 6;

/** For the asked words that a document does not hold, the words of their family that it does. */
function familiesIn(terms: TextIndex['terms'], wanted: readonly WantedTerm[]): Map<string, string[]> {
  const families = new Map<string, string[]>();
  const beginnings = new Map(
    wanted
      .filter(
        ({ term, standsFor }) => standsFor === null && term.length >= familyLetters && !Object.hasOwn(terms, term),
      )
      .map(({ term }) => [term.slice(0, familyLetters), term]),
  );
  if (beginnings.size === 0) return families;
  for (const word of Object.keys(terms)) {
    const term = beginnings.get(word.slice(0, familyLetters));
    if (term !== undefined) families.set(term, [...(families.get(term) ?? []), word]);
  }
  return families;
}

/** A word that no document holds may be another way of saying what one does: it is worth less than one that a single passage holds. */
function rarityOf(term: string, { passages, passagesWith }: Totals): number {
  const among = passagesWith.get(term) ?? 0;
  const counted = Math.max(1, among);
  return rarityAmong(passages, counted) * (among === 0 ? absentWeight : 1);
}

function rank(
  { held, inOpening, counts, words }: Pick<Candidate<unknown>, 'held' | 'inOpening' | 'counts' | 'words'>,
  wanted: readonly WantedTerm[],
  rarities: ReadonlyMap<string, number>,
  totals: Totals,
) {
  const rarity = (term: string) => rarities.get(term) ?? 0;
  const factor = lengthFactor(words / Math.max(1, totals.words / Math.max(1, totals.passages)));
  /** By the question's own words: what the best way of saying each gains, so that many names of one thing are no many things. */
  const gained = new Map<string, number>();
  const covered = new Map<string, number>();
  const said = new Set<string>();
  const note = (own: string, gain: number, share: number) => {
    gained.set(own, Math.max(gained.get(own) ?? 0, gain));
    covered.set(own, Math.max(covered.get(own) ?? 0, share));
  };
  for (const { term, standsFor, isName } of wanted) {
    const count = counts.get(term);
    const weight = standsFor === null ? 1 : impliedWeight;
    if (count !== undefined) {
      const repeated = isName ? 1 : count;
      if (standsFor?.length === 0) gained.set(term, weight * gainOf(rarity(term), repeated, factor));
      for (const own of standsFor ?? [term]) {
        const worth = standsFor === null ? rarity(term) : Math.min(rarity(term), rarity(own));
        note(own, weight * gainOf(worth, repeated, factor), weight);
        said.add(own);
      }
    } else if (held.has(term)) {
      const beside = isName ? aroundName : inOpening.has(term) ? aroundOpening : around;
      // A word that few documents hold tells which one is meant.
      const telling =
        rarityAmong(totals.documents, totals.documentsWith.get(term) ?? 1) / rarityAmong(totals.documents, 1);
      for (const own of standsFor ?? [term]) {
        const gain = weight * beside.share * telling * gainOf(Math.min(rarity(term), rarity(own)), 1, 1);
        note(own, gain, weight * beside.coverage * (isName ? 1 : telling));
      }
    }
  }
  const score = [...gained.values()].reduce((sum, gain) => sum + gain, 0);
  const own = wanted.filter(({ standsFor }) => standsFor === null);
  const asked = own.reduce((sum, { term }) => sum + rarity(term), 0);
  const met = own.reduce((sum, { term }) => sum + rarity(term) * (covered.get(term) ?? 0), 0);
  const saidElsewhere = [...covered.keys()].filter((term) => !said.has(term));
  const saidInOpening = own.flatMap(({ term }) => (inOpening.has(term) ? [term] : []));
  return { score, coverage: asked === 0 ? 0 : met / asked, said: [...said], saidElsewhere, saidInOpening };
}

/** Reads each document's text once. */
async function readTexts<Document extends { fileId: string }>(
  ranked: readonly (Candidate<Document> &
    Pick<FoundPassage, 'score' | 'coverage' | 'said' | 'saidElsewhere' | 'saidInOpening'>)[],
  read: (document: Document) => Promise<string>,
): Promise<FoundPassage[]> {
  const texts = new Map<string, string>();
  const found: FoundPassage[] = [];
  for (const [place, { document, start, end, page, passages, number, ...measured }] of ranked.entries()) {
    const { score, coverage, said, saidElsewhere, saidInOpening } = measured;
    const { fileId } = document;
    const text = texts.get(fileId) ?? (await read(document));
    texts.set(fileId, text);
    found.push({
      fileId,
      page,
      isOpening: start === 0,
      text: text.slice(start, end),
      score,
      coverage,
      said,
      saidElsewhere,
      saidInOpening,
      beside:
        place < readAround
          ? passagesBeside(text, passages, number).map((other) => {
              const [from, to, ofPage] = passages[other] as TextIndex['passages'][number];
              return { page: ofPage, text: text.slice(from, to) };
            })
          : [],
    });
  }
  return found;
}

import type { SourceDetail } from '@foja/contracts/sources';
import type { Database } from '../platform/database/database.ts';
import { describeStanding } from './consolidation/describe-contradictions.ts';
import type { EditorialSection } from './corpus.table.ts';
import type {
  ArticleSource,
  CorpusSource,
  GuideSource,
  NoteSource,
  RulingSource,
  RulingSummarySource,
} from './corpus-source.ts';
import { labelArticles, nameArticles, nameRulings } from './name-sources.ts';
import { readArticle, readArticleNeighbours, readArticleVersions } from './read-article.ts';
import { readGuide, readGuidesOnArticle } from './read-guide.ts';
import { readNote, readNoteNeighbours, readNotesNaming, readNotesOfArticles } from './read-note.ts';
import { readRuling, readRulingNeighbours, readRulingsByCitation } from './read-ruling.ts';
import { readRulingCitations } from './read-ruling-citations.ts';
import { readRulingSummary, readSummariesOfRulings, readSummaryByCitation } from './read-ruling-summary.ts';
import { opinionLabel } from './ruling-text/opinion-label.ts';
import { presentThen, presentTimeline } from './versions/present-timeline.ts';
import { readRepealedWithin } from './versions/read-timeline.ts';

type Neighbour = SourceDetail['related'][number];

/**
 * The whole foja of a source: its text or sections, where it stands, its neighbours and versions, what speaks of the same.
 * An article or a ruling whose official text is not loaded is answered with its editorial note or summary.
 * @param asOf a civil day whose law is asked for. @returns null where there is nothing under this id.
 */
export async function readSource(db: Database, id: string, asOf?: string): Promise<SourceDetail | null> {
  if (id.startsWith('nota:')) return detail(await readNote(db, id), (note) => noteDetail(db, note));
  if (id.startsWith('guia:')) return detail(await readGuide(db, id), (guide) => guideDetail(db, guide));
  if (id.startsWith('resumen:')) return summaryById(db, id);
  if (!id.includes(':')) return rulingById(db, id);
  const article = await readArticle(db, id);
  if (article) return articleDetail(db, article, asOf);
  const [note] = await readNotesOfArticles(db, [id]);
  return detail(note ?? null, (found) => noteDetail(db, found));
}

function detail<Found>(
  found: Found | null,
  show: (found: Found) => Promise<SourceDetail>,
): Promise<SourceDetail | null> {
  return found ? show(found) : Promise.resolve(null);
}

async function summaryById(db: Database, id: string): Promise<SourceDetail | null> {
  return detail(await readRulingSummary(db, id), (summary) => summaryDetail(db, summary));
}

async function rulingById(db: Database, id: string): Promise<SourceDetail | null> {
  const ruling = await readRuling(db, id);
  if (ruling) return rulingDetail(db, ruling);
  const [, volume, page] = /^fallos_(\d{1,4})_p(\d{1,5})$/.exec(id) ?? [];
  if (!volume || !page) return null;
  const summary = await readSummaryByCitation(db, Number(volume), Number(page));
  return detail(summary, (found) => summaryDetail(db, found));
}

const nothing = {
  path: '',
  text: '',
  sections: [],
  versions: [],
  previous: null,
  next: null,
  related: [],
  norm: null,
  article: null,
  officialUrl: null,
  repealed: false,
  suspect: false,
  citation: null,
  court: null,
  date: null,
  checkedOn: null,
} satisfies Partial<SourceDetail>;

async function articleDetail(db: Database, article: ArticleSource, asOf?: string): Promise<SourceDetail> {
  const [neighbours, earlier, [note], guides, rulings] = await Promise.all([
    readArticleNeighbours(db, article),
    readArticleVersions(db, article.id),
    readNotesOfArticles(db, [article.id]),
    readGuidesOnArticle(db, article.id),
    nameRulings(db, article.id),
  ]);
  const named = await nameArticles(db, note?.related ?? []);
  const timeline = await presentTimeline(db, article.id);
  const [standing, namesRepealed] = await Promise.all([describeStanding(db, article), readRepealedWithin(db, article)]);
  return {
    ...nothing,
    id: article.id,
    ...(timeline.length > 0 && { timeline }),
    ...(standing !== null && { standing }),
    ...(namesRepealed !== null && { namesRepealed }),
    ...(asOf !== undefined && { onDay: await presentThen(db, article, asOf) }),
    kind: 'article',
    label: article.label,
    heading: article.heading,
    norm: normOf(article),
    article: article.article,
    path: article.path,
    text: article.text,
    versions: [
      { ...versionOf(article), id: article.id, supersededAt: null },
      ...earlier.map((version) => ({
        ...versionOf(version),
        id: `${article.id}@${version.seq}`,
        supersededAt: version.supersededAt.toISOString(),
      })),
    ],
    previous: neighbour(neighbours.previous),
    next: neighbour(neighbours.next),
    related: [...[note ?? []].flat(), ...guides]
      .map((source) => ({ id: source.id, label: source.title }))
      .concat(named, rulings),
    officialUrl: article.norm.officialUrl,
    repealed: article.repealed,
    suspect: article.suspect,
  };
}

async function noteDetail(db: Database, note: NoteSource): Promise<SourceDetail> {
  const [neighbours, own, guides, naming, rulings] = await Promise.all([
    readNoteNeighbours(db, note),
    readArticle(db, note.articleId),
    readGuidesOnArticle(db, note.articleId),
    readNotesNaming(db, note.articleId),
    nameRulings(db, note.articleId),
  ]);
  const keys = [...note.related, ...naming.map((other) => other.articleId)];
  return {
    ...nothing,
    id: note.id,
    kind: 'note',
    label: note.label,
    heading: note.title,
    norm: normOf(note),
    article: note.article,
    sections: note.sections.map(withoutData),
    previous: neighbour(neighbours.previous),
    next: neighbour(neighbours.next),
    related: [
      ...(own ? [neighbourOf(own)] : []),
      ...guides.map((guide) => ({ id: guide.id, label: guide.title })),
      ...(await nameArticles(db, keys)),
      ...rulings,
    ],
    officialUrl: note.norm.officialUrl,
    repealed: own?.repealed ?? false,
    suspect: own?.suspect ?? false,
    checkedOn: note.checkedOn,
  };
}

async function guideDetail(db: Database, guide: GuideSource): Promise<SourceDetail> {
  return {
    ...nothing,
    id: guide.id,
    kind: 'guide',
    label: guide.label,
    heading: guide.title,
    sections: guide.sections.map(withoutData),
    related: await nameArticles(db, guide.articles),
    checkedOn: guide.checkedOn,
  };
}

async function rulingDetail(db: Database, ruling: RulingSource): Promise<SourceDetail> {
  const [neighbours, summaries, citations] = await Promise.all([
    readRulingNeighbours(db, ruling),
    readSummariesOfRulings(db, [ruling]),
    readRulingCitations(db, ruling),
  ]);
  const summary = summaries.get(ruling.id);
  return {
    ...nothing,
    id: ruling.id,
    kind: 'ruling',
    label: ruling.label,
    heading: ruling.title,
    text: ruling.text,
    summary: ruling.summary,
    isExtract: ruling.isExtract,
    opinions: ruling.opinions.map((opinion) => ({ label: opinionLabel(opinion), start: opinion.start })),
    officialUrl: ruling.officialUrl,
    ...(summary && {
      editorial: {
        id: summary.id,
        sections: summary.sections.map(withoutData),
        norms: await labelArticles(db, summary.norms),
        checkedOn: summary.checkedOn,
      },
    }),
    related: await nameArticles(db, summary?.norms ?? []),
    ...citations,
    previous: neighbour(neighbours.previous),
    next: neighbour(neighbours.next),
    citation: ruling.citation,
    court: ruling.court,
    date: ruling.date,
  };
}

async function summaryDetail(db: Database, summary: RulingSummarySource): Promise<SourceDetail> {
  const rulings = await readRulingsByCitation(db, summary.volume, summary.page);
  return {
    ...nothing,
    id: summary.id,
    kind: 'ruling-summary',
    label: summary.label,
    heading: summary.title,
    sections: summary.sections.map(withoutData),
    norms: await labelArticles(db, summary.norms),
    related: [
      ...rulings.map((ruling) => ({ id: ruling.id, label: ruling.title })),
      ...(await nameArticles(db, summary.norms)),
    ],
    citation: summary.citation,
    court: summary.court,
    date: summary.date,
    checkedOn: summary.checkedOn,
  };
}

function normOf({ norm }: ArticleSource | NoteSource): SourceDetail['norm'] {
  return { code: norm.code, title: norm.title, officialUrl: norm.officialUrl, domain: norm.domain };
}

function versionOf(version: {
  heading: string;
  text: string;
  validFrom: string | null;
  amendmentNotes: string[];
  repealed: boolean;
  suspect: boolean;
  recordedAt: Date;
}) {
  const { heading, text, validFrom, amendmentNotes, repealed, suspect, recordedAt } = version;
  return { heading, text, validFrom, notes: amendmentNotes, repealed, suspect, recordedAt: recordedAt.toISOString() };
}

function neighbour(source: CorpusSource | null): Neighbour | null {
  return source && neighbourOf(source);
}

function neighbourOf({ id, label }: CorpusSource): Neighbour {
  return { id, label };
}

/** What is shown of a section: its words. */
function withoutData({ heading, body }: EditorialSection): EditorialSection {
  return { heading, body };
}

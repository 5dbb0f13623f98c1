import type { SourceDetail } from '@foja/contracts/sources';
import type { Database } from '../platform/database/database.ts';
import type { ArticleSource, CorpusSource, GuideSource, NoteSource, RulingSource } from './corpus-source.ts';
import { readArticle, readArticleNeighbours, readArticles, readArticleVersions } from './read-article.ts';
import { readGuide, readGuidesOnArticle } from './read-guide.ts';
import { readNote, readNoteNeighbours, readNotesNaming, readNotesOfArticles } from './read-note.ts';
import { readRuling, readRulingNeighbours } from './read-ruling.ts';

type Neighbour = SourceDetail['related'][number];

/**
 * The whole foja of a source: its text or sections, where it stands, its neighbours and versions, what speaks of the same.
 * An article whose official text is not loaded is answered with its editorial note.
 * @returns null where there is nothing under this id.
 */
export async function readSource(db: Database, id: string): Promise<SourceDetail | null> {
  if (id.startsWith('nota:')) return detail(await readNote(db, id), (note) => noteDetail(db, note));
  if (id.startsWith('guia:')) return detail(await readGuide(db, id), (guide) => guideDetail(db, guide));
  if (!id.includes(':')) return detail(await readRuling(db, id), (ruling) => rulingDetail(db, ruling));
  const article = await readArticle(db, id);
  if (article) return articleDetail(db, article);
  const [note] = await readNotesOfArticles(db, [id]);
  return detail(note ?? null, (found) => noteDetail(db, found));
}

function detail<Found>(
  found: Found | null,
  show: (found: Found) => Promise<SourceDetail>,
): Promise<SourceDetail | null> {
  return found ? show(found) : Promise.resolve(null);
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

async function articleDetail(db: Database, article: ArticleSource): Promise<SourceDetail> {
  const [neighbours, earlier, [note], guides] = await Promise.all([
    readArticleNeighbours(db, article),
    readArticleVersions(db, article.id),
    readNotesOfArticles(db, [article.id]),
    readGuidesOnArticle(db, article.id),
  ]);
  const named = await nameArticles(db, note?.related ?? []);
  return {
    ...nothing,
    id: article.id,
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
      .concat(named),
    officialUrl: article.norm.officialUrl,
    repealed: article.repealed,
    suspect: article.suspect,
  };
}

async function noteDetail(db: Database, note: NoteSource): Promise<SourceDetail> {
  const [neighbours, own, guides, naming] = await Promise.all([
    readNoteNeighbours(db, note),
    readArticle(db, note.articleId),
    readGuidesOnArticle(db, note.articleId),
    readNotesNaming(db, note.articleId),
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
    sections: note.sections,
    previous: neighbour(neighbours.previous),
    next: neighbour(neighbours.next),
    related: [
      ...(own ? [neighbourOf(own)] : []),
      ...guides.map((guide) => ({ id: guide.id, label: guide.title })),
      ...(await nameArticles(db, keys)),
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
    sections: guide.sections,
    related: await nameArticles(db, guide.articles),
    checkedOn: guide.checkedOn,
  };
}

async function rulingDetail(db: Database, ruling: RulingSource): Promise<SourceDetail> {
  const neighbours = await readRulingNeighbours(db, ruling);
  return {
    ...nothing,
    id: ruling.id,
    kind: 'ruling',
    label: ruling.label,
    heading: ruling.title,
    text: ruling.text,
    summary: ruling.summary,
    previous: neighbour(neighbours.previous),
    next: neighbour(neighbours.next),
    citation: ruling.citation,
    court: ruling.court,
    date: ruling.date,
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

/** Articles as links: to the official text where it is loaded, else to the note, and none where neither is there. */
async function nameArticles(db: Database, keys: string[]): Promise<Neighbour[]> {
  const [articles, notes] = await Promise.all([readArticles(db, keys), readNotesOfArticles(db, keys)]);
  return [...new Set(keys)].flatMap((key) => {
    const source = articles.find((article) => article.id === key) ?? notes.find((note) => note.articleId === key);
    return source ? [neighbourOf(source)] : [];
  });
}

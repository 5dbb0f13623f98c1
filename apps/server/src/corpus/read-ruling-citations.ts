import type { CitedNorm, SourceDetail } from '@foja/contracts/sources';
import { NormRegistry } from '@foja/legal-text/norm-registry';
import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { articleLabel } from './article-key.ts';
import { type CitedTarget, readTarget, rulingTarget, targetsOf } from './cited-in-ruling.ts';
import { rulingCitations, rulingReadings, rulings } from './corpus.table.ts';
import type { Norm, RulingSource } from './corpus-source.ts';
import { tellWhatIsLoaded } from './name-cited-norms.ts';
import { readNorms } from './read-norms.ts';

type Neighbour = SourceDetail['related'][number];

/** Rulings that cite one which are named; the others are counted. */
const citingNamed = 20;
/** More different rulings than this are no reading of one. */
const maxCited = 200;

/** What a ruling cites, resolved, and which rulings of the corpus cite it. */
export async function readRulingCitations(
  db: Database,
  ruling: RulingSource,
): Promise<Required<Pick<SourceDetail, 'citedNorms' | 'cites' | 'citedBy'>>> {
  const [targets, norms, citedBy] = await Promise.all([readTargets(db, ruling), readNorms(db), readCiting(db, ruling)]);
  const cited = targets.map(readTarget);
  const rulingsCited = cited.flatMap((target) => (target.kind === 'ruling' ? [target] : []));
  const [citedNorms, cites] = await Promise.all([
    tellWhatIsLoaded(db, nameTargets(cited, norms).slice(0, maxCited)),
    readCited(db, ruling, rulingsCited.slice(0, maxCited)),
  ]);
  return { citedNorms, cites, citedBy };
}

/** From the index of citations; a ruling that it has not come to yet is read at once. */
async function readTargets(db: Database, ruling: RulingSource): Promise<string[]> {
  const [rows, readings] = await Promise.all([
    db
      .select({ target: rulingCitations.target })
      .from(rulingCitations)
      .where(eq(rulingCitations.rulingId, ruling.id))
      .orderBy(rulingCitations.target),
    db.select().from(rulingReadings).where(eq(rulingReadings.rulingId, ruling.id)),
  ]);
  if (readings.length > 0) return rows.map(({ target }) => target);
  return targetsOf(ruling, new NormRegistry(await readNorms(db)));
}

/** Articles and norms as a lawyer names them; a norm of which an article is cited is not told again by itself. */
function nameTargets(targets: readonly CitedTarget[], norms: readonly Norm[]): Omit<CitedNorm, 'isLoaded'>[] {
  const byCode = new Map(norms.map((norm) => [norm.code, norm]));
  const keys = targets.flatMap((target) => (target.kind === 'article' ? [target.key] : []));
  const told = new Set(keys.map((key) => key.split(':')[0]));
  const articles = keys
    .map((key) => {
      const [code = '', article = ''] = key.split(':');
      return { label: articleLabel(byCode.get(code) ?? { code, aliases: [] }, article), key };
    })
    .sort((a, b) => a.label.localeCompare(b.label, 'es', { numeric: true }));
  const whole = targets.flatMap((target) =>
    target.kind === 'norm' && !told.has(target.key)
      ? [{ label: byCode.get(target.key)?.title ?? target.key, key: target.key }]
      : [],
  );
  const unknown = targets.flatMap((target) =>
    target.kind === 'unknown-norm' ? [{ label: target.label, key: null }] : [],
  );
  return [...articles, ...whole, ...unknown];
}

/** Ids of the rulings of the corpus whose text cites this article or norm. */
export async function readRulingsCiting(db: Database, targets: readonly string[]): Promise<string[]> {
  if (targets.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: rulingCitations.rulingId })
    .from(rulingCitations)
    .where(inArray(rulingCitations.target, [...targets]));
  return rows.map(({ id }) => id);
}

/** How many rulings of the corpus cite the ruling at this place, and the newest of them. */
export async function readRulingsCitingPlace(
  db: Database,
  place: { volume: number; page: number },
): Promise<{ count: number; rulings: Neighbour[] }> {
  return readCiting(db, { id: '', ...place });
}

/** Keys of the articles that each of these rulings cites. */
export async function readArticlesCitedBy(db: Database, rulingIds: readonly string[]): Promise<Map<string, string[]>> {
  if (rulingIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(rulingCitations)
    .where(inArray(rulingCitations.rulingId, [...rulingIds]))
    .orderBy(rulingCitations.target);
  const cited = new Map<string, string[]>();
  for (const { rulingId, target } of rows) {
    if (readTarget(target).kind !== 'article') continue;
    cited.set(rulingId, [...(cited.get(rulingId) ?? []), target]);
  }
  return cited;
}

async function readCited(
  db: Database,
  own: RulingSource,
  cited: readonly { volume: number; page: number }[],
): Promise<Neighbour[]> {
  if (cited.length === 0) return [];
  const rows = await db
    .select({ id: rulings.id, label: rulings.citation, title: rulings.title })
    .from(rulings)
    .where(
      and(
        ne(rulings.id, own.id),
        or(...cited.map(({ page, volume }) => and(eq(rulings.volume, volume), eq(rulings.page, page)))),
      ),
    )
    .orderBy(desc(rulings.volume), desc(rulings.page));
  return rows.map(asNeighbour);
}

async function readCiting(
  db: Database,
  { id, page, volume }: Pick<RulingSource, 'id' | 'page' | 'volume'>,
): Promise<{ count: number; rulings: Neighbour[] }> {
  if (volume === null || page === null) return { count: 0, rulings: [] };
  const isCiting = and(eq(rulingCitations.target, rulingTarget({ volume, page })), ne(rulings.id, id));
  const [counted, named] = await Promise.all([
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(rulingCitations)
      .innerJoin(rulings, eq(rulings.id, rulingCitations.rulingId))
      .where(isCiting),
    db
      .select({ id: rulings.id, label: rulings.citation, title: rulings.title })
      .from(rulingCitations)
      .innerJoin(rulings, eq(rulings.id, rulingCitations.rulingId))
      .where(isCiting)
      .orderBy(desc(rulings.volume), desc(rulings.page))
      .limit(citingNamed),
  ]);
  return { count: counted[0]?.count ?? 0, rulings: named.map(asNeighbour) };
}

function asNeighbour({ id, label, title }: { id: string; label: string; title: string }): Neighbour {
  return { id, label: `${label} (${title})` };
}

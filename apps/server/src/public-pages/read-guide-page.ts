import type { Door } from '../corpus/doors/door-schema.ts';
import { legalAreas } from '../corpus/legal-areas.ts';
import { listGuideEntries } from '../corpus/list-editorial.ts';
import { readGuide, readGuidesOnArticle } from '../corpus/read-guide.ts';
import { readNorms } from '../corpus/read-norms.ts';
import { readNotesOfArticles } from '../corpus/read-note.ts';
import type { DangerSituation } from '../corpus/starter/safety-schema.ts';
import type { Database } from '../platform/database/database.ts';
import { articleLinks, keysIn } from './editorial-text.ts';
import type { GuidePageContent } from './guide-page.ts';

/** Of the articles that a guide stands on, those that weigh most tell which guides are near it; then come those of its area. */
const weightiestArticles = 3;
const maxNear = 6;

/** Everything that a guide's page shows; null where there is no such guide. */
export async function readGuidePage(
  db: Database,
  id: string,
  situations: readonly DangerSituation[],
  doors: readonly Door[],
): Promise<GuidePageContent | null> {
  const guide = await readGuide(db, id);
  if (!guide) return null;
  const [norms, notes, all, ...near] = await Promise.all([
    readNorms(db),
    readNotesOfArticles(db, [...new Set([...guide.articles, ...keysIn(guide.sections)])]),
    listGuideEntries(db),
    ...guide.articles.slice(0, weightiestArticles).map((key) => readGuidesOnArticle(db, key)),
  ]);
  const sameArea = all.filter(({ area }) => area === guide.area);
  const others = new Map(
    [...near.flat(), ...sameArea].map((other) => [other.id, { id: other.id, title: other.title }]),
  );
  others.delete(guide.id);
  return {
    guide,
    areaName: legalAreas.find((area) => area.id === guide.area)?.name ?? guide.area,
    links: articleLinks(norms, notes),
    near: [...others.values()].slice(0, maxNear),
    danger: situations.find((situation) => situation.guide === guide.id) ?? null,
    doors: doors.filter(({ areas }) => areas.some((area) => area === guide.area)),
  };
}

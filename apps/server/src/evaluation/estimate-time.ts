import { evaluationMessages } from '@foja/contracts/evaluation-rules';
import type { GuideSource } from '../corpus/corpus-source.ts';
import { readNotesOfArticles } from '../corpus/read-note.ts';
import { readLawUnderReview } from '../corpus/rules/read-law-under-review.ts';
import type { Database } from '../platform/database/database.ts';

/** The article that says how long mediation may take. */
const mediationTerm = 'ley-26589:20';
const mediationNorm = 'ley-26589:';

/**
 * How long it may take, only as far as the corpus tells what the law fixes: the previous mediation, where the guide leads
 * there. How long a trial takes no law fixes.
 */
export async function estimateTime(db: Database, guide: GuideSource): Promise<{ text: string; articles: string[] }> {
  const leadsToMediation = guide.articles.some((key) => key.startsWith(mediationNorm));
  const [note] = leadsToMediation ? await readNotesOfArticles(db, [mediationTerm]) : [];
  const [term] = (note?.sections.find(({ heading }) => heading === 'Plazos')?.body ?? '').split('\n');
  const isUnderReview = note !== undefined && (await readLawUnderReview(db, [mediationTerm])).length > 0;
  if (note === undefined || term === undefined || term === '' || isUnderReview) {
    return { text: evaluationMessages.unknownResolutionTime, articles: [] };
  }
  const told = term.replace(/^[-*]\s+/, '').replace(/\s*\[[^\]]*\]/g, '');
  return {
    text: `Donde la mediación previa es obligatoria: ${told[0]?.toLowerCase()}${told.slice(1)} (${note.label}) La duración del juicio posterior no puede estimarse con los datos dados.`,
    articles: [mediationTerm],
  };
}

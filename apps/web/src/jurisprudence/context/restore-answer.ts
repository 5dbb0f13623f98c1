import type { ContextSearchResponse, LegalAnalysis } from '@foja/contracts/jurisprudence';
import type { PlaceholderMap } from '../../anonymization/anonymize-message.ts';
import { restoreText } from '../../anonymization/placeholders.ts';
import type { SearchAgents } from '../../rulings-search/assistant-state.ts';

/** What the agents found in the person's text, with the person's own words put back. */
export function restoreAgents(agents: SearchAgents, originals: PlaceholderMap): SearchAgents {
  const { analysis, optimizedQuery } = agents;
  return {
    ...agents,
    analysis: analysis && restoreAnalysis(analysis, originals),
    optimizedQuery: optimizedQuery && restoreText(optimizedQuery, originals),
  };
}

/** An answer to a text whose personal data had been replaced; the rulings are nobody's words but the courts'. */
export function answerWithOriginals(answer: ContextSearchResponse, originals: PlaceholderMap): ContextSearchResponse {
  return {
    ...answer,
    query: restoreText(answer.query, originals),
    optimizedQuery: restoreText(answer.optimizedQuery, originals),
    analysis: restoreAnalysis(answer.analysis, originals),
  };
}

function restoreAnalysis(analysis: LegalAnalysis, originals: PlaceholderMap): LegalAnalysis {
  const restore = (text: string) => restoreText(text, originals);
  return { ...analysis, issues: analysis.issues.map(restore), facts: analysis.facts.map(restore) };
}

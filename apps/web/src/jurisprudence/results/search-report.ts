import type { FoundRuling, MatchingPassage, SearchFilters } from '@foja/contracts/jurisprudence';
import { messages } from '@foja/contracts/messages';
import { shownPercent } from '@foja/contracts/percent-classes';
import { citationText, originalLink } from '@foja/contracts/writing-assistant-rules';
import { bullets, card, labelled, plain, quoteLine, section } from '../../generators/report/report-lines.ts';
import { formatDay } from '../../platform/dates.ts';
import { isEditorialSummary } from '../../rulings-search/ruling/editorial-summary.ts';
import { filterWords } from './filter-words.ts';

interface ReportedSearch {
  /** What was searched, in the words that the agents gave it where it was by context. */
  query: string;
  filters: SearchFilters;
  notices: readonly string[];
  /** In the order in which they are shown. */
  results: readonly FoundRuling[];
}

/** The results of a search as a document in Markdown, for copying and for the exports. */
export function searchReport({ query, filters, notices, results }: ReportedSearch): string {
  const asked = Object.entries(filterWords(filters)).map(([, words]) => plain(words));
  const parts = [
    `Se buscó: ${plain(query)}`,
    asked.length > 0 ? `Filtros: ${asked.join(' · ')}` : null,
    bullets(notices.map(plain)),
    ...section(
      'Fallos',
      results.flatMap((ruling, index) => rulingParts(ruling, index + 1)),
    ),
  ];
  return parts.filter(Boolean).join('\n\n');
}

function rulingParts(ruling: FoundRuling, number: number): (string | null)[] {
  const { title, court, date, citation, source, summary, passages, norms } = ruling;
  const facts = [court, date && formatDay(date), citation, source].filter((part): part is string => Boolean(part));
  const label = isEditorialSummary(ruling) ? messages.editorialLabel : 'Sumario';
  return card(`${number}. ${title}`, null, [
    facts.map(plain).join(' · '),
    `Relevancia: ${shownPercent(ruling.relevance)} %`,
    labelled('Cita', citationText(ruling)),
    ruling.reason && plain(ruling.reason),
    labelled(label, summary),
    ...passages.map(passageLine),
    norms.length > 0 ? `Normas que cita: ${norms.map((norm) => plain(norm.label)).join(', ')}.` : null,
    ruling.isExtract ? extractNotice : null,
    originalLink(ruling.url),
  ]);
}

const extractNotice = 'Extracto: acá no está el fallo completo.';

/** A ruling's own words stand between quotation marks; what is said of it does not. */
function passageLine({ from, text, isVerbatim, isEditorial = false }: MatchingPassage): string | null {
  if (isVerbatim) return [from ? `${plain(from)}:` : null, quoteLine(text)].filter(Boolean).join('\n\n');
  return labelled(isEditorial ? `Pasaje del ${messages.editorialLabel.toLowerCase()}` : 'Pasaje del sumario', text);
}

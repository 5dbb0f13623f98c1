import type { FoundRuling } from '@foja/contracts/jurisprudence';
import { resultSourceLabels, supremeCourtSearchUrl } from '@foja/contracts/jurisprudence-limits';
import { findLeadingRulings } from '../corpus/leading-rulings/find-leading-rulings.ts';
import { type LeadingRuling, openLeadingRulings } from '../corpus/leading-rulings/read-leading-rulings.ts';
import { readRulingsCitingPlace } from '../corpus/read-ruling-citations.ts';
import { resolveRulingCitation } from '../corpus/resolve-ruling-citation.ts';
import type { Database } from '../platform/database/database.ts';

/** Names that fit a query beyond this many say nothing. */
const maxAbsent = 3;

/**
 * The leading rulings that a query names and the corpus does not hold: nothing is told of what they decide, only who cites them
 * and where they can be read.
 */
export async function findAbsentRulings(
  db: Database,
  query: string,
  leading: readonly LeadingRuling[] = openLeadingRulings(),
): Promise<FoundRuling[]> {
  const absent: FoundRuling[] = [];
  for (const ruling of findLeadingRulings(query, leading).slice(0, maxAbsent)) {
    const held = await resolveRulingCitation(db, ruling.volume, ruling.page);
    if (held.length === 0) absent.push(present(ruling, await readRulingsCitingPlace(db, ruling)));
  }
  return absent;
}

function present(
  { citation, name, page, parties, volume }: LeadingRuling,
  { count, rulings }: { count: number; rulings: { id: string; label: string }[] },
): FoundRuling {
  const by =
    count === 0 ? '' : count === 1 ? ' Lo cita un fallo que sí está.' : ` Lo citan ${count} fallos que sí están.`;
  return {
    id: `ausente_${volume}_p${page}`,
    title: parties ?? name,
    court: 'Corte Suprema de Justicia de la Nación',
    date: null,
    relevance: 1,
    source: resultSourceLabels.absent,
    summary: `El texto de «${name}» no está en el corpus de Foja.${by} Leelo en el sitio de la Corte por tomo y página.`,
    citation,
    url: supremeCourtSearchUrl,
    passage: null,
    articles: [],
    origin: 'corpus',
    sourceId: null,
    passages: [],
    norms: [],
    subjects: [],
    reason: parties === undefined ? null : `Se lo conoce como «${name}»`,
    citedBy: rulings,
  };
}

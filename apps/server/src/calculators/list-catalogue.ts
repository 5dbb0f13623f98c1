import type { CalendarYear } from '@foja/computable-law/calendar/calendar';
import { deadlineUnits } from '@foja/computable-law/deadlines/deadline';
import { type Cause, causes, refusedCauses } from '@foja/computable-law/labour/termination/termination-case';
import { type LimitationLaw, periodInWords } from '@foja/computable-law/limitation/compute-limitation';
import type { CalculatorCatalogue } from '@foja/contracts/calculators';
import { isUnderReview, type LawUnderReview } from '../corpus/rules/law-under-review.ts';

/** Everything that can be asked for by name, and for which years. */
export function listCatalogue({ deadlines, claims }: LimitationLaw, underReview: LawUnderReview): CalculatorCatalogue {
  return {
    jurisdictions: deadlines.jurisdictions.map(({ id, label, workingDays }) => ({
      id,
      label,
      units: deadlineUnits.filter((unit) => !unit.startsWith('dias-habiles') || workingDays[unit] !== undefined),
    })),
    deadlines: deadlines.deadlines.map((one) => ({
      id: one.id,
      name: one.name,
      aliases: one.aliases,
      jurisdictions: one.forum,
      length: one.length,
      unit: one.unit,
      starts: one.starts,
      article: one.articles[0] ?? '',
      effect: one.effect,
      peremptory: one.peremptory,
      checked: one.checked,
      underReview: isUnderReview(one, underReview),
    })),
    claims: claims.map((claim) => ({
      id: claim.id,
      name: claim.name,
      aliases: claim.aliases,
      kind: claim.kind,
      period: periodInWords(claim.length, claim.unit),
      starts: claim.starts,
      article: claim.articles[0] ?? '',
      checked: claim.checked,
      underReview: isUnderReview(claim, underReview),
    })),
    causes: [
      ...Object.entries<Cause>(causes).map(([id, { label, citations }]) => ({
        id,
        name: label,
        article: citations[0] ?? '',
        refused: null,
      })),
      ...Object.entries(refusedCauses).map(([id, { label, article, why }]) => ({
        id,
        name: label,
        article,
        refused: why,
      })),
    ],
    calendars: calendarSpans(deadlines.calendars),
  };
}

function calendarSpans(years: readonly CalendarYear[]): CalculatorCatalogue['calendars'] {
  return [...new Set(years.map(({ calendar }) => calendar))].map((id) => {
    const loaded = years.filter(({ calendar }) => calendar === id).map(({ year }) => year);
    return { id, from: Math.min(...loaded), to: Math.max(...loaded) };
  });
}

import { foldName } from '../core/fold-name.ts';
import { refuse } from '../core/refusal.ts';
import type { CatalogueDeadline, DeadlineInput, DeadlineLaw, Jurisdiction } from './deadline.ts';

/**
 * The jurisdiction of a reckoning and the named term, where one is named.
 * @throws RefusedComputation where a name is unknown, or where the jurisdiction was not told and decides the term
 */
export function resolveDeadline(
  law: DeadlineLaw,
  { deadline, jurisdiction, unit }: Pick<DeadlineInput, 'deadline' | 'jurisdiction' | 'unit'>,
): { jurisdiction: Jurisdiction; named: CatalogueDeadline | null } {
  if (deadline === undefined) {
    if (jurisdiction !== undefined) return { jurisdiction: findJurisdiction(law, jurisdiction), named: null };
    // A civil count is the same everywhere; working days are told without the courts only where one jurisdiction has them.
    const counting = law.jurisdictions.filter(({ defaultUnit }) => defaultUnit === unit);
    const home = unit?.startsWith('dias-habiles') ? counting[counting.length - 1] : law.jurisdictions[0];
    if (!home || (unit?.startsWith('dias-habiles') && counting.length > 1)) {
      return askForJurisdiction('este plazo', counting);
    }
    return { jurisdiction: home, named: null };
  }
  if (jurisdiction !== undefined) {
    const found = findJurisdiction(law, jurisdiction);
    const open = found.general.some((one) => foldName(one) === foldName(jurisdiction));
    if (!open || inForum(law, deadline, found).length > 0) {
      return { jurisdiction: found, named: findDeadline(law, deadline, found) };
    }
  }
  const candidates = namedSo(law, deadline);
  const [first, ...others] = candidates;
  if (!first) return refuse('fact-invalid', 'deadline', deadline, `El plazo «${deadline}» no está en el catálogo.`);
  const forums = law.jurisdictions.filter(({ id }) => candidates.some(({ forum }) => forum.includes(id)));
  const home = law.jurisdictions.find(({ id }) => id === first.forum[0]);
  if (!home || others.some(({ length, unit: other }) => length !== first.length || other !== first.unit)) {
    return askForJurisdiction(`«${deadline}»`, forums);
  }
  return { jurisdiction: home, named: first };
}

/** @throws RefusedComputation `calendar-missing` for a jurisdiction whose rules and calendar are not loaded */
export function findJurisdiction(law: Pick<DeadlineLaw, 'jurisdictions'>, name: string): Jurisdiction {
  const folded = foldName(name);
  const found = law.jurisdictions.find(({ id, aliases, general }) =>
    [id, ...aliases, ...general].some((one) => foldName(one) === folded),
  );
  if (found) return found;
  const known = law.jurisdictions.map(({ id }) => id).join(', ');
  return refuse(
    'calendar-missing',
    'jurisdiction',
    name,
    `Foja no cuenta plazos procesales de «${name}»: no tiene cargados su código ni su calendario, y los de otra jurisdicción no valen ahí. Un plazo en días corridos, meses o años se cuenta igual en todo el país: pedilo sin jurisdicción. Se conocen: ${known}.`,
  );
}

/** @throws RefusedComputation `fact-invalid` for a name that the catalogue lacks, in this jurisdiction or at all */
function findDeadline(law: DeadlineLaw, name: string, jurisdiction: Jurisdiction): CatalogueDeadline {
  const here = inForum(law, name, jurisdiction);
  if (here[0]) return here[0];
  const elsewhere = namedSo(law, name);
  if (elsewhere.length === 0) {
    return refuse('fact-invalid', 'deadline', name, `El plazo «${name}» no está en el catálogo.`);
  }
  const forums = [...new Set(elsewhere.flatMap(({ forum }) => forum))].join(', ');
  return refuse(
    'fact-invalid',
    'deadline',
    name,
    `El plazo «${name}» no está en el catálogo de ${jurisdiction.label}; está en: ${forums}.`,
  );
}

function inForum(law: DeadlineLaw, name: string, { id }: Jurisdiction): CatalogueDeadline[] {
  return namedSo({ deadlines: law.deadlines.filter(({ forum }) => forum.includes(id)) }, name);
}

/** Terms of that very name; where there is none, those that have it as an alias. */
function namedSo({ deadlines }: Pick<DeadlineLaw, 'deadlines'>, name: string): CatalogueDeadline[] {
  const folded = foldName(name);
  const own = deadlines.filter((one) => one.id === name || foldName(one.name) === folded);
  return own.length > 0 ? own : deadlines.filter(({ aliases }) => aliases.some((one) => foldName(one) === folded));
}

function askForJurisdiction(what: string, known: readonly Jurisdiction[]): never {
  const ids = known.map(({ id }) => id).join(', ');
  return refuse('fact-missing', 'jurisdiction', 'jurisdiction', `Falta la jurisdicción de ${what}: ${ids}.`);
}

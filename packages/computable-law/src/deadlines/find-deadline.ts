import { foldName } from '../core/fold-name.ts';
import { refuse } from '../core/refusal.ts';
import type { CatalogueDeadline, DeadlineLaw, Jurisdiction } from './deadline.ts';

/** @throws RefusedComputation `not-sourced` for a jurisdiction whose rules are not loaded */
export function findJurisdiction(law: DeadlineLaw, name: string): Jurisdiction {
  const folded = foldName(name);
  const found = law.jurisdictions.find(({ id, aliases }) => [id, ...aliases].some((one) => foldName(one) === folded));
  if (found) return found;
  const known = law.jurisdictions.map(({ id }) => id).join(', ');
  return refuse(
    'calendar-missing',
    'jurisdiction',
    name,
    `Sin reglas ni calendario cargados para la jurisdicción «${name}». Se conocen: ${known}.`,
  );
}

/** @throws RefusedComputation `fact-invalid` for a name that the catalogue lacks, in this jurisdiction or at all */
export function findDeadline(law: DeadlineLaw, name: string, jurisdiction: Jurisdiction): CatalogueDeadline {
  const folded = foldName(name);
  const named = law.deadlines.filter(({ id, name: own, aliases }) =>
    [id, own, ...aliases].some((one) => foldName(one) === folded),
  );
  const here = named.find(({ forum }) => forum.includes(jurisdiction.id));
  if (here) return here;
  if (named.length === 0) {
    return refuse('fact-invalid', 'deadline', name, `El plazo «${name}» no está en el catálogo.`);
  }
  const forums = [...new Set(named.flatMap(({ forum }) => forum))].join(', ');
  return refuse(
    'fact-invalid',
    'deadline',
    name,
    `El plazo «${name}» no está en el catálogo de ${jurisdiction.label}; está en: ${forums}.`,
  );
}

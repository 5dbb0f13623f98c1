import type { Domain, DomainId } from '@foja/contracts/domains';
import { type ActorRole, can } from '@foja/contracts/roles';
import { count, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { articles, guides, norms, notes, rulingSummaries, rulings } from './corpus.table.ts';
import { domainOfArea, domainOfRulings } from './legal-areas.ts';
import { isSummaryOfRuling } from './read-ruling.ts';

const domains: Omit<Domain, 'hasAccess' | 'documentCount'>[] = [
  {
    id: 'civil_comercial',
    name: 'Civil y Comercial',
    description: 'Derecho civil y comercial, del consumidor, sucesorio e internacional privado.',
    isPremium: false,
    features: [
      'Respuestas con los artículos en que se apoyan',
      'Guías prácticas paso a paso',
      'Citas verificadas contra el texto de la norma',
    ],
    specializations: [
      'Contratos',
      'Alquileres',
      'Consumo',
      'Responsabilidad civil',
      'Familia',
      'Sucesiones',
      'Derechos reales',
      'Derecho internacional privado',
    ],
  },
  {
    id: 'todos_premium',
    name: 'Todas las áreas',
    description:
      'Todo lo anterior y además derecho laboral, procesal, penal, constitucional, administrativo y societario.',
    isPremium: true,
    features: [
      'Todo lo del dominio Civil y Comercial',
      'Todas las normas cargadas, en una sola consulta',
      'Fallos de la Corte Suprema',
    ],
    specializations: ['Laboral', 'Procesal', 'Penal', 'Constitucional', 'Administrativo', 'Societario y concursal'],
  },
];

/** The domains of the chat as `role` sees them, each with the number of documents that really answer in it. */
export async function listDomains(db: Database, role: ActorRole): Promise<Domain[]> {
  const documents = await countDocuments(db);
  const all = Object.values(documents).reduce((sum, rows) => sum + rows, 0);
  return domains.map((domain) => ({
    ...domain,
    hasAccess: !domain.isPremium || can(role, 'premium-domain'),
    documentCount: domain.id === 'todos_premium' ? all : documents[domain.id],
  }));
}

/** Documents by the domain that they belong to; `todos_premium` holds here only what no narrower domain has. */
async function countDocuments(db: Database): Promise<Record<DomainId, number>> {
  const documents: Record<DomainId, number> = { civil_comercial: 0, todos_premium: 0 };
  for (const table of [articles, notes]) {
    const rows = await db
      .select({ domain: norms.domain, rows: count() })
      .from(table)
      .innerJoin(norms, eq(table.norm, norms.code))
      .groupBy(norms.domain);
    for (const row of rows) documents[row.domain] += row.rows;
  }
  for (const row of await db.select({ area: guides.area, rows: count() }).from(guides).groupBy(guides.area)) {
    documents[domainOfArea(row.area)] += row.rows;
  }
  const ofSummaries = db.select({ domain: rulingSummaries.domain, rows: count() }).from(rulingSummaries);
  for (const row of await ofSummaries.groupBy(rulingSummaries.domain)) documents[row.domain] += row.rows;
  const ofRulings = db
    .select({ domain: rulingSummaries.domain, rows: count() })
    .from(rulings)
    .leftJoin(rulingSummaries, isSummaryOfRuling);
  for (const row of await ofRulings.groupBy(rulingSummaries.domain)) {
    documents[row.domain ?? domainOfRulings] += row.rows;
  }
  return documents;
}

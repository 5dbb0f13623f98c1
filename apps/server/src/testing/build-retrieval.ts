import type { RankedSource, Retrieval } from '../retrieval/retrieval.ts';

/** An article as retrieval returns it. Its text is invented for tests: no real law is kept in the repository. */
export function buildSource(overrides: Partial<RankedSource> & { id: string }): RankedSource {
  const [norm = 'ldc', article = '1'] = overrides.id.replace(/^nota:/, '').split(':');
  const isGuide = overrides.id.startsWith('guia:');
  return {
    kind: isGuide ? 'guide' : overrides.id.startsWith('nota:') ? 'note' : 'article',
    norm: isGuide ? null : norm,
    normTitle: isGuide ? null : 'Norma de prueba',
    article: isGuide ? null : article,
    heading: 'Título de prueba',
    label: isGuide ? (overrides.editorial?.title ?? 'Guía') : `art. ${article} ${norm.toUpperCase()}`,
    path: 'Libro de prueba',
    text: '',
    excerpt: '',
    officialUrl: null,
    score: 0.8,
    articles: isGuide ? [] : [`${norm}:${article}`],
    repealed: false,
    suspect: false,
    editorial: null,
    validFrom: null,
    ...overrides,
  };
}

export function buildRetrieval(overrides: Partial<Retrieval> = {}): Retrieval {
  const sources = overrides.sources ?? [warrantyArticle, repairArticle];
  return {
    searchQuery: 'celular garantia',
    decision: 'grounded',
    sources,
    topScore: sources[0]?.score ?? 0,
    threshold: 0.35,
    nonexistentReferences: [],
    unknownNorms: [],
    nearestTopics: [],
    clarification: null,
    ...overrides,
  };
}

export const warrantyArticle = buildSource({
  id: 'ldc:11',
  heading: 'Garantía de prueba',
  text: 'Garantía de prueba. El comprador de una cosa nueva tiene una garantía de seis meses contados desde la entrega, y de tres meses si la cosa es usada. El traslado al taller corre por cuenta de quien da la garantía.',
  editorial: {
    id: 'nota:ldc:11',
    title: 'Garantía de las cosas nuevas y usadas',
    sections: [
      {
        heading: 'Qué dice',
        body: 'Toda cosa que se vende tiene una garantía obligatoria. La garantía cubre defectos aunque se hayan visto al comprar.',
      },
      {
        heading: 'Plazos',
        body: '- La garantía de una cosa nueva dura seis meses desde la entrega.\n- La garantía de una cosa usada dura tres meses.',
      },
      {
        heading: 'Efectos',
        body: '- El flete al taller lo paga quien da la garantía.\n- El taller debe reparar la cosa [ldc:12].',
      },
    ],
  },
});

export const repairArticle = buildSource({
  id: 'ldc:17',
  heading: 'Arreglo de prueba',
  score: 0.6,
  text: 'Arreglo de prueba. Si el arreglo no deja la cosa en condiciones, el comprador puede:\na) Pedir otra cosa igual;\nb) Devolver la cosa y recibir lo pagado;\nc) Conseguir una rebaja del precio.',
});

export const phoneGuide = buildSource({
  id: 'guia:producto-fallado',
  heading: 'Compré un producto y salió fallado',
  articles: ['ldc:11', 'ldc:12', 'ldc:17'],
  editorial: {
    id: 'guia:producto-fallado',
    title: 'Compré un producto y salió fallado',
    sections: [
      {
        heading: 'Respuesta breve',
        body: 'El vendedor y el fabricante tienen que arreglar el producto sin cobrarte dentro de la garantía [ldc:11]. Si el arreglo no sirve, podés elegir otro producto o la devolución del dinero [ldc:17].',
      },
      { heading: 'Qué da la ley', body: '- El fabricante debe ofrecer un servicio técnico con repuestos. [ldc:12]' },
      { heading: 'Plazos', body: '- La garantía dura seis meses si el producto es nuevo. [ldc:11]' },
      { heading: 'Pasos', body: '1. Avisá por escrito al vendedor.\n2. Pedí la constancia del arreglo.' },
      { heading: 'Documentos y prueba', body: '- Factura o ticket de la compra.\n- Orden del taller.' },
      { heading: 'Cuándo hace falta un abogado', body: '- Si querés reclamar daños.' },
    ],
  },
});

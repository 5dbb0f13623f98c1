import type { ContractAnalysis } from '@foja/contracts/generators/contract-analysis';
import type { DocumentSuggestion } from '@foja/contracts/generators/document-suggestion';
import type { Finding } from '@foja/contracts/generators/finding';
import type { GenerationResult } from '@foja/contracts/generators/generation-result';
import type { JurisprudenceSearch } from '@foja/contracts/generators/jurisprudence';
import type { LegalConsultation } from '@foja/contracts/generators/legal-consultation';
import type { OpponentStrategy } from '@foja/contracts/generators/opponent-strategy';
import type { QuestionSet } from '@foja/contracts/generators/question-set';
import type { SentenceAnalysis } from '@foja/contracts/generators/sentence-analysis';
import { messages } from '@foja/contracts/messages';
import { HttpResponse, http } from 'msw';
import { remember } from './api.ts';
import { buildSource } from './factories.ts';
import { unanswered } from './unanswered.ts';

type ResultOf<UseCase extends GenerationResult['useCase']> = Extract<GenerationResult, { useCase: UseCase }>;

/** A whole result around a structure. */
export function buildResult<UseCase extends GenerationResult['useCase']>(
  useCase: UseCase,
  structure: ResultOf<UseCase>['structure'],
  part: Partial<Pick<GenerationResult, 'engine' | 'notice' | 'sources' | 'citations'>> = {},
): GenerationResult {
  return {
    useCase,
    engine: 'Motor local',
    notice: null,
    sources: [buildSource({ id: 'ccyc:1757', norm: 'ccyc', article: '1757', articles: ['ccyc:1757'] })],
    citations: [],
    legalNotice: messages.notLegalAdvice,
    structure,
    ...part,
  } as GenerationResult;
}

export const buildFinding = (part: Partial<Finding> = {}): Finding => ({
  mark: 'found',
  text: 'algo hallado',
  quote: null,
  articles: [],
  note: null,
  ...part,
});

const absent = buildFinding({ mark: 'absent', text: null, note: 'No figura en el texto.' });

export function buildSentence(part: Partial<SentenceAnalysis> = {}): SentenceAnalysis {
  return {
    tribunal: buildFinding({ text: 'Juzgado Civil N.º 115', quote: 'JUZGADO CIVIL N.º 115' }),
    instance: { ...buildFinding({ mark: 'inferred', text: 'primera' }), kind: 'first' },
    date: { ...buildFinding({ text: '14 de agosto de 2026' }), iso: '2026-08-14' },
    caption: buildFinding({ text: 'Roldán c/ Transportes del Litoral S.A. s/ daños' }),
    caseNumber: absent,
    parties: [{ name: 'Mariela Roldán', role: 'plaintiff', mark: 'found', quote: null }],
    claims: [buildFinding({ text: 'Reclama $ 9.850.000' })],
    outcome: { ...buildFinding(), kind: 'partly-granted' },
    decided: [
      {
        what: buildFinding({ text: 'Condena a pagar $ 7.280.000', quote: 'condenando a pagar la suma de $ 7.280.000' }),
        why: buildFinding({ text: 'No se probó la causa ajena', articles: ['ccyc:1722'] }),
      },
    ],
    norms: [
      {
        text: 'art. 1757 del Código Civil y Comercial',
        articles: ['ccyc:1757'],
        state: 'in-force',
        quote: null,
        times: 2,
      },
      { text: 'ley 99.999', articles: [], state: 'not-in-corpus', quote: null, times: 1 },
      { text: 'art. 1113 del Código Civil', articles: [], state: 'repealed', quote: null, times: 1 },
    ],
    precedents: [{ text: 'Fallos 340:1038', source: null, quote: null }],
    costs: buildFinding({ text: 'A la demandada' }),
    fees: absent,
    jurisdiction: buildFinding({ mark: 'inferred', text: 'Código Procesal de la Nación' }),
    deadlines: [
      {
        remedy: 'Recurso de apelación',
        term: '5 días hábiles',
        startsFrom: 'Desde la notificación',
        due: null,
        dependsOn: 'Rige en procesos ordinarios ante la justicia nacional.',
        mark: 'inferred',
        articles: ['cpccn:244'],
      },
    ],
    weakPoints: [
      {
        title: 'Prueba de la velocidad',
        ground: 'Mirá si la pericia descarta el exceso.',
        mark: 'to-judge',
        quote: null,
        articles: [],
      },
    ],
    ...part,
  };
}

export function buildContract(part: Partial<ContractAnalysis> = {}): ContractAnalysis {
  return {
    type: { ...buildFinding({ text: 'Locación de vivienda' }), kind: 'residential-lease' },
    regime: absent,
    date: { ...absent, iso: null },
    parties: [
      {
        name: 'Héctor Luna',
        calledAs: 'el Locador',
        mark: 'found',
        quote: null,
        obligations: [buildFinding({ text: 'Entregar el departamento' })],
      },
      { name: 'Florencia Castro', calledAs: 'la Locataria', mark: 'found', quote: null, obligations: [] },
    ],
    object: buildFinding({ text: 'Un departamento' }),
    terms: [{ label: 'Duración', finding: buildFinding({ text: '24 meses' }) }],
    price: buildFinding({ text: '$ 420.000 por mes' }),
    adjustment: buildFinding(),
    penalty: buildFinding({ text: '5 % diario' }),
    guarantee: absent,
    jurisdiction: absent,
    clauses: [{ heading: 'QUINTA. Mora', quote: 'multa del 5 % diario' }],
    risks: [
      {
        title: 'Multa desproporcionada',
        level: 'high',
        clause: 'QUINTA. Mora',
        quote: 'multa del 5 % diario',
        articles: ['ccyc:794'],
        why: 'El juez puede reducirla.',
        proposedWording: 'La mora devengará un interés igual a la tasa activa.',
        mark: 'inferred',
      },
    ],
    missing: [
      {
        title: 'Estado del inmueble',
        need: 'recommended',
        why: 'Evita discusiones al restituirlo.',
        articles: [],
        proposedWording: null,
      },
    ],
    ...part,
  };
}

export function buildQuestions(part: Partial<QuestionSet> = {}): QuestionSet {
  return {
    matter: 'Daños por el estado del piso',
    reading: null,
    partyRole: 'plaintiff',
    questions: [
      {
        question: '¿Cómo estaba el piso?',
        purpose: 'Probar el riesgo.',
        expectedAnswer: 'Mojado, según el relato.',
        mark: 'found',
        quote: 'El piso estaba mojado',
        articles: ['ccyc:1757'],
        followUps: ['¿Desde cuándo?'],
        witness: 'Cliente que estaba en el local',
        otherWillAsk: ['¿Dónde estaba usted?'],
      },
      {
        question: '¿Había carteles?',
        purpose: 'Probar la falta de aviso.',
        expectedAnswer: null,
        mark: 'to-judge',
        quote: null,
        articles: [],
        followUps: [],
        witness: null,
        otherWillAsk: [],
      },
    ],
    objections: [
      {
        objection: 'Pregunta indicativa',
        when: 'Si sugiere la respuesta.',
        howToAvoid: 'Preguntá abierto.',
        articles: [],
      },
    ],
    notes: ['No se pudo reconocer al segundo testigo.'],
    ...part,
  };
}

export function buildStrategy(part: Partial<OpponentStrategy> = {}): OpponentStrategy {
  const move = {
    title: 'Excepción de incumplimiento',
    explanation: 'Dirá que el techo se llueve.',
    mark: 'found' as const,
    articles: ['ccyc:1031'],
    quote: 'el techo, que se llueve',
    howToAnswer: 'Mostrar que el contrato pone las reparaciones a su cargo.',
  };
  return {
    matter: 'Locación',
    reading: null,
    partyRole: 'plaintiff',
    arguments: [move],
    exceptions: [],
    defences: [{ ...move, title: 'Pago parcial', howToAnswer: null, mark: 'to-judge' }],
    evidence: [
      { name: 'Mensajes de WhatsApp', why: 'El aviso.', mark: 'found', articles: [], quote: null, howToAnswer: null },
    ],
    notes: [],
    ...part,
  };
}

export function buildDocuments(part: Partial<DocumentSuggestion> = {}): DocumentSuggestion {
  return {
    matter: 'Sucesión',
    reading: null,
    partyRole: 'plaintiff',
    elements: [
      {
        element: 'La muerte',
        mark: 'found',
        quote: 'murió en Salta',
        articles: ['ccyc:2277'],
        burden: null,
        documents: [
          {
            name: 'Partida de defunción',
            why: 'Prueba la muerte.',
            whereToGet: 'Registro Civil.',
            namedInText: false,
            quote: null,
            articles: [],
          },
          {
            name: 'Boleto de 1998',
            why: 'Prueba la compra.',
            whereToGet: null,
            namedInText: true,
            quote: 'comprado por boleto en 1998',
            articles: [],
          },
        ],
      },
    ],
    notes: [],
    ...part,
  };
}

export function buildRulings(part: Partial<JurisprudenceSearch> = {}): JurisprudenceSearch {
  return {
    query: 'transporte, obligación de seguridad',
    results: [
      {
        id: 'fallos_331_819',
        title: 'Ledesma c/ Metrovías',
        court: 'CSJN',
        date: '2008-04-22',
        relevance: 0.86,
        source: 'Fallos de la Corte',
        summary: 'Obligación de seguridad.',
        citation: 'Fallos: 331:819',
        url: 'https://fallos.example/331-819',
        passage: { text: 'el deber de seguridad del transportista', isVerbatim: true },
        articles: [],
      },
    ],
    ...part,
  };
}

export function buildConsultation(part: Partial<LegalConsultation> = {}): LegalConsultation {
  return {
    country: 'colombia',
    content: 'El preaviso depende del contrato.',
    outcome: 'no-match',
    citations: [],
    nearestTopics: [],
    clarification: null,
    ...part,
  };
}

const generatorPaths = /\/(Question|Jurisprudence)Generator\/generate$/;

/** Generator calls that answer this. */
export function generating(result: GenerationResult) {
  return http.post(generatorPaths, async ({ request }) => {
    await remember(request);
    return HttpResponse.json(result);
  });
}

/** Generator calls that refuse. */
export function refusingToGenerate(status: number, error: string, message = 'no') {
  return http.post(generatorPaths, async ({ request }) => {
    await remember(request);
    return HttpResponse.json({ error, message }, { status });
  });
}

/** Generator calls that never answer; `onLeave` hears of a caller who leaves. */
export function generatingForever(onLeave: () => void) {
  return http.post(generatorPaths, async ({ request }) => {
    await remember(request);
    request.signal.addEventListener('abort', onLeave);
    return unanswered();
  });
}

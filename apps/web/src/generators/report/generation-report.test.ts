import type { GenerationResult } from '@foja/contracts/generators/generation-result';
import { describe, expect, it } from 'vitest';
import {
  buildConsultation,
  buildContract,
  buildDocuments,
  buildFinding,
  buildQuestions,
  buildResult,
  buildRulings,
  buildSentence,
  buildStrategy,
} from '../../testing/generations.ts';
import { generationReport } from './generation-report.ts';

function report(result: GenerationResult, originals: Record<string, string> = {}, ticked: string[] = []): string {
  const options = {
    country: 'argentina',
    model: 'gpt-3.5-turbo',
    partyRole: 'plaintiff',
    numberOfQuestions: 5,
    includeResponses: true,
  } as const;
  const sent = { text: '', sent: '', replacements: 0, anonymizationNotice: null, sentOriginal: false };
  return generationReport({ ...sent, options, result, ticked }, originals);
}

/** Every text of a structure that a person has to find in the document: what identifies and what is internal aside. */
function wordsOf(value: unknown, name = ''): string[] {
  const internal = [
    'mark',
    'kind',
    'state',
    'role',
    'articles',
    'partyRole',
    'level',
    'need',
    'iso',
    'id',
    'source',
    'date',
    'outcome',
    'country',
  ];
  if (internal.includes(name)) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((each) => wordsOf(each, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => wordsOf(each, key));
}

describe('the report of a result', () => {
  const questions = buildQuestions();
  it.each([
    ['witnessPreparation', buildResult('witnessPreparation', questions)],
    ['opponentStrategy', buildResult('opponentStrategy', buildStrategy())],
    ['documentSuggestion', buildResult('documentSuggestion', buildDocuments())],
    ['jurisprudenceSearch', buildResult('jurisprudenceSearch', buildRulings())],
    ['legalConsultation', buildResult('legalConsultation', buildConsultation())],
  ])('of %s holds every word of it', (_useCase, result) => {
    const document = report(result);
    for (const words of wordsOf(result.structure)) expect(document).toContain(words);
  });

  it('of a ruling tells the state of its norms and how sure each finding is', () => {
    const document = report(buildResult('sentenceAnalysis', buildSentence()));
    expect(document).toContain('- ley 99.999: No está en nuestro corpus');
    expect(document).toContain('**Expediente:** No surge del texto. No figura en el texto.');
    expect(document).toContain('**Recurso de apelación: 5 días hábiles** (inferido)');
    expect(document).toContain('> «condenando a pagar la suma de $ 7.280.000»');
    expect(document).toContain('Artículos: Art. 244 CPCCN.');
  });

  it('of a contract holds the risks with the wording that mends them', () => {
    const document = report(buildResult('contractAnalysis', buildContract()));
    expect(document).toContain('**Multa desproporcionada. Riesgo alto** (inferido)');
    expect(document).toContain('Redacción propuesta: La mora devengará');
    expect(document).toContain('**Estado del inmueble. Conviene**');
  });

  it('puts the names back, and lets no word of the text act as Markdown', () => {
    const price = buildFinding({ text: '[PERSONA_1] paga *todo* #ya' });
    const document = report(buildResult('contractAnalysis', buildContract({ price })), { '[PERSONA_1]': 'Ana Gómez' });
    expect(document).toContain('Ana Gómez paga \\*todo\\* \\#ya');
    expect(document).not.toContain('PERSONA_1');
  });

  it('of a list of documents shows what is ticked', () => {
    const document = report(buildResult('documentSuggestion', buildDocuments()), {}, ['0·1']);
    expect(document).toContain('☐ Partida de defunción');
    expect(document).toContain('☑ Boleto de 1998');
  });

  it('says who made it, and what was left out', () => {
    const notice = 'El modelo no ayudó.';
    expect(report(buildResult('opponentStrategy', buildStrategy(), { engine: 'gpt-4o', notice }))).toMatch(
      /Hecho con: GPT-4o\. El modelo no ayudó\.$/,
    );
  });
});

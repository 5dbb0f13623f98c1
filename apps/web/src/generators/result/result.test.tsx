import type { DocumentJob, DocumentReading } from '@foja/contracts/document-jobs';
import type { GenerationResult } from '@foja/contracts/generators/generation-result';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { buildCitation, buildSource } from '../../testing/factories.ts';
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
import { newUser } from '../../testing/user.ts';
import type { KeptGeneration } from '../kept-generation.ts';
import { ResultView } from '../result-view.tsx';

const text = 'JUZGADO CIVIL N.º 115. Fallo condenando a pagar la suma de $ 7.280.000.';

function kept(result: GenerationResult): KeptGeneration {
  return {
    text,
    sent: text,
    replacements: 0,
    anonymizationNotice: null,
    sentOriginal: false,
    options: {
      country: 'argentina',
      model: 'gpt-3.5-turbo',
      partyRole: 'plaintiff',
      numberOfQuestions: 5,
      includeResponses: true,
    },
    result,
    ticked: [],
  };
}

interface HostProps {
  result: GenerationResult;
  onOpenSource: (id: string) => void;
  onCorrectPaper: ((reading: DocumentReading) => Promise<void>) | null;
  file?: Pick<DocumentJob, 'fileName' | 'pages' | 'expiresAt'>;
}

function Host({ result, onOpenSource, ...props }: HostProps) {
  const [content, setContent] = useState(() => kept(result));
  return (
    <QueryClientProvider client={new QueryClient()}>
      <ResultView
        title="Herramienta"
        entry={{ id: 'one', title: 'Un resultado', createdAt: '2026-11-20T12:00:00.000Z', content }}
        fresh={false}
        onOpenSource={onOpenSource}
        onTick={(ticked) => setContent({ ...content, ticked })}
        {...props}
        onCorrectMatter={async () => undefined}
        onEdit={() => undefined}
      />
    </QueryClientProvider>
  );
}

function show(result: GenerationResult, ofFile: { isOfFile?: boolean; isTextKept?: boolean } = {}) {
  const { isOfFile = false, isTextKept = true } = ofFile;
  const onOpenSource = vi.fn();
  const onCorrectPaper = vi.fn(() => Promise.resolve());
  const file = { fileName: 'Locación.pdf', pages: 120, expiresAt: '2026-11-27T12:00:00.000Z' };
  const correcting = { ...(isOfFile && { file }), onCorrectPaper: isTextKept ? onCorrectPaper : null };
  render(<Host result={result} onOpenSource={onOpenSource} {...correcting} />);
  return { onOpenSource, onCorrectPaper, user: newUser() };
}

const part = (name: string) => within(screen.getByRole('region', { name }));

describe('a ruling', () => {
  it('is a file card: what the text says, how sure that is, and what is absent', () => {
    show(buildResult('sentenceAnalysis', buildSentence()));
    const data = part('Datos de la sentencia');
    expect(data.getByText('Juzgado Civil N.º 115')).toBeVisible();
    expect(data.getByText('Primera instancia')).toBeVisible();
    expect(data.getByText('14/08/2026')).toBeVisible();
    expect(data.getByText('No surge del texto')).toBeVisible();
    expect(data.getByText('No figura en el texto.')).toBeVisible();
    expect(part('Partes').getByText('Parte actora')).toBeVisible();
    expect(part('Lo decidido').getByText('Hace lugar en parte')).toBeVisible();
    expect(part('Lo decidido').getByText('No se probó la causa ajena')).toBeVisible();
    const deadline = part('Plazos para recurrir');
    expect(deadline.getByText('5 días hábiles')).toBeVisible();
    expect(deadline.getByText(/Rige en procesos ordinarios/)).toBeVisible();
    expect(part('Puntos débiles').getByText('Requiere criterio profesional')).toBeVisible();
  });

  it('names the state of each norm, and never calls one false that is not in the corpus', () => {
    show(buildResult('sentenceAnalysis', buildSentence()));
    const rows = within(screen.getByRole('table', { name: 'Normas citadas y su estado' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
      'Existe en el corpus',
      'No está en nuestro corpus',
      'Derogada',
    ]);
  });

  it('opens the foja of an article, and the place of a quotation in the text', async () => {
    const { user, onOpenSource } = show(buildResult('sentenceAnalysis', buildSentence()));
    await user.click(part('Normas citadas').getByRole('button', { name: 'Art. 1757 CCyC' }));
    expect(onOpenSource).toHaveBeenCalledWith('ccyc:1757');
    await user.click(part('Lo decidido').getByRole('button', { name: 'Ver en el texto' }));
    const dialog = await screen.findByRole('dialog', { name: 'Texto analizado' });
    expect(within(dialog).getByText('condenando a pagar la suma de $ 7.280.000', { selector: 'mark' })).toBeVisible();
  });

  it('opens the editorial note where the article itself is not among the sources', async () => {
    const note = buildSource({ id: 'nota:ccyc:1757', kind: 'note', articles: ['ccyc:1757'] });
    const { user, onOpenSource } = show(buildResult('sentenceAnalysis', buildSentence(), { sources: [note] }));
    await user.click(part('Normas citadas').getByRole('button', { name: 'Art. 1757 CCyC' }));
    expect(onOpenSource).toHaveBeenCalledWith('nota:ccyc:1757');
  });

  it('without anything in it says so in every part', () => {
    const empty = { parties: [], claims: [], decided: [], norms: [], precedents: [], deadlines: [], weakPoints: [] };
    show(buildResult('sentenceAnalysis', buildSentence(empty), { notice: 'El modelo no respondió.' }));
    expect(screen.getByText('El modelo no respondió.')).toBeVisible();
    expect(part('Partes').getByText('No se reconocieron las partes en el texto.')).toBeVisible();
    expect(part('Normas citadas').getByText('El texto no cita normas que se reconozcan.')).toBeVisible();
    expect(part('Plazos para recurrir').getByText(/No se calculó ningún plazo/)).toBeVisible();
  });
});

describe('a ruling that is put right', () => {
  it('is read as of what and from whose side one says, and tells whom a weak point harms', async () => {
    const [point] = buildSentence().weakPoints;
    if (!point) throw new Error('the ruling has no weak point');
    const sentence = buildSentence({
      matter: { ...buildFinding({ text: 'Daños y perjuicios' }), kind: 'danos' },
      weakPoints: [{ ...point, harms: 'plaintiff', concerns: 'other' }],
    });
    const { onCorrectPaper, user } = show({
      ...buildResult('sentenceAnalysis', sentence),
      continuation: 'seal',
    } as GenerationResult);
    expect(part('Datos de la sentencia').getByText('De qué es')).toBeVisible();
    expect(part('Puntos débiles').getByText('Perjudica a la parte actora. No es tu parte.')).toBeVisible();
    const form = within(screen.getByRole('form', { name: 'Corregir qué es' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'De qué es el juicio' }), 'Desalojo');
    await user.selectOptions(form.getByRole('combobox', { name: 'De qué lado estás' }), 'Parte demandada');
    await user.click(form.getByRole('button', { name: 'Leer de nuevo' }));
    expect(onCorrectPaper).toHaveBeenCalledWith({
      task: 'sentenceAnalysis',
      matter: 'desalojo',
      rulingSide: 'defendant',
    });
  });
});

describe('a contract', () => {
  it('has its kind put right by who reads it, and tells where that fails', async () => {
    const { onCorrectPaper, user } = show(buildResult('contractAnalysis', buildContract()));
    const form = within(part('Datos del contrato').getByRole('form', { name: 'Corregir qué es' }));
    expect(form.getByText(/No descuenta un uso/)).toBeVisible();
    expect(form.queryByRole('combobox', { name: 'Qué es' })).toBeNull();
    const again = form.getByRole('button', { name: 'Leer de nuevo' });
    expect(again).toBeDisabled();
    await user.selectOptions(form.getByRole('combobox', { name: 'Tipo de contrato' }), 'Fideicomiso');
    onCorrectPaper.mockRejectedValueOnce(new Error('down'));
    await user.click(again);
    expect(await form.findByRole('alert')).toHaveTextContent('No se pudo leer de nuevo');
    await user.click(again);
    expect(onCorrectPaper).toHaveBeenLastCalledWith({ task: 'contractAnalysis', contractKind: 'trust' });
  });

  it('is read for what and from whose side one says, and tells who each clause harms', async () => {
    const [risk] = buildContract().risks;
    if (!risk) throw new Error('the contract has no risk');
    const contract = buildContract({
      side: { ...buildFinding({ text: 'Locatario', note: 'Como lo indicaste.' }), kind: 'second' },
      risks: [{ ...risk, harms: 'locatario', concerns: 'own' }],
    });
    const { onCorrectPaper, user } = show(buildResult('contractAnalysis', contract));
    expect(part('Datos del contrato').getByText('De qué lado')).toBeVisible();
    expect(part('Cláusulas riesgosas o abusivas').getByText('Perjudica al locatario. Es tu parte.')).toBeVisible();
    const form = within(screen.getByRole('form', { name: 'Corregir qué es' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'De qué lado estás' }), 'Locador');
    await user.selectOptions(
      form.getByRole('combobox', { name: 'Para qué se contrató' }),
      'Negociado entre las dos partes',
    );
    await user.click(form.getByRole('button', { name: 'Leer de nuevo' }));
    expect(onCorrectPaper).toHaveBeenCalledWith({
      task: 'contractAnalysis',
      contractKind: 'residential-lease',
      contractSide: 'first',
      contractPurpose: 'negotiated',
    });
  });

  it('of a file may be a ruling after all, as long as its text is kept', async () => {
    const { onCorrectPaper, user } = show(buildResult('contractAnalysis', buildContract()), { isOfFile: true });
    expect(screen.getByText('Locación.pdf · 120 páginas · se elimina el 27/11/2026')).toBeVisible();
    const form = within(screen.getByRole('form', { name: 'Corregir qué es' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'Qué es' }), 'Una sentencia');
    expect(form.queryByRole('combobox', { name: 'Tipo de contrato' })).toBeNull();
    await user.selectOptions(form.getByRole('combobox', { name: 'Instancia' }), 'Segunda instancia');
    await user.click(form.getByRole('button', { name: 'Leer de nuevo' }));
    expect(onCorrectPaper).toHaveBeenCalledWith({ task: 'sentenceAnalysis', instance: 'appeal' });
  });

  it('of a file whose text is gone says so', () => {
    show(buildResult('contractAnalysis', buildContract()), { isOfFile: true, isTextKept: false });
    expect(screen.getByText(/El texto de este archivo ya no se guarda/)).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Corregir qué es' })).toBeNull();
  });

  it('sets the obligations of each party side by side', () => {
    show(buildResult('contractAnalysis', buildContract()));
    const parties = part('Partes y obligaciones');
    const [landlord, tenant] = parties
      .getAllByRole('heading', { level: 4 })
      .map((heading) => within(heading.closest('li') as HTMLElement));
    expect(landlord?.getByText('Entregar el departamento')).toBeVisible();
    expect(tenant?.getByText('No se reconoció ninguna a su cargo.')).toBeVisible();
    expect(part('Plazos').getByText('24 meses')).toBeVisible();
    expect(part('Precio, mora y garantías').getByText('$ 420.000 por mes')).toBeVisible();
  });

  it('shows a risky clause with its level, its article and a wording to copy', async () => {
    const { user, onOpenSource } = show(buildResult('contractAnalysis', buildContract()));
    const risks = part('Cláusulas riesgosas o abusivas');
    expect(risks.getByText('Riesgo alto')).toBeVisible();
    expect(risks.getByText('Inferido')).toBeVisible();
    await user.click(risks.getByRole('button', { name: 'Art. 794 CCyC' }));
    expect(onOpenSource).toHaveBeenCalledWith('ccyc:794');
    await user.click(risks.getByRole('button', { name: 'Copiar redacción' }));
    expect(await risks.findByRole('button', { name: 'Copiado' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('La mora devengará un interés igual a la tasa activa.');
    const missing = part('Cláusulas que faltan');
    expect(missing.getByText('Estado del inmueble')).toBeVisible();
    expect(missing.getByText('Conviene')).toBeVisible();
  });

  it('without a risk does not promise that there is none', () => {
    show(buildResult('contractAnalysis', buildContract({ risks: [], missing: [] })));
    expect(part('Cláusulas riesgosas o abusivas').getByText(/Eso no asegura que no las haya/)).toBeVisible();
  });
});

describe('questions', () => {
  it('are numbered, say what for, and keep the answer until it is asked for', async () => {
    const { user } = show(buildResult('witnessPreparation', buildQuestions()));
    expect(screen.getByText('Interroga la parte actora', { exact: false })).toBeVisible();
    expect(screen.getByText('No se pudo reconocer al segundo testigo.')).toBeVisible();
    const [first, second] = part('Preguntas').getAllByRole('heading', { level: 4 });
    expect(first).toHaveTextContent('¿Cómo estaba el piso?');
    expect(second).toHaveTextContent('¿Había carteles?');
    const answer = screen.getByText('Mojado, según el relato.');
    expect(answer).not.toBeVisible();
    await user.click(screen.getByText('Ver la respuesta esperada'));
    expect(answer).toBeVisible();
    expect(part('Preguntas').getByText('¿Desde cuándo?')).toBeVisible();
    expect(part('Preguntas').getByText('Requiere criterio profesional')).toBeVisible();
    expect(part('Objeciones previsibles').getByText('Pregunta indicativa')).toBeVisible();
  });

  it('without ground are none, and the note says why', () => {
    show(buildResult('knowledgeAssessment', buildQuestions({ questions: [], objections: [], matter: null })));
    expect(part('Preguntas').getByText('El texto no da base para preguntar.')).toBeVisible();
    expect(screen.queryByText(/Interroga la/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Objeciones previsibles' })).toBeNull();
  });
});

describe("the opponent's strategy", () => {
  it('has its parts, and an answer where there is one', () => {
    show(buildResult('opponentStrategy', buildStrategy()));
    expect(screen.getByText('Tu posición: parte actora', { exact: false })).toBeVisible();
    expect(part('Argumentos más fuertes').getByText('Cómo responder')).toBeVisible();
    expect(part('Excepciones').getByText(/no da pie a una excepción/)).toBeVisible();
    expect(part('Defensas').queryByText('Cómo responder')).toBeNull();
    expect(part('Defensas').getByText('Requiere criterio profesional')).toBeVisible();
    expect(part('Prueba que puede ofrecer').getByText('Mensajes de WhatsApp')).toBeVisible();
  });
});

describe('a list of documents', () => {
  it('goes by what is to be proved, and is ticked off', async () => {
    const { user } = show(buildResult('documentSuggestion', buildDocuments()));
    const element = part('La muerte');
    expect(element.getByText('Nombrado en el texto')).toBeVisible();
    expect(element.getByText('No surge del texto')).toBeVisible();
    expect(element.getByText('Registro Civil.')).toBeVisible();
    await user.click(element.getByRole('checkbox', { name: 'Partida de defunción' }));
    expect(screen.getByText('Reuniste 1 de 2.')).toBeVisible();
    await user.click(element.getByRole('checkbox', { name: 'Partida de defunción' }));
    expect(screen.getByText('Reuniste 0 de 2.')).toBeVisible();
  });
});

describe('rulings', () => {
  it.each([
    [0.86, '86 % · relevancia alta'],
    [0.6, '60 % · relevancia media'],
    [0.59, '59 % · relevancia baja'],
  ])('of relevance %d are marked as %s', (relevance, words) => {
    const [ruling] = buildRulings().results;
    if (!ruling) throw new Error('There is one.');
    show(buildResult('jurisprudenceSearch', buildRulings({ results: [{ ...ruling, relevance }] })));
    expect(
      screen.getByText((_text, element) => element?.textContent === words && element.tagName === 'SPAN'),
    ).toBeVisible();
  });

  it('open their foja and their original, and tell the court’s words from the editors’', async () => {
    const { user, onOpenSource } = show(buildResult('jurisprudenceSearch', buildRulings()));
    expect(screen.getByText('CSJN · 22/04/2008 · Fallos: 331:819 · Fallos de la Corte')).toBeVisible();
    expect(screen.getByText('Palabras del fallo')).toBeVisible();
    const original = 'Ver el original de Ledesma c/ Metrovías (se abre en otra pestaña)';
    expect(screen.getByRole('link', { name: original })).toHaveAttribute('href', 'https://fallos.example/331-819');
    await user.click(screen.getByRole('button', { name: 'Abrir la foja' }));
    expect(onOpenSource).toHaveBeenCalledWith('fallos_331_819');
  });

  it('that are none are said to be none', () => {
    show(buildResult('jurisprudenceSearch', buildRulings({ query: 'daño punitivo', results: [] })));
    const nothing = screen.getByText(/^No se encontraron resultados para/);
    expect(nothing).toHaveTextContent(
      'No se encontraron resultados para "daño punitivo". Intenta con términos diferentes.',
    );
  });
});

describe('a consultation', () => {
  it('tells the country, the outcome and that no corpus backs it', () => {
    const notice = 'Responde el modelo solo: no hay un corpus de ese país.';
    show(buildResult('legalConsultation', buildConsultation(), { notice, engine: 'gpt-4o', sources: [] }));
    expect(screen.getByText('Colombia')).toBeVisible();
    expect(screen.getByText('Sin coincidencia')).toBeVisible();
    expect(screen.getByText(notice)).toBeVisible();
    expect(screen.getByText('GPT-4o')).toBeVisible();
  });

  it('for Argentina cites as the chat does: a good reference opens, a bad one is struck', async () => {
    const content = 'Rige el art. 11 LDC [1], no el art. 9999 LDC.';
    const citations = [
      buildCitation(content, 'art. 11 LDC'),
      buildCitation(content, 'art. 9999 LDC', { verified: false, source: null, problem: 'nonexistent' }),
    ];
    const consultation = buildConsultation({ country: 'argentina', content, citations, outcome: 'grounded' });
    const { user, onOpenSource } = show(buildResult('legalConsultation', consultation, { sources: [buildSource()] }));
    await user.click(screen.getByRole('button', { name: 'art. 11 LDC' }));
    expect(onOpenSource).toHaveBeenCalledWith('ldc:11');
    expect(screen.getByText('art. 9999 LDC').closest('del')).not.toBeNull();
  });
});

describe('any result', () => {
  it('is copied whole, with its sources and the notice', async () => {
    const { user } = show(buildResult('contractAnalysis', buildContract({ price: buildFinding({ text: '$ 1' }) })));
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toMatch(/^# Herramienta\n/);
    expect(copied).toContain('**Precio:** $ 1 (surge del texto)');
    expect(copied).toContain('**Fuentes**');
    expect(copied).toContain('No reemplaza el consejo de un abogado.');
  });

  it.each(['Word (.docx)', 'PDF', 'Markdown'])('offers %s', async (format) => {
    const { user } = show(buildResult('opponentStrategy', buildStrategy()));
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    expect(await screen.findByRole('menuitem', { name: format })).toBeVisible();
  });
});

import { File as NodeFile } from 'node:buffer';
import { documentJobFailureMessages } from '@foja/contracts/document-job-limits';
import type { DocumentDoubt, DocumentJob } from '@foja/contracts/document-jobs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../testing/api.ts';
import { stubMedia } from '../testing/browser.ts';
import { buildDocumentJob } from '../testing/document-jobs-api.ts';
import { signIn } from '../testing/factories.ts';
import { buildFinding, buildResult, buildSentence } from '../testing/generations.ts';
import { openApp } from '../testing/open-app.tsx';
import { buildDocument, vaultWith } from '../testing/vault-api.ts';
import { stubWorkers } from '../testing/worker.ts';

const id = '7c1d9a1e-4b62-4c0e-9d51-0a4d7f3a2b10';
const address = '/dashboard/herramientas/analisis-de-sentencia';

const buildJob = (part: Partial<DocumentJob> = {}) => buildDocumentJob({ id, ...part });
const reading = buildJob({ state: 'running', stage: 'reading', pages: 120, progress: { done: 30, total: 120 } });
const done = buildJob({ state: 'done', pages: 120, finishedAt: '2026-11-20T12:01:00.000Z' });

/** The server with one job, which is what `state.job` says; null where there is none. */
function serveJobs(job: DocumentJob | null) {
  const state = { job, sent: [] as string[], readings: [] as unknown[], refusal: null as Response | null };
  const gone = () => HttpResponse.json({ error: 'not_found', message: 'no' }, { status: 404 });
  api.use(
    http.get('*/api/document-jobs', () => HttpResponse.json({ jobs: state.job ? [state.job] : [] })),
    http.get(`*/api/document-jobs/${id}`, () => (state.job ? HttpResponse.json(state.job) : gone())),
    http.get(`*/api/document-jobs/${id}/result`, () =>
      HttpResponse.json(
        buildResult(
          'sentenceAnalysis',
          buildSentence({ costs: buildFinding({ text: 'A la vencida', quote: 'Las costas a la vencida.', page: 97 }) }),
        ),
      ),
    ),
    http.post('*/api/document-jobs', async ({ request }) => {
      state.sent.push(new URL(request.url).search);
      state.job = buildJob();
      return HttpResponse.json(state.job, { status: 202 });
    }),
    http.post('*/api/document-jobs/from-vault', async ({ request }) => {
      state.sent.push(JSON.stringify(await request.json()));
      state.job = buildJob();
      return HttpResponse.json(state.job, { status: 202 });
    }),
    http.put(`*/api/document-jobs/${id}/reading`, async ({ request }) => {
      state.readings.push(await request.json());
      if (state.refusal) return state.refusal;
      state.job = buildJob({ state: 'running', stage: 'analysing' });
      return HttpResponse.json(state.job, { status: 202 });
    }),
    http.post(`*/api/document-jobs/${id}/cancel`, () => {
      const modelHasBegun = state.job?.modelHasBegun ?? false;
      state.job = buildJob({ state: 'cancelled', modelHasBegun });
      return HttpResponse.json(state.job);
    }),
    http.delete(`*/api/document-jobs/${id}`, () => {
      state.job = null;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return state;
}

beforeEach(() => {
  stubMedia({ reducedMotion: true, wide: true });
  stubWorkers();
  vi.stubGlobal('File', NodeFile);
});

async function openTool() {
  signIn('Professional');
  const app = openApp(address);
  const area = await screen.findByLabelText('Texto de la sentencia');
  return { ...app, area };
}
const longText = 'El juzgado resuelve hacer lugar a la demanda con costas.\n'.repeat(700);

describe('a file that is too long to wait for', () => {
  it('is told what happens to it, and can be taken away again', async () => {
    serveJobs(null);
    const { area, user } = await openTool();
    fireEvent.drop(area, { dataTransfer: { types: ['Files'], files: [new NodeFile([longText], 'Sentencia.txt')] } });
    expect(await screen.findByRole('heading', { name: 'Sentencia.txt' })).toHaveFocus();
    expect(screen.getByText(/se borra apenas termina el análisis/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quitar el archivo' }));
    expect(await screen.findByLabelText('Texto de la sentencia')).toHaveValue('');
  });

  it('of the vault is not brought here: the job reads it there', async () => {
    const jobs = serveJobs(null);
    api.use(vaultWith(buildDocument({ characters: 240_000 })).handler);
    const { user, search } = await openTool();
    await user.click(screen.getByRole('button', { name: 'De mis documentos' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'De mis documentos' }));
    await user.click(await dialog.findByRole('button', { name: /^Locación Belgrano/ }));
    await user.click(await screen.findByRole('button', { name: 'Analizar' }));
    await waitFor(() => expect(search().r).toBe(id));
    expect(JSON.parse(jobs.sent[0] ?? '{}')).toMatchObject({
      fileId: buildDocument().fileId,
      task: 'sentenceAnalysis',
    });
    expect(await screen.findByText('En espera de su turno.')).toBeVisible();
    expect(screen.getByRole('heading', { name: buildJob().fileName, level: 2 })).toHaveFocus();
  });
});

describe('a job at its address', () => {
  const openJob = (job: DocumentJob | null) => {
    const state = serveJobs(job);
    signIn('Professional');
    return { state, ...openApp(`${address}?r=${id}`) };
  };

  it('tells the pages that are read, then shows the result with the page of what it quotes', async () => {
    const { state } = openJob(reading);
    expect(await screen.findByRole('progressbar', { name: 'Lectura: página 30 de 120' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    expect(screen.getByText('Lectura de 120 páginas: 25 %')).toBeInTheDocument();
    state.job = { ...done, notice: 'La página 4 es una imagen o está en blanco: lo que dice no se leyó.' };
    const result = await screen.findByRole('article', { name: 'Análisis de sentencia' }, { timeout: 5_000 });
    expect(within(result).getByText(/La página 4 es una imagen/)).toBeVisible();
    expect(within(result).getByText('97', { exact: false, selector: 'p' })).toBeVisible();
    expect(within(result).queryByRole('button', { name: 'Ver el texto' })).toBeNull();
  });

  it('is cancelled, and says that the use came back', async () => {
    const { user } = openJob(reading);
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText(/el archivo se borró y el uso se devolvió/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Sentencia.txt', level: 2 })).toHaveFocus();
    expect(screen.getByText('Se canceló el trabajo.')).toBeInTheDocument();
  });

  it('with which a model has begun says what it costs to cancel it, before and after', async () => {
    const { user } = openJob(buildJob({ state: 'running', stage: 'analysing', modelHasBegun: true }));
    expect(await screen.findByText(/Si lo cancelás ahora, el uso no se devuelve/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText(/el archivo se borró\. El uso se descontó/)).toBeVisible();
    expect(screen.queryByText(/el uso se devolvió/)).toBeNull();
  });

  it('that failed says why, and leads back to the text', async () => {
    const message = documentJobFailureMessages['too-many-pages'];
    const { user } = openJob(buildJob({ state: 'failed', failure: { reason: 'too-many-pages', message } }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await user.click(screen.getByRole('button', { name: 'Analizar otro texto' }));
    expect(await screen.findByLabelText('Texto de la sentencia')).toBeVisible();
  });

  it('that is gone is said to be', async () => {
    openJob(null);
    expect(await screen.findByText('Ese resultado ya no está.')).toBeVisible();
  });

  it('is read anew as what one says that it is, at the same address', async () => {
    const { state, user, search } = openJob({ ...done, canReadAnew: true });
    await screen.findByRole('article', { name: 'Análisis de sentencia' });
    const form = within(await screen.findByRole('form', { name: 'Corregir qué es' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'Instancia' }), 'Segunda instancia');
    await user.click(form.getByRole('button', { name: 'Leer de nuevo' }));
    expect(await screen.findByText('Análisis del texto')).toBeVisible();
    expect(state.readings).toEqual([{ task: 'sentenceAnalysis', instance: 'appeal' }]);
    expect(search().r).toBe(id);
    state.job = { ...done, canReadAnew: true, reading: { instance: 'appeal' }, finishedAt: '2026-11-20T12:05:00.000Z' };
    const select = await screen.findByRole('combobox', { name: 'Instancia' }, { timeout: 5_000 });
    expect(select).toHaveValue('appeal');
    expect(screen.getByRole('button', { name: 'Leer de nuevo' })).toBeDisabled();
  });

  it('that could not be read anew says why, over the result that it had', async () => {
    const message = documentJobFailureMessages['text-gone'];
    openJob({ ...done, failure: { reason: 'text-gone', message } });
    const result = await screen.findByRole('article', { name: 'Análisis de sentencia' });
    expect(within(result).getByRole('alert')).toHaveTextContent(`No se pudo leer de nuevo. ${message}`);
    expect(within(result).getByText(/hay que volver a enviarlo\.$/)).toBeVisible();
  });

  it('that was read as what another tool analyses is shown there', async () => {
    const { path } = openJob({ ...done, task: 'contractAnalysis' });
    await waitFor(() => expect(path()).toBe('/dashboard/herramientas/analisis-de-contrato'));
  });

  it('that asks says what the file seems to be and by which words, and is answered', async () => {
    const doubt: DocumentDoubt = {
      about: 'task',
      task: 'contractAnalysis',
      contractKind: null,
      note: 'Parece un contrato, y se envió como una sentencia.',
      quote: 'CONTRATO DE LOCACIÓN',
      page: 1,
    };
    const { state, user } = openJob(buildJob({ state: 'asking', doubt, canReadAnew: true }));
    const form = within(await screen.findByRole('form', { name: 'Qué es el archivo' }));
    expect(form.getByText('«CONTRATO DE LOCACIÓN»')).toBeVisible();
    expect(form.getByText('Página 1')).toBeVisible();
    expect(form.getByText(/El uso se devolvió: se descuenta al analizar\.$/)).toBeVisible();
    expect(form.getByRole('combobox', { name: 'Qué es' })).toHaveValue('contractAnalysis');
    state.refusal = HttpResponse.json({ error: 'conflict', message: 'Ya hay tres.' }, { status: 409 });
    await user.click(form.getByRole('button', { name: 'Analizar' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Ya hay tres.');
    state.refusal = null;
    await user.selectOptions(form.getByRole('combobox', { name: 'Qué es' }), 'Una sentencia');
    await user.click(form.getByRole('button', { name: 'Analizar' }));
    expect(await screen.findByText('Análisis del texto')).toBeVisible();
    expect(state.readings).toEqual([{ task: 'contractAnalysis' }, { task: 'sentenceAnalysis' }]);
  });

  it('that asks, and was cancelled once a model had begun, does not say that its use came back', async () => {
    const doubt = { about: 'task', task: null, contractKind: null, note: 'Parece un escrito.', quote: null } as const;
    openJob(buildJob({ state: 'asking', doubt, canReadAnew: true, modelHasBegun: true }));
    const form = within(await screen.findByRole('form', { name: 'Qué es el archivo' }));
    expect(form.getByText(/Analizarlo descuenta un uso\.$/)).toBeVisible();
    expect(form.queryByText(/se devolvió/)).toBeNull();
  });

  it('that asks takes the focus where it was waited for, and is thrown away with its text', async () => {
    const { state, user, search } = openJob(reading);
    await screen.findByRole('progressbar');
    const doubt = { about: 'task', task: null, contractKind: null, note: 'Parece un escrito.', quote: null } as const;
    state.job = buildJob({ state: 'asking', doubt, canReadAnew: true });
    const form = await screen.findByRole('form', { name: 'Qué es el archivo' }, { timeout: 5_000 });
    await waitFor(() => expect(within(form).getByRole('heading', { name: 'Sentencia.txt' })).toHaveFocus());
    await user.click(await screen.findByRole('button', { name: 'Descartar el archivo' }));
    await waitFor(() => expect(search().r).toBeUndefined());
    expect(state.job).toBeNull();
  });

  it('is deleted from the list, which closes it', async () => {
    const { user, search } = openJob(done);
    await screen.findByRole('article', { name: 'Análisis de sentencia' });
    await user.click(await screen.findByRole('button', { name: 'Eliminar Sentencia.txt' }));
    await waitFor(() => expect(search().r).toBeUndefined());
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Archivos extensos' })).toBeNull());
  });
});

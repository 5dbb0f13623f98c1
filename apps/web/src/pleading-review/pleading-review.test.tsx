import { File as NodeFile } from 'node:buffer';
import { citationCheckMaxCharacters } from '@foja/contracts/citation-check-limits';
import { documentJobFailureMessages } from '@foja/contracts/document-job-limits';
import type { DocumentJob } from '@foja/contracts/document-jobs';
import type { PleadingReview } from '@foja/contracts/pleading-review';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../testing/api.ts';
import { stubMedia } from '../testing/browser.ts';
import { buildDocumentJob } from '../testing/document-jobs-api.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';
import { buildDocument, vaultWith } from '../testing/vault-api.ts';
import { stubWorkers } from '../testing/worker.ts';

const id = '7c1d9a1e-4b62-4c0e-9d51-0a4d7f3a2b10';
const address = '/dashboard/verificador';

const job = buildDocumentJob({
  id,
  task: 'pleadingReview',
  fileName: 'Contestación.txt',
  fileSize: 300_000,
  state: 'done',
  pages: 120,
  canReadAnew: true,
  finishedAt: '2026-11-20T12:01:00.000Z',
});
const review: PleadingReview = {
  kind: 'contestacion',
  purpose: 'trabajo',
  side: 'demandada',
  forum: 'laboral',
  told: {
    kind: { by: 'paper', quote: 'CONTESTA DEMANDA', page: 1 },
    purpose: { by: 'paper', quote: 'S/ DESPIDO', page: 1 },
    side: { by: 'person', quote: null },
    forum: { by: 'nobody', quote: null },
  },
  court: null,
  date: null,
  parties: [],
  amounts: [],
  petitum: [{ quote: '1) Rechace la demanda.', page: 120 }],
  claims: [],
  denials: [],
  evidence: [],
  federalQuestion: false,
  findings: [
    {
      id: 'negativa-generica',
      title: 'La negativa parece genérica',
      level: 'high',
      quote: 'Niego todos y cada uno de los hechos.',
      page: 97,
      looksFor: 'La negativa de cada hecho.',
      why: 'La negativa general puede estimarse como reconocimiento.',
      mend: 'Negar los hechos uno por uno.',
      articles: [{ key: 'cpccn:356', label: 'art. 356 CPCCN' }],
    },
  ],
  checks: 20,
};

function serve(first: DocumentJob | null) {
  const state = { job: first, sent: [] as unknown[], readings: [] as unknown[], refusal: null as Response | null };
  const gone = () => HttpResponse.json({ error: 'not_found', message: 'no' }, { status: 404 });
  api.use(
    http.get('*/api/document-jobs', () => HttpResponse.json({ jobs: state.job ? [state.job] : [] })),
    http.get(`*/api/document-jobs/${id}`, () => (state.job ? HttpResponse.json(state.job) : gone())),
    http.get(`*/api/document-jobs/${id}/result`, () => HttpResponse.json({ useCase: 'pleadingReview', review })),
    http.post('*/api/document-jobs/from-vault', async ({ request }) => {
      state.sent.push(await request.json());
      state.job = { ...job, state: 'queued', finishedAt: null };
      return HttpResponse.json(state.job, { status: 202 });
    }),
    http.put(`*/api/document-jobs/${id}/reading`, async ({ request }) => {
      state.readings.push(await request.json());
      if (state.refusal) return state.refusal;
      state.job = { ...job, state: 'running', stage: 'analysing' };
      return HttpResponse.json(state.job, { status: 202 });
    }),
  );
  return state;
}

beforeEach(() => {
  stubMedia({ reducedMotion: true, wide: true });
  stubWorkers();
  vi.stubGlobal('File', NodeFile);
  signIn('Professional');
});

const openResult = async () => {
  const app = openApp(`${address}?r=${id}`);
  const article = within(await screen.findByRole('article', { name: 'Revisión del escrito' }));
  return { ...app, article };
};

describe('a pleading that is too long to be checked while one waits', () => {
  it('is told what is done with it', async () => {
    serve(null);
    openApp(address);
    const area = await screen.findByLabelText('Escrito a verificar');
    const long = 'Niego que el actor haya trabajado en la empresa.\n'.repeat(citationCheckMaxCharacters / 40);
    fireEvent.drop(area, { dataTransfer: { types: ['Files'], files: [new NodeFile([long], 'Contestación.txt')] } });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Contestación.txt' })).toHaveFocus());
    expect(screen.getByText(/Se revisa como escrito, con la página de cada cita/)).toBeVisible();
  });

  it('goes as a job, which is found again at its address', async () => {
    const state = serve(null);
    api.use(vaultWith(buildDocument({ characters: 240_000 })).handler);
    const { user, search } = openApp(address);
    await user.click(await screen.findByRole('button', { name: 'De mis documentos' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'De mis documentos' }));
    await user.click(await dialog.findByRole('button', { name: /^Locación Belgrano/ }));
    await user.click(await screen.findByRole('button', { name: 'Revisar el escrito' }));
    await waitFor(() => expect(search().r).toBe(id));
    expect(state.sent).toEqual([expect.objectContaining({ task: 'pleadingReview' })]);
    expect(await screen.findByText('En espera de su turno.')).toBeVisible();
  });

  it('that is gone is said to be', async () => {
    serve(null);
    openApp(`${address}?r=${id}`);
    expect(await screen.findByText('Ese resultado ya no está.')).toBeVisible();
  });
});

describe('what a pleading was taken for', () => {
  it('is told with its words and their page, or that the person said it, or that nothing does', async () => {
    serve(job);
    const { article } = await openResult();
    expect(article.getByLabelText('Escrito')).toHaveAccessibleDescription('Se leyó en: «CONTESTA DEMANDA», página 1');
    expect(article.getByLabelText('Asunto')).toHaveAccessibleDescription('Se leyó en: «S/ DESPIDO», página 1');
    expect(article.getByLabelText('Parte que lo presenta')).toHaveAccessibleDescription('Lo elegiste vos.');
    expect(article.getByLabelText('Fuero')).toHaveAccessibleDescription(/no nombra el tribunal/);
    expect(article.getByText('97', { exact: false, selector: 'p' })).toBeVisible();
  });

  it('is put right at the same address, with what was said before', async () => {
    const state = serve(job);
    const { article, user, search } = await openResult();
    state.refusal = HttpResponse.json({ error: 'conflict', message: 'Ya hay tres.' }, { status: 409 });
    await user.selectOptions(article.getByLabelText('Asunto'), 'Daños y perjuicios');
    expect(await article.findByText('Ya hay tres.')).toBeVisible();
    state.refusal = null;
    await user.selectOptions(article.getByLabelText('Asunto'), 'Desalojo');
    expect(await screen.findByText('Análisis del texto')).toBeVisible();
    expect(state.readings).toEqual([
      { task: 'pleadingReview', pleading: { side: 'demandada', purpose: 'danos' } },
      { task: 'pleadingReview', pleading: { side: 'demandada', purpose: 'desalojo' } },
    ]);
    expect(search().r).toBe(id);
  });

  it('cannot be put right once the text is gone, which is said', async () => {
    const message = documentJobFailureMessages['text-gone'];
    serve({ ...job, canReadAnew: false, failure: { reason: 'text-gone', message } });
    const { article } = await openResult();
    expect(article.getByRole('alert')).toHaveTextContent(`No se pudo leer de nuevo. ${message}`);
    expect(article.getByLabelText('Asunto')).toBeDisabled();
    expect(article.getByText(/hay que volver a enviarlo\.$/)).toBeVisible();
  });

  it('that was read as a contract is shown where contracts are', async () => {
    serve({ ...job, task: 'contractAnalysis' });
    const { path } = openApp(`${address}?r=${id}`);
    await waitFor(() => expect(path()).toBe('/dashboard/herramientas/analisis-de-contrato'));
  });
});

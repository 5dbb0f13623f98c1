import type { AskDocumentsRequest, AskDocumentsResponse } from '@foja/contracts/documents';
import { messages } from '@foja/contracts/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api } from '../testing/api.ts';
import { stubMedia } from '../testing/browser.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';
import { unanswered } from '../testing/unanswered.ts';
import {
  buildDocument,
  buildDocumentAnswer,
  buildDocumentCitation,
  scannedDocument,
  vaultWith,
} from '../testing/vault-api.ts';

const contract = buildDocument();
const claim = buildDocument({ fileName: 'Demanda.docx', kind: 'docx', pages: null }, 2);
const question = '¿Qué multa hay por rescindir?';

/** The call that answers so, and what it was asked. */
function answering(part: Partial<AskDocumentsResponse> = {}) {
  const requests: AskDocumentsRequest[] = [];
  api.use(
    http.post('*/api/documents/ask', async ({ request }) => {
      requests.push((await request.json()) as AskDocumentsRequest);
      return HttpResponse.json(buildDocumentAnswer(part));
    }),
  );
  return requests;
}

async function openQuestions(...documents: Parameters<typeof vaultWith>) {
  signIn('Professional');
  api.use(vaultWith(...documents).handler);
  const app = openApp('/upload?tab=preguntas');
  await screen.findByRole('heading', { level: 1, name: 'Bóveda' });
  return app;
}

const input = () => screen.findByRole('textbox', { name: 'Tu pregunta' });
const answer = () => screen.findByRole('article', { name: 'Respuesta' });

describe('a question over documents', () => {
  it('is not possible without documents, and the way to them is shown', async () => {
    const { user, search } = await openQuestions();
    expect(await screen.findByText('Todavía no hay documentos sobre los que preguntar.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ir a los documentos' }));
    expect(await screen.findByText('Subí tu primer documento')).toBeVisible();
    expect(search()).toEqual({});
  });

  it('is not possible where no document has text', async () => {
    const { user } = await openQuestions(scannedDocument());
    await user.type(await input(), question);
    expect(screen.getByText(/^Ninguno de tus documentos tiene texto/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Preguntar' })).toBeDisabled();
  });

  it('cannot be blank nor too long', async () => {
    const { user } = await openQuestions(contract);
    const field = await input();
    expect(screen.getByRole('button', { name: 'Preguntar' })).toBeDisabled();
    await user.click(field);
    await user.paste('a'.repeat(2_001));
    expect(screen.getByRole('alert')).toHaveTextContent('La pregunta puede tener hasta 2.000 caracteres.');
    expect(screen.getByRole('button', { name: 'Preguntar' })).toBeDisabled();
  });

  it('that fails stays in the field, and says why without a technical word', async () => {
    api.use(
      http.post('*/api/documents/ask', () =>
        HttpResponse.json({ error: 'internal', message: 'TypeError' }, { status: 500 }),
      ),
    );
    const { user } = await openQuestions(contract);
    await user.type(await input(), `${question}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo responder la pregunta.');
    expect(await input()).toHaveValue(question);
    api.use(
      http.post('*/api/documents/ask', () =>
        HttpResponse.json({ error: 'rate_limited', message: 'Esperá unos minutos.' }, { status: 429 }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Preguntar' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Esperá unos minutos.'));
  });

  it('can be seen as the server hands it on; a name that is to be replaced too goes with it', async () => {
    const requests = answering();
    const { user } = await openQuestions(contract);
    await user.type(await input(), '¿Qué firmó Juan Pérez ante la jueza Paz?');
    await user.click(await screen.findByRole('button', { name: 'Ver lo que se envía' }));
    const preview = within(await screen.findByRole('region', { name: 'Lo que se envía' }));
    expect(await preview.findByText('Datos reemplazados: 1. Quedan visibles: 1.')).toBeVisible();
    expect(preview.getByText('puede ser un nombre y no se reconoció como tal · 1 vez')).toBeVisible();
    expect(requests).toEqual([]);
    await user.click(preview.getByRole('button', { name: 'Reemplazar en todas partes: Paz' }));
    await preview.findByRole('button', { name: 'Deshacer: dejar visible Paz' });
    await user.click(screen.getByRole('button', { name: 'Preguntar' }));
    await answer();
    expect(requests).toEqual([
      { question: '¿Qué firmó Juan Pérez ante la jueza Paz?', known: [{ type: 'persona', text: 'Paz' }] },
    ]);
  });

  it('is waited for in its shape, and can be cancelled', async () => {
    let aborted = false;
    api.use(
      http.post('*/api/documents/ask', ({ request }) => {
        request.signal.addEventListener('abort', () => {
          aborted = true;
        });
        return unanswered();
      }),
    );
    const { user } = await openQuestions(contract);
    await user.type(await input(), `${question}{Enter}`);
    expect(await screen.findByText('Buscando en tus documentos…')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(aborted).toBe(true));
    await waitFor(() => expect(screen.queryByText('Buscando en tus documentos…')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await input()).toHaveValue(question);
    expect(await input()).toHaveFocus();
  });

  it('is about all documents, unless some are chosen in the list or in the dialog', async () => {
    const requests = answering();
    const { user } = await openQuestions(contract, claim, scannedDocument());
    expect(await screen.findByText('todos tus documentos (2)')).toBeVisible();
    await user.type(await input(), `${question}{Enter}`);
    await answer();
    expect(requests[0]).toEqual({ question });

    await user.click(screen.getByRole('button', { name: 'Elegir documentos' }));
    const dialog = await screen.findByRole('dialog', { name: 'Elegir documentos' });
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(2);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Demanda.docx' }));
    await user.click(within(dialog).getByRole('button', { name: 'Listo' }));
    await user.type(await input(), `${question}{Enter}`);
    await waitFor(() => expect(requests[1]).toEqual({ question, fileIds: [claim.fileId] }));

    await user.click(await screen.findByRole('button', { name: 'Preguntar sobre todos' }));
    await user.click(screen.getByRole('tab', { name: 'Documentos' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Elegir Locación Belgrano.pdf' }));
    expect(screen.getByText('1 documento elegido')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Preguntar sobre este' }));
    await user.type(await input(), `${question}{Enter}`);
    await waitFor(() => expect(requests[2]).toEqual({ question, fileIds: [contract.fileId] }));
  });

  it('about one document begins in its menu', async () => {
    const { user, search } = await openQuestions(contract, claim);
    await user.click(await screen.findByRole('tab', { name: 'Documentos' }));
    await user.click(await screen.findByRole('button', { name: 'Acciones de Demanda.docx' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Preguntar sobre este documento' }));
    expect(search()).toEqual({ tab: 'preguntas' });
    expect(await screen.findByText('Demanda.docx', { selector: 'span' })).toBeVisible();
  });

  it('can be taken from an example', async () => {
    const { user } = await openQuestions(contract);
    await user.click(await screen.findByRole('button', { name: '¿Qué plazos hay y desde cuándo corren?' }));
    expect(await input()).toHaveValue('¿Qué plazos hay y desde cuándo corren?');
    expect(await input()).toHaveFocus();
  });
});

describe('an answer over documents', () => {
  it('says what it stands on, who wrote it, and that it is no advice', async () => {
    answering({ notice: 'El modelo no respondió.', documentsWithoutText: 2 });
    const { user } = await openQuestions(contract);
    await user.type(await input(), `${question}{Enter}`);
    const shown = await answer();
    expect(shown).toHaveTextContent('La multa es de un mes de alquiler');
    expect(within(shown).getByText('Fundado en tus documentos')).toBeVisible();
    expect(within(shown).getByText('Motor local')).toBeVisible();
    expect(within(shown).getByText(messages.notLegalAdvice)).toBeVisible();
    expect(within(shown).getByText('El modelo no respondió.')).toBeVisible();
    expect(within(shown).getByText('2 documentos no tienen texto y no se leyeron.')).toBeVisible();
    expect(screen.getByText('La respuesta está lista.')).toBeInTheDocument();
    expect(await input()).toHaveValue('');
  });

  it('that nothing supports says so and cites nothing', async () => {
    answering({ answer: 'Tus documentos no dicen nada sobre eso.', isGrounded: false, citations: [] });
    const { user } = await openQuestions(contract);
    await user.type(await input(), `${question}{Enter}`);
    const shown = await answer();
    expect(within(shown).getByText('Sin coincidencia')).toBeVisible();
    expect(within(shown).queryByRole('list', { name: 'Citas' })).toBeNull();
  });

  it.each([
    ['beside it on a wide screen', true],
    ['as a sheet on a phone', false],
  ])('opens the cited passage with its words marked, %s, and gives the focus back', async (_where, wide) => {
    stubMedia({ wide });
    answering();
    const { user } = await openQuestions(contract);
    await user.type(await input(), `${question}{Enter}`);
    await answer();
    const chip = screen.getByRole('button', { name: /Locación Belgrano.pdf pág. 2$/ });
    for (const opener of [chip, screen.getByRole('button', { name: 'Cita 1: Locación Belgrano.pdf, página 2' })]) {
      await user.click(opener);
      const quote = await screen.findByText(/por rescindir será de un mes/, { selector: 'mark' });
      expect(quote).toHaveTextContent('La multa por rescindir será de un mes de alquiler.');
      expect(within(quote).getByText('multa', { selector: 'strong' })).toBeVisible();
      expect(screen.getByText(/^Cláusula quinta/)).toHaveTextContent(/Nada más se debe\.$/);
      expect(screen.getByText('Página 2')).toBeVisible();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByText('Página 2')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    }
  });

  it('of a document without pages names the document alone', async () => {
    answering({ citations: [buildDocumentCitation({ fileName: 'Demanda.docx', page: null })] });
    const { user } = await openQuestions(claim);
    await user.type(await input(), `${question}{Enter}`);
    await answer();
    await user.click(screen.getByRole('button', { name: 'Cita 1: Demanda.docx' }));
    expect(await screen.findByText('Cita de tu documento')).toBeVisible();
  });

  it('is kept in this browser for this account, opens again, and goes with an undo', async () => {
    answering();
    const { user } = await openQuestions(contract);
    await user.type(await input(), `${question}{Enter}`);
    await answer();
    const kept = await screen.findByRole('list', { name: 'Resultados guardados' });
    await user.click(within(kept).getByRole('button', { name: `Eliminar ${question}` }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Respuesta' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await answer()).toHaveTextContent('La multa es de un mes');
  });

  it('is copied with its question and the words that it cites', async () => {
    answering();
    const { user } = await openQuestions(contract);
    await user.type(await input(), `${question}{Enter}`);
    await user.click(within(await answer()).getByRole('button', { name: 'Copiar' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain(question);
    expect(copied).toContain(
      '[1] Locación Belgrano.pdf, página 2: «La multa por rescindir será de un mes de alquiler.»',
    );
    expect(copied).toContain(messages.notLegalAdvice);
  });
});

import type { ErrorCode } from '@foja/contracts/errors';
import type { Evaluation } from '@foja/contracts/evaluation';
import { errorMessageTimeoutMs } from '@foja/contracts/limits';
import type { Role } from '@foja/contracts/roles';
import type { UsagePlan } from '@foja/contracts/usage';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as saving from '../platform/save-file.ts';
import { api } from '../testing/api.ts';
import { buildAlternative, buildEvaluation, buildInsufficient, soldStory } from '../testing/evaluations.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';
import { unanswered } from '../testing/unanswered.ts';

const saved = { files: [] as { name: string; blob: Blob }[] };

const sent: { message: string; isAnonymized: boolean }[] = [];
beforeEach(() => {
  sent.length = 0;
  saved.files.length = 0;
  vi.spyOn(saving, 'saveFile').mockImplementation((name, blob) => void saved.files.push({ name, blob }));
});

const evaluating = (evaluation: Evaluation = buildEvaluation()) =>
  http.post('*/Rag/evaluate-case', async ({ request }) => {
    sent.push((await request.json()) as (typeof sent)[number]);
    return HttpResponse.json(evaluation);
  });
const refusing = (status: number, error: ErrorCode, message = 'no') =>
  http.post('*/Rag/evaluate-case', () => HttpResponse.json({ error, message }, { status }));

async function openTool(role: Role = 'Professional', address = '/dashboard/evaluacion') {
  signIn(role);
  const app = openApp(address);
  await screen.findByRole('heading', { name: 'Evaluación de caso', level: 1 });
  return app;
}
type User = Awaited<ReturnType<typeof openTool>>['user'];

/** What a file holds; this browser's Blob cannot tell by itself. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(blob);
  });

const input = () => screen.getByLabelText('El caso');
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Evaluar el caso' }));
async function evaluate(user: User, story = soldStory): Promise<void> {
  await user.clear(input());
  await user.click(input());
  await user.paste(story);
  await submit(user);
}

describe('the evaluation tool', () => {
  it('is not for guests, who are led to the login page and back', async () => {
    const { path, search } = openApp('/dashboard/evaluacion');
    await waitFor(() => expect(path()).toBe('/login'));
    expect(search()).toMatchObject({ returnUrl: '/dashboard/evaluacion' });
  });

  it('shows a User the plans that include it and the 7-day trial, and no field', async () => {
    const plan = { trial: { available: true, active: false, endsAt: null } } as UsagePlan;
    api.use(
      http.get('*/api/usage/plan', () => HttpResponse.json(plan)),
      http.get('*/api/plans', () =>
        HttpResponse.json({
          plans: [
            { id: 'premium', name: 'Premium', price: 29, features: [], isRecommended: true, ctaText: 'Solicitar plan' },
          ],
          payment: 'request',
        }),
      ),
      http.get('*/api/plans/mine', () => HttpResponse.json({ requests: [], subscription: null })),
    );
    await openTool('User');
    expect(await screen.findByText(/Probá Premium gratis durante 7 días/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Empezar la prueba' })).toHaveAttribute('href', '/trial');
    expect(await screen.findByRole('button', { name: 'Solicitar plan' })).toBeVisible();
    expect(screen.queryByLabelText('El caso')).toBeNull();
  });

  it.each(['Professional', 'Premium', 'Admin', 'SuperAdmin'] as const)('is there for a %s', async (role) => {
    await openTool(role);
    expect(input()).toBeVisible();
  });

  it.each([
    ['too short', 'diecinueve letras..'],
    ['too long', 'a'.repeat(30_001)],
  ])('refuses a text that is %s without asking, and keeps it', async (_what, story) => {
    api.use(evaluating());
    const { user } = await openTool();
    await user.click(input());
    await user.paste(story);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(screen.getByRole('button', { name: 'Evaluar el caso' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Debe ingresar un texto entre 20 y 30.000 caracteres.');
    expect(input()).toHaveAttribute('aria-invalid', 'true');
    expect(input()).toHaveValue(story);
    expect(sent).toEqual([]);
    act(() => void vi.advanceTimersByTime(errorMessageTimeoutMs));
    expect(screen.queryByRole('alert')).toBeNull();
    // A text that is too long stays marked until it is shorter.
    expect(input().getAttribute('aria-invalid')).toBe(story.length > 30_000 ? 'true' : null);
  });

  it.each([
    [403, 'forbidden'],
    [429, 'usage_exhausted'],
  ] as const)('meets the premium gate at %i, and keeps the text', async (status, code) => {
    api.use(refusing(status, code));
    const { user } = await openTool();
    await evaluate(user);
    expect(await screen.findByRole('dialog', { name: 'Función Premium' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(input()).toHaveValue(soldStory);
  });

  it.each([
    [500, 'internal', 'Lo siento, ocurrió un error al procesar su consulta.'],
    [502, 'upstream_failed', 'El servicio está temporalmente no disponible. Por favor, inténtelo más tarde.'],
    [400, 'invalid_request', 'Debe ingresar un texto entre 20 y 30.000 caracteres.'],
  ] as const)('at %i says what happened and keeps the text', async (status, code, text) => {
    api.use(refusing(status, code, text));
    const { user } = await openTool();
    await evaluate(user);
    expect(await screen.findByText(text)).toBeVisible();
    expect(input()).toHaveValue(soldStory);
  });

  it('leads to the login page when the session has ended, and finds the text again afterwards', async () => {
    api.use(refusing(401, 'invalid_token'));
    const { user, path, search, stop } = await openTool();
    await evaluate(user);
    await waitFor(() => expect(path()).toBe('/login'));
    expect(search()).toMatchObject({ returnUrl: '/dashboard/evaluacion' });
    stop();
    expect(localStorage.getItem('foja_draft:case-evaluation:ana@estudio.example')).toBe(soldStory);
  });

  it('sends nothing where the text could not be anonymized', async () => {
    api.use(
      evaluating(),
      http.post('*/anonymize-text', () => HttpResponse.json({ error: 'internal', message: 'no' }, { status: 500 })),
    );
    const { user } = await openTool();
    await evaluate(user);
    expect(
      await screen.findByText('Anonymization required but failed. Cannot proceed with RAG query for data privacy.'),
    ).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('sends placeholders, and shows the names put back in the quoted facts and in the story', async () => {
    const point = { element: 'Que compraste', status: 'supported' as const, articles: [], contribution: 22 };
    api.use(evaluating(buildEvaluation({ points: [{ ...point, quotes: ['compré una heladera a [PERSONA_1]'] }] })));
    const { user } = await openTool();
    await evaluate(user);
    await screen.findByRole('region', { name: 'Evaluación de caso' });
    expect(sent).toEqual([{ message: expect.stringContaining('heladera a [PERSONA_1] y'), isAnonymized: true }]);
    expect(sent[0]?.message).not.toContain('Pérez');
    await user.click(screen.getByText('El caso que se evaluó'));
    expect(screen.getByText('compré una heladera a Juan Pérez', { selector: 'mark' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver cómo se calculó' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tu caso parece viable' });
    expect(within(dialog).getByText('«compré una heladera a Juan Pérez»')).toBeVisible();
  });

  it('shows exactly what is sent before it is', async () => {
    api.use(evaluating());
    const { user } = await openTool();
    await user.click(input());
    await user.paste(soldStory);
    await user.click(screen.getByRole('button', { name: 'Ver lo que se envía' }));
    const preview = await screen.findByRole('region', { name: 'Lo que se envía' });
    expect(await within(preview).findByText('[PERSONA_1]')).toBeVisible();
  });

  it('evaluates with Ctrl+Enter, moves the keyboard to the result, and names it in the address', async () => {
    api.use(evaluating());
    const { user, search } = await openTool();
    await user.click(input());
    await user.paste(soldStory);
    await user.keyboard('{Control>}{Enter}{/Control}');
    const heading = await screen.findByRole('heading', { name: /^Resultado del/ });
    expect(heading).toHaveFocus();
    expect(search().e).toEqual(expect.any(String));
  });

  it('shows its work, and can be stopped without losing the text', async () => {
    const aborted = vi.fn();
    api.use(
      http.post('*/Rag/evaluate-case', ({ request }) => {
        request.signal.addEventListener('abort', aborted);
        return unanswered();
      }),
    );
    const { user } = await openTool();
    await evaluate(user);
    expect(await screen.findByText('Evaluando el caso')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Evaluando…' })).toBeDisabled();
    expect(await screen.findByText('Comparando el relato con lo que pide la ley…')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByText('Evaluando el caso')).toBeNull();
    expect(input()).toHaveValue(soldStory);
    await waitFor(() => expect(aborted).toHaveBeenCalled());
  });

  it('with too little to go on lists what to add, shows no number, and leads back to the text', async () => {
    api.use(evaluating(buildInsufficient({ caseType: 'Consumo' })));
    const { user } = await openTool();
    await evaluate(user);
    const notice = await screen.findByRole('region', { name: 'Faltan datos' });
    await waitFor(() =>
      expect(within(notice).getByRole('heading', { name: 'Todavía no se puede estimar' })).toHaveFocus(),
    );
    expect(notice).toHaveTextContent('Puede tratarse de «Consumo»');
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Qué compraste', 'Cuándo pasó']);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText(/%/)).toBeNull();
    await user.click(within(notice).getByRole('button', { name: 'Volver al texto' }));
    await waitFor(() => expect(input()).toHaveFocus());
    expect(input()).toHaveValue(soldStory);
  });

  it('teaches by example: one that is chosen is in the text', async () => {
    const { user } = await openTool();
    const examples = screen.getByRole('region', { name: 'Ejemplos' });
    await user.click(within(examples).getByRole('button', { name: /Un despido sin causa/ }));
    expect((input() as HTMLTextAreaElement).value).toContain('telegrama de despido');
    expect(input()).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Ejemplos' })).toBeNull();
  });

  it('keeps results in this browser: opens one again, and deletes it with undo', async () => {
    api.use(evaluating());
    const { user, search } = await openTool();
    await evaluate(user);
    await screen.findByRole('heading', { name: /^Resultado del/ });
    await user.click(screen.getByRole('button', { name: 'Evaluar otro caso' }));
    expect(await screen.findByLabelText('El caso')).toHaveValue('');
    const kept = within(screen.getByRole('list', { name: 'Resultados guardados' }));
    await user.click(kept.getByRole('button', { name: /^El 10 de agosto/ }));
    await screen.findByRole('heading', { name: /^Resultado del/ });
    await user.click(kept.getByRole('button', { name: /^Eliminar/ }));
    expect(await screen.findByText('Sin resultados guardados')).toBeVisible();
    expect(search().e).toBeUndefined();
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('heading', { name: /^Resultado del/ })).toBeVisible();
  });

  it('takes the story back into the text to correct it', async () => {
    api.use(evaluating());
    const { user } = await openTool();
    await evaluate(user);
    await user.click(await screen.findByRole('button', { name: 'Corregir el relato' }));
    expect(await screen.findByLabelText('El caso')).toHaveValue(soldStory);
    expect(input()).toHaveFocus();
  });

  it('takes a document that is clicked to the chat, beside what was written there', async () => {
    localStorage.setItem('foja_draft:ana@estudio.example', 'ya escrito');
    api.use(evaluating());
    const { user, path } = await openTool();
    await evaluate(user);
    await user.click(await screen.findByRole('button', { name: /Factura de compra/ }));
    await waitFor(() => expect(path()).toBe('/dashboard'));
    const composer = await screen.findByLabelText('Tu consulta');
    expect(composer).toHaveValue(
      'ya escrito\n\nNecesito este documento para mi caso (Consumo – producto defectuoso): Factura de compra. ¿Cómo lo consigo y qué tiene que decir?',
    );
    await waitFor(() => expect(composer).toHaveFocus());
  });

  it('exports the case, the account of the number and the sources, with the names put back', async () => {
    const point = { element: 'Que compraste', status: 'supported' as const, articles: ['ldc:11'], contribution: 22 };
    api.use(evaluating(buildEvaluation({ points: [{ ...point, quotes: ['compré una heladera a [PERSONA_1]'] }] })));
    const { user } = await openTool();
    await evaluate(user);
    await user.click(await screen.findByRole('button', { name: 'Exportar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Markdown' }));
    await waitFor(() => expect(saved.files).toHaveLength(1));
    expect(saved.files[0]?.name).toMatch(/\.md$/);
    const text = await textOf(saved.files[0]?.blob as Blob);
    expect(text).toContain('> El 10 de agosto de 2026 compré una heladera a Juan Pérez');
    expect(text).toContain('Probabilidad de éxito: 62 % (55–70 %)');
    expect(text).toContain('Que compraste (+22). El relato lo apoya. «compré una heladera a Juan Pérez» Art. 11 LDC.');
    expect(text).toContain('Contado desde el 10/08/2026, vence el 10/08/2029.');
    expect(text).not.toContain('[PERSONA_1]');
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Word (.docx)' }));
    await waitFor(() => expect(saved.files.at(-1)?.name).toMatch(/\.docx$/));
  });

  describe('another kind of case', () => {
    const other = /^El servicio técnico no arregla/;
    const back = /^Volver a: Compré un producto y salió fallado/;
    const withOther = () => buildEvaluation({ alternatives: [buildAlternative()] });
    const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

    it('is not offered where the kind is clear', async () => {
      api.use(evaluating());
      const { user } = await openTool();
      await evaluate(user);
      await screen.findByRole('region', { name: 'Evaluación de caso' });
      expect(screen.queryByText(/También podría ser/)).toBeNull();
    });

    it('is shown in place with one click, marked as chosen, with a way back, and asks nothing of the server', async () => {
      api.use(evaluating(withOther()));
      const { user } = await openTool();
      await evaluate(user);
      expect(await screen.findByText('¿No es tu caso? También podría ser:')).toBeVisible();
      expect(screen.queryByText(/Elegido por vos/)).toBeNull();
      await user.click(screen.getByRole('button', { name: other }));
      expect(percent()).toBe('41');
      expect(screen.getByText('Elegido por vos, en lugar de «Compré un producto y salió fallado».')).toBeVisible();
      expect(screen.getByRole('group', { name: 'Tipo de caso' })).toHaveFocus();
      expect(sent).toHaveLength(1);
      await user.click(screen.getByRole('button', { name: back }));
      expect(percent()).toBe('62');
      expect(screen.queryByText(/Elegido por vos/)).toBeNull();
    });

    it('stays chosen after a reload, and is what the details, the story, the requests and the export tell', async () => {
      const point = { element: 'Que se reparó mal', status: 'supported' as const, articles: [], contribution: 1 };
      const chosen = buildEvaluation({
        caseType: 'Consumo – servicio técnico',
        guideTitle: 'El servicio técnico no arregla',
        successProbability: 41,
        points: [{ ...point, quotes: ['no enfría'] }],
        evidence: [],
        limitation: null,
      });
      const alternatives = [buildAlternative('Consumo – servicio técnico', chosen)];
      api.use(evaluating(buildEvaluation({ alternatives })));
      const first = await openTool();
      await evaluate(first.user);
      await first.user.click(await screen.findByRole('button', { name: other }));
      const id = first.search().e;
      first.stop();
      cleanup();
      const { user } = await openTool('Professional', `/dashboard/evaluacion?e=${id}`);
      expect(await screen.findByText(/^Elegido por vos/)).toBeVisible();
      expect(percent()).toBe('41');
      await user.click(screen.getByText('El caso que se evaluó'));
      expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['no enfría']);
      await user.click(screen.getByRole('button', { name: 'Exportar' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Markdown' }));
      await waitFor(() => expect(saved.files).toHaveLength(1));
      const text = await textOf(saved.files[0]?.blob as Blob);
      expect(text).toContain(
        'Tipo de caso: Consumo – servicio técnico. El servicio técnico no arregla (elegido a mano, en lugar de «Compré un producto y salió fallado»)',
      );
      expect(text).toContain('Probabilidad de éxito: 41 %');
      expect(text).toContain('Que se reparó mal (+1)');
      await user.click(screen.getByRole('button', { name: 'Ver cómo se calculó' }));
      const dialog = await screen.findByRole('dialog', { name: 'Tu caso es discutible' });
      expect(within(dialog).getByText('«no enfría»')).toBeVisible();
    });

    it('that is told too little says what to add instead of a number, and leads back', async () => {
      const little = buildInsufficient({
        caseType: 'Consumo – servicio técnico',
        guideTitle: 'El servicio técnico no arregla',
      });
      const alternatives = [buildAlternative('Consumo – servicio técnico', little)];
      api.use(evaluating(buildEvaluation({ alternatives })));
      const { user } = await openTool();
      await evaluate(user);
      await user.click(await screen.findByRole('button', { name: other }));
      const notice = screen.getByRole('region', { name: 'Faltan datos' });
      expect(within(notice).getByRole('heading', { name: 'Todavía no se puede estimar' })).toHaveFocus();
      expect(notice).toHaveTextContent(
        'Puede tratarse de «Consumo – servicio técnico» (El servicio técnico no arregla), pero',
      );
      expect(screen.queryByRole('progressbar')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull();
      await user.click(within(notice).getByRole('button', { name: back }));
      expect(percent()).toBe('62');
      expect(screen.getByRole('button', { name: 'Exportar' })).toBeVisible();
    });

    it('has its number where the first one is told too little, and only then is it kept', async () => {
      api.use(evaluating(buildInsufficient({ caseType: 'Consumo', alternatives: [buildAlternative()] })));
      const { user } = await openTool();
      await evaluate(user);
      const notice = await screen.findByRole('region', { name: 'Faltan datos' });
      expect(screen.getByText('Sin resultados guardados')).toBeVisible();
      await user.click(within(notice).getByRole('button', { name: other }));
      await screen.findByRole('heading', { name: /^Resultado del/ });
      expect(percent()).toBe('41');
      expect(screen.getByText('Elegido por vos, en lugar de «Consumo».')).toBeVisible();
      expect(within(screen.getByRole('list', { name: 'Resultados guardados' })).getAllByRole('listitem')).toHaveLength(
        1,
      );
      expect(sent).toHaveLength(1);
    });

    it('opens what was kept before there were other kinds', async () => {
      const { alternatives: _, ...earlier } = buildEvaluation();
      api.use(evaluating(earlier as Evaluation));
      const { user } = await openTool();
      await evaluate(user);
      expect(await screen.findByRole('heading', { name: /^Resultado del/ })).toBeVisible();
      expect(percent()).toBe('62');
    });
  });

  it('switches the evaluation of the chat on, and keeps the choice', async () => {
    const { user } = await openTool();
    const toggle = screen.getByRole('switch', { name: 'Evaluar también en el chat' });
    expect(toggle).not.toBeChecked();
    await user.click(toggle);
    expect(localStorage.getItem('foja_case_evaluation')).toBe('true');
  });

  it('keeps the results of one account apart from those of another', async () => {
    api.use(evaluating());
    const { user, stop } = await openTool();
    await evaluate(user);
    await screen.findByRole('heading', { name: /^Resultado del/ });
    stop();
    cleanup();
    signIn('Premium', 'otra@estudio.example');
    openApp('/dashboard/evaluacion');
    expect(await screen.findByText('Sin resultados guardados')).toBeVisible();
  });
});

import * as anonymizer from '@foja/anonymizer';
import { defaultAnonymizationSettings } from '@foja/contracts/anonymization-modes';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { anonymizing, answering, api, asked, refusing, streamingForever } from '../testing/api.ts';
import { stubMedia } from '../testing/browser.ts';
import { buildAlternative, buildEvaluation, buildInsufficient } from '../testing/evaluations.ts';
import { buildAnswer, buildDebugStats, buildSource, signIn } from '../testing/factories.ts';
import { renderChat } from '../testing/render-chat.tsx';

const input = () => screen.getByLabelText('Tu consulta');
const queries = () => asked.filter(({ path }) => path === '/Rag/rag-query');
/** The page's own text: the live region says the same again. */
const prose = { selector: '.legal-prose *' };
type User = ReturnType<typeof renderChat>['user'];

async function ask(user: User, text: string): Promise<void> {
  await user.click(input());
  await user.paste(text);
  await user.keyboard('{Enter}');
}

describe('sending', () => {
  it('is refused for a blank message, and for one that is too long', async () => {
    const { user } = renderChat();
    await ask(user, '   ');
    expect(screen.getByRole('button', { name: 'Enviar consulta' })).toBeDisabled();
    await ask(user, 'a'.repeat(30_001));
    expect(screen.getByRole('alert')).toHaveTextContent('30.004 / 30.000');
    expect(queries()).toHaveLength(0);
  });

  it('is blocked while an answer is coming, and the next question stays in the input', async () => {
    api.use(streamingForever('Voy respondiendo ', () => undefined));
    const { user } = renderChat();
    await ask(user, 'primera');
    await screen.findByText(/Voy respondiendo/);
    await ask(user, 'segunda');
    expect(queries()).toHaveLength(1);
    expect(input()).toHaveValue('segunda');
  });

  it('breaks the line with Shift+Enter', async () => {
    const { user } = renderChat();
    await user.type(input(), 'uno{Shift>}{Enter}{/Shift}dos');
    expect(input()).toHaveValue('uno\ndos');
    expect(queries()).toHaveLength(0);
  });

  it('keeps what is typed through a reload, and forgets it once sent', async () => {
    const first = renderChat();
    await first.user.type(input(), 'mi consulta');
    first.unmount();
    const { user } = renderChat();
    expect(input()).toHaveValue('mi consulta');
    await user.click(screen.getByRole('button', { name: 'Enviar consulta' }));
    expect(input()).toHaveValue('');
    await screen.findByText('Fundado');
  });

  it('carries the fields of the specification', async () => {
    const { user } = renderChat();
    await ask(user, 'Compré un celular');
    await screen.findByText('Fundado');
    expect(queries()[0]).toEqual({
      path: '/Rag/rag-query',
      authorization: 'Bearer guest-1',
      body: {
        message: 'Compré un celular',
        history: [],
        domain: 'civil_comercial',
        model: 'gpt-3.5-turbo',
        userOrigin: 'guest',
        enableCaseEvaluation: false,
        isAnonymized: true,
      },
    });
  });
});

describe('anonymization', () => {
  it('blocks the question when it fails, and sends nothing', async () => {
    vi.spyOn(anonymizer, 'anonymize').mockImplementation(() => {
      throw new Error('broken');
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = renderChat();
    await ask(user, 'Soy María Fernández');
    expect(
      await screen.findByText('Anonymization required but failed. Cannot proceed with RAG query for data privacy.'),
    ).toBeVisible();
    expect(queries()).toHaveLength(0);
  });

  it('sends placeholders, keeps the way back in the session, and shows the real names in the answer', async () => {
    api.use(answering({ content: 'Estimada [PERSONA_1]: sí, podés reclamar [1].' }));
    const { user } = renderChat();
    await ask(user, 'Me llamo María Fernández, DNI 28.456.789, y compré un celular');
    expect(await screen.findByText('María Fernández', { selector: 'mark' })).toBeVisible();
    expect((queries()[0]?.body as { message?: string } | undefined)?.message).toMatch(/\[PERSONA_1\].*\[DNI_1\]/);
    expect(JSON.stringify(asked)).not.toMatch(/Fernández|28\.456\.789/);
    expect(sessionStorage.getItem('foja_placeholders')).toContain('María Fernández');
    expect(screen.getByRole('button', { name: '2 datos reemplazados' })).toBeVisible();
  });

  it('shows what would be sent before it is', async () => {
    const { user } = renderChat();
    await user.type(input(), 'Me llamo María Fernández y compré un celular');
    await user.click(screen.getByRole('button', { name: 'Ver lo que se envía' }));
    const preview = await screen.findByRole('region', { name: 'Lo que se envía' });
    expect(await within(preview).findByText('[PERSONA_1]')).toBeVisible();
    expect(asked).toHaveLength(0);
  });
});

describe('anonymization of a signed-in user', () => {
  const anonymizationCalls = () => asked.filter(({ path }) => path.startsWith('/anonymize'));
  const message = (index: number) => (queries()[index]?.body as { message?: string } | undefined)?.message;

  it('is done by the call of the specification, and the query carries placeholders only', async () => {
    signIn('User');
    api.use(answering({ content: 'Estimada [PERSONA_1]: sí, podés reclamar [1].' }));
    const { user } = renderChat();
    await ask(user, 'Me llamo María Fernández, DNI 28.456.789, y compré un celular');
    expect(await screen.findByText('María Fernández', { selector: 'mark' })).toHaveAttribute(
      'title',
      'Se envió como [PERSONA_1]',
    );
    expect(anonymizationCalls().map(({ path }) => path)).toEqual(['/anonymize-text']);
    expect(JSON.stringify(queries())).not.toMatch(/Fernández|28\.456\.789/);
    expect(queries()[0]?.body).toMatchObject({ isAnonymized: true });
  });

  it('keeps one placeholder for one person through the conversation', async () => {
    signIn('User');
    const { user } = renderChat();
    await ask(user, 'Soy María Fernández y compré un celular');
    await screen.findByText('Fundado');
    await ask(user, 'El vendedor es Carlos Alberto Gómez. ¿María Fernández puede reclamar?');
    await waitFor(() => expect(queries()).toHaveLength(2));
    expect(message(1)).toContain('es [PERSONA_2]. ¿[PERSONA_1] puede');
  });

  it('uses the advanced call where the account chose it and the role has it, and tells when no model helped', async () => {
    signIn('Professional');
    localStorage.setItem(
      'foja_anonymization_settings',
      JSON.stringify({ ...defaultAnonymizationSettings, rag: { mode: 'advanced', enabled: true } }),
    );
    api.use(
      http.get('*/api/anonymization/settings', () =>
        HttpResponse.json({
          settings: { ...defaultAnonymizationSettings, rag: { mode: 'advanced', enabled: true } },
          publicKey: 'otra-clave',
        }),
      ),
      anonymizing('/anonymize-advanced', { message: 'Se aplicó el modo básico.' }),
    );
    const { user } = renderChat();
    await ask(user, 'Soy María Fernández y compré un celular');
    await screen.findByText('Fundado');
    expect(anonymizationCalls().map(({ path, authorization }) => [path, authorization])).toEqual([
      ['/anonymize-advanced', 'Bearer otra-clave'],
    ]);
    await user.click(screen.getByRole('button', { name: '1 dato reemplazado' }));
    expect(screen.getByText('Se aplicó el modo básico.')).toBeVisible();
  });

  it('blocks the query when the call fails, and the question can be asked again', async () => {
    signIn('User');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    api.use(
      http.post('*/anonymize-text', () =>
        HttpResponse.json(
          { success: false, anonymized_text: 'x', replacements: [], error: 'anonymization_failed', message: 'no' },
          { status: 500 },
        ),
      ),
    );
    const { user } = renderChat();
    await ask(user, 'Soy María Fernández y compré un celular');
    expect(
      await screen.findByText('Anonymization required but failed. Cannot proceed with RAG query for data privacy.'),
    ).toBeVisible();
    expect(queries()).toHaveLength(0);
    expect(screen.getByText('Soy María Fernández y compré un celular')).toBeVisible();
    api.use(anonymizing('/anonymize-text'));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByText('Fundado');
    expect(message(0)).toBe('Soy [PERSONA_1] y compré un celular');
  });

  it('sends what the preview showed, without asking twice', async () => {
    signIn('User');
    const { user } = renderChat();
    await user.type(input(), 'Me llamo María Fernández y compré un celular');
    await user.click(screen.getByRole('button', { name: 'Ver lo que se envía' }));
    const preview = await screen.findByRole('region', { name: 'Lo que se envía' });
    expect(await within(preview).findByText('[PERSONA_1]')).toBeVisible();
    expect(queries()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Enviar consulta' }));
    await screen.findByText('Fundado');
    expect(anonymizationCalls()).toHaveLength(1);
    expect(message(0)).toBe('Me llamo [PERSONA_1] y compré un celular');
  });

  it('shows the names that stay in what is sent and why, and sends without them after one click', async () => {
    signIn('User');
    const { user } = renderChat();
    await user.click(input());
    await user.paste(
      'La jueza Marcela Gandolfo citó a María Fernández. La jueza Gandolfo no vino.\nLo firmó GANDOLFO.',
    );
    await user.click(screen.getByRole('button', { name: 'Ver lo que se envía' }));
    const preview = within(await screen.findByRole('region', { name: 'Lo que se envía' }));
    expect(await preview.findByText('Datos reemplazados: 1. Quedan visibles: 3.')).toBeVisible();
    expect(preview.getByText('actúa como juez, fiscal o funcionario · 3 veces')).toBeVisible();
    await user.click(preview.getByRole('button', { name: 'Reemplazar en todas partes: Marcela Gandolfo' }));
    expect(await preview.findByText('Datos reemplazados: 4. Quedan visibles: 0.')).toHaveFocus();
    await user.click(preview.getByRole('button', { name: 'Deshacer: dejar visible Marcela Gandolfo' }));
    expect(await preview.findByText('Datos reemplazados: 1. Quedan visibles: 3.')).toBeVisible();
    await user.click(preview.getByRole('button', { name: 'Reemplazar en todas partes: Marcela Gandolfo' }));
    await preview.findByText('Datos reemplazados: 4. Quedan visibles: 0.');
    await user.click(screen.getByRole('button', { name: 'Enviar consulta' }));
    await screen.findByText('Fundado');
    expect(message(0)).not.toMatch(/gandolfo|fernández/i);
    expect(anonymizationCalls()).toHaveLength(1);
  });

  it('asks for the session again where the call says that it has ended', async () => {
    signIn('User');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    api.use(
      http.post('*/anonymize-text', () =>
        HttpResponse.json({ error: 'unauthenticated', message: 'User not authenticated' }, { status: 401 }),
      ),
    );
    const { user, goes } = renderChat();
    await ask(user, 'Soy María Fernández');
    await waitFor(() => expect(goes.login).toHaveBeenCalled());
    expect(queries()).toHaveLength(0);
    expect(localStorage.getItem('foja_draft:ana@estudio.example')).toBe('Soy María Fernández');
  });
});

describe('a guest', () => {
  it('meets the registration prompt at the limit, with the input disabled', async () => {
    const { user, goes } = renderChat();
    for (const question of ['una', 'dos', 'tres']) {
      await ask(user, question);
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Detener la respuesta' })).toBeNull());
    }
    expect(
      await screen.findByText('Ha alcanzado el límite de consultas. Por favor, regístrese para continuar usando Foja.'),
    ).toBeVisible();
    expect(screen.getByText(/suma 10 usos adicionales/)).toBeVisible();
    expect(input()).toBeDisabled();
    expect(screen.getByText('Sin usos restantes')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Registrarse' }));
    expect(goes.register).toHaveBeenCalled();
    expect(queries()).toHaveLength(3);
  });

  it('is told to register on 429, and the failed question counts', async () => {
    api.use(refusing(429, 'guest_limit_reached'));
    const { user } = renderChat();
    await ask(user, 'hola');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ha alcanzado el límite de consultas. Por favor, regístrese para continuar usando Foja.',
    );
    expect(input()).toBeDisabled();
  });

  it('is counted on an error too, and may try again', async () => {
    api.use(refusing(502, 'upstream_failed'));
    const { user } = renderChat();
    await ask(user, 'hola');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El servicio está temporalmente no disponible. Por favor, inténtelo más tarde.',
    );
    expect(localStorage.getItem('foja_guest_usage')).toBe('1');
    api.use(answering());
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Fundado')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('gets a new token when the old one is not valid, without noticing', async () => {
    let first = true;
    api.use(
      http.post('*/Rag/rag-query', () => {
        if (!first) return HttpResponse.json(buildAnswer());
        first = false;
        return HttpResponse.json({ error: 'invalid_guest_token', message: 'no' }, { status: 401 });
      }),
    );
    const { user } = renderChat();
    await ask(user, 'hola');
    expect(await screen.findByText('Fundado')).toBeVisible();
  });

  it('is sent to register by the premium domain, and sees no button of the administrators', async () => {
    const { user, goes } = renderChat();
    expect(screen.queryByRole('button', { name: 'Limpiar chat' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Estadísticas RAG' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Configuración del chat' }));
    await user.selectOptions(await screen.findByLabelText('Dominio legal'), 'todos_premium');
    // Told why first.
    expect(goes.register).not.toHaveBeenCalled();
    expect(await screen.findByText(/son del plan Premium, que necesita una cuenta/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Crear una cuenta' }));
    expect(goes.register).toHaveBeenCalled();
    expect(screen.queryByLabelText('Evaluación de caso')).toBeNull();
  });
});

describe('an account', () => {
  it.each([403, 429] as const)('meets the premium gate on %s, and can ask again', async (status) => {
    signIn('User');
    api.use(refusing(status, 'usage_exhausted'));
    const { user } = renderChat();
    await ask(user, 'hola');
    expect(await screen.findByRole('dialog', { name: 'Función Premium' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await waitFor(() => expect(input()).toHaveFocus());
  });

  it('is told that its plan has nothing left, without the question being asked', async () => {
    signIn('User');
    api.use(
      http.get('*/api/usage/remaining', () =>
        HttpResponse.json({ remaining: 0, used: 10, limit: 10, lastUpdated: '2026-11-20T00:00:00.000Z' }),
      ),
    );
    const { user } = renderChat();
    await screen.findByText('Sin usos restantes');
    await ask(user, 'hola');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ha alcanzado el límite de consultas para su plan. Por favor, actualice su cuenta para consultas ilimitadas.',
    );
    expect(queries()).toHaveLength(0);
  });

  it('goes to sign in when its session has ended, and its question is not lost', async () => {
    signIn('User');
    api.use(refusing(401, 'invalid_token'));
    const { user, goes } = renderChat();
    await ask(user, 'mi consulta larga');
    await waitFor(() => expect(goes.login).toHaveBeenCalled());
    expect(await screen.findByText(/Tu sesión venció/)).toBeVisible();
    expect(localStorage.getItem('foja_draft:ana@estudio.example')).toBe('mi consulta larga');
    expect(sessionStorage.getItem('foja_token')).toBeNull();
  });

  it('of a Free plan meets the premium gate in the settings', async () => {
    signIn('User');
    const { user } = renderChat();
    await user.click(screen.getByRole('button', { name: 'Configuración del chat' }));
    await user.selectOptions(await screen.findByLabelText('Dominio legal'), 'todos_premium');
    expect(await screen.findByRole('dialog', { name: 'Función Premium' })).toBeVisible();
  });

  it('shows an evaluation only where the role, the switch and the answer say so', async () => {
    localStorage.setItem('foja_case_evaluation', 'true');
    signIn('Premium');
    api.use(answering({ evaluation: buildEvaluation() }));
    const { user } = renderChat();
    await ask(user, 'hola');
    await user.click(await screen.findByRole('button', { name: 'Ver cómo se calculó' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tu caso parece viable' });
    expect(within(dialog).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
    expect(within(dialog).queryByRole('link', { name: /Consultar con Especialista/ })).toBeNull();
    await user.keyboard('{Escape}');
    for (const evaluation of [buildEvaluation({ shouldTriggerCta: false }), buildInsufficient()]) {
      api.use(answering({ evaluation }));
      await user.click(screen.getByRole('button', { name: 'Regenerar' }));
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Evaluación de caso' })).toBeNull());
      expect(await screen.findByText('Fundado')).toBeVisible();
      expect(screen.queryByRole('region', { name: 'Evaluación de caso' })).toBeNull();
    }
  });

  it('asks for a document of its evaluation with a click, and reads an article of it beside the chat', async () => {
    localStorage.setItem('foja_case_evaluation', 'true');
    signIn('Professional');
    api.use(
      answering({ evaluation: buildEvaluation() }),
      http.get('*/api/sources/:id', () => HttpResponse.json({ error: 'not_found', message: 'x' }, { status: 404 })),
    );
    const { user } = renderChat();
    await ask(user, 'hola');
    const card = await screen.findByRole('region', { name: 'Evaluación de caso' });
    await user.click(within(card).getByText('Artículos aplicables'));
    await user.click(within(card).getByRole('button', { name: 'art. 11 LDC: Garantías' }));
    expect(await screen.findByRole('button', { name: 'Cerrar la foja' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(within(card).getByText('Documentos necesarios'));
    await user.click(within(card).getByRole('button', { name: /Factura de compra/ }));
    await waitFor(() => expect(queries()).toHaveLength(2));
    expect(queries().at(-1)?.body).toMatchObject({
      message: expect.stringContaining('Factura de compra'),
    });
  });

  it('shows the case of its evaluation as another kind, in the card and in the details, and leads back', async () => {
    localStorage.setItem('foja_case_evaluation', 'true');
    signIn('Premium');
    api.use(answering({ evaluation: buildEvaluation({ alternatives: [buildAlternative()] }) }));
    const { user } = renderChat();
    await ask(user, 'hola');
    const card = await screen.findByRole('region', { name: 'Evaluación de caso' });
    await user.click(within(card).getByRole('button', { name: /^El servicio técnico no arregla/ }));
    expect(within(card).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '41');
    await user.click(within(card).getByRole('button', { name: 'Ver cómo se calculó' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(
      'Consumo – servicio técnico. El servicio técnico no arregla (elegido a mano, en lugar de «Compré un producto y salió fallado»)',
    );
    expect(within(dialog).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '41');
    await user.keyboard('{Escape}');
    expect(queries()).toHaveLength(1);
    await user.click(within(card).getByRole('button', { name: /^Volver a: / }));
    expect(within(card).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
  });

  it('of an administrator clears the chat, undoes it, and opens the statistics', async () => {
    signIn('Admin');
    const understanding = {
      parts: [{ text: 'hola', asks: [] }],
      regimes: [{ regime: 'trabajo', label: 'Contrato de trabajo', weight: 0.75 }],
      role: null,
      facts: [{ name: 'antiguedad', label: 'antigüedad', value: '7 años', words: 'hace 7 años', start: 0, end: 11 }],
      claims: [],
      asOf: null,
      continues: false,
    };
    api.use(answering({ debugStats: buildDebugStats({ understanding }) }));
    const { user } = renderChat();
    await ask(user, 'hola');
    await screen.findByText('Fundado');
    await user.click(screen.getByRole('button', { name: 'Estadísticas RAG' }));
    const dialog = await screen.findByRole('dialog', { name: 'Estadísticas RAG' });
    expect(within(dialog).getByText('garantía celular')).toBeVisible();
    expect(within(dialog).getByText('Bueno')).toBeVisible();
    expect(within(dialog).getByText('Contrato de trabajo (0,750)')).toBeVisible();
    expect(within(dialog).getByText('antigüedad: 7 años («hace 7 años»)')).toBeVisible();
    expect(within(dialog).queryByText('Quién consulta')).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Limpiar chat' }));
    expect(screen.getByText('En qué puedo ayudarte hoy?')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Fundado')).toBeVisible();
  });
});

describe('an answer', () => {
  it('that is stopped keeps what was on screen and ends the call', async () => {
    const onCancel = vi.fn();
    api.use(streamingForever('Voy respondiendo de a poco ', onCancel));
    const { user } = renderChat();
    await ask(user, 'hola');
    await screen.findByText(/Voy respondiendo de a poco/);
    await user.click(screen.getByRole('button', { name: 'Detener la respuesta' }));
    expect(await screen.findByText(/Respuesta detenida/)).toBeVisible();
    expect(screen.getByText(/Voy respondiendo de a poco/)).toBeVisible();
    await waitFor(() => expect(onCancel).toHaveBeenCalled());
  });

  it('of a follow-up takes the turns before it along, as they were sent', async () => {
    const { user } = renderChat();
    await ask(user, 'Compré un celular');
    await screen.findByText('Fundado');
    await ask(user, '¿y si no me pagan?');
    await waitFor(() => expect(queries()).toHaveLength(2));
    expect(queries()[1]?.body).toHaveProperty('history', [
      { role: 'user', content: 'Compré un celular' },
      { role: 'assistant', content: 'Tenés garantía.' },
    ]);
  });

  it('of a follow-up takes the turns along where personal data are not replaced, too', async () => {
    signIn('SuperAdmin');
    const settings = { ...defaultAnonymizationSettings, rag: { mode: 'none', enabled: false } };
    localStorage.setItem('foja_anonymization_settings', JSON.stringify(settings));
    api.use(http.get('*/api/anonymization/settings', () => HttpResponse.json({ settings, publicKey: 'foja-public' })));
    const { user } = renderChat();
    await ask(user, 'Compré un celular');
    await screen.findByText('Fundado');
    await ask(user, '¿y si no me pagan?');
    await waitFor(() => expect(queries()).toHaveLength(2));
    expect(queries()[1]?.body).toMatchObject({
      isAnonymized: false,
      history: [
        { role: 'user', content: 'Compré un celular' },
        { role: 'assistant', content: 'Tenés garantía.' },
      ],
    });
  });

  it('that tells of danger shows whom to call, as links that a telephone dials', async () => {
    const helpLines = [
      { name: 'Violencia por motivos de género', number: '144', serves: 'Gratuita.' },
      { name: 'Oficina de Violencia Doméstica', number: null, serves: 'En persona.' },
    ];
    api.use(answering({ outcome: 'safety', content: 'Lamento lo que estás viviendo.', sources: [], helpLines }));
    const { user } = renderChat();
    await ask(user, 'mi pareja me pega');
    const lines = await screen.findByRole('list', { name: 'A quién llamar hoy' });
    expect(within(lines).getByRole('link', { name: /144/ })).toHaveAttribute('href', 'tel:144');
    expect(within(lines).getByText('Oficina de Violencia Doméstica')).toBeVisible();
  });

  it('offers choices that go on with the question, with their proof', async () => {
    const clarification = {
      question: '¿Para vivir?',
      options: [{ label: 'Sí', adds: 'Es para vivir.', continuation: 'prueba' }],
    };
    api.use(answering({ clarification }));
    const { user } = renderChat();
    await ask(user, '¿Cuánto dura?');
    await user.click(await screen.findByRole('button', { name: 'Sí' }));
    await waitFor(() => expect(queries()).toHaveLength(2));
    expect(queries()[1]?.body).toMatchObject({
      message: '¿Cuánto dura?',
      choice: 'Es para vivir.',
      continuation: 'prueba',
    });
    expect(screen.getByText('¿Cuánto dura? Es para vivir.')).toBeVisible();
  });

  it('that is stopped before its first word costs nothing and can be asked for again', async () => {
    api.use(streamingForever('', () => undefined));
    const { user } = renderChat();
    await ask(user, 'hola');
    await waitFor(() => expect(queries()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Detener la respuesta' }));
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    expect(Number(localStorage.getItem('foja_guest_usage'))).toBe(0);
  });

  it('that breaks in mid-stream is an error, not an answer', async () => {
    api.use(
      http.post('*/Rag/rag-query', () => {
        const events =
          'event: delta\ndata: {"text":"Medio "}\n\nevent: error\ndata: {"error":"upstream_failed","message":"x"}\n\n';
        return new HttpResponse(events, { headers: { 'content-type': 'text/event-stream' } });
      }),
    );
    const { user } = renderChat();
    await ask(user, 'hola');
    expect(await screen.findByRole('alert')).toHaveTextContent('El servicio está temporalmente no disponible.');
    expect(screen.queryByText(/Medio/)).toBeNull();
  });

  it('is announced once it is whole', async () => {
    api.use(answering({ content: '## Título\n\nTenés **garantía** [1].' }));
    const { user, container } = renderChat();
    await ask(user, 'hola');
    await screen.findByText('Fundado');
    await waitFor(() => expect(container.querySelector('p[aria-live]')).toHaveTextContent('Título Tenés garantía.'));
  });

  it('is shown word by word, and whole after a click on it', async () => {
    stubMedia({ reducedMotion: false });
    api.use(answering({ content: `Primera ${'palabra '.repeat(400)}final.` }));
    const { user } = renderChat();
    await ask(user, 'hola');
    const text = await screen.findByText(/^Primera/);
    expect(screen.queryByText(/final\.$/)).toBeNull();
    await user.click(text);
    expect(await screen.findByText(/final\.$/, prose)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copiar' })).toBeVisible();
  });

  it('without a source says so and offers topics that can be asked', async () => {
    api.use(
      answering({ outcome: 'no-match', content: 'No encontré.', sources: [], nearestTopics: ['Ruidos molestos'] }),
    );
    const { user } = renderChat();
    await ask(user, 'hola');
    expect(await screen.findByText('Sin coincidencia')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ruidos molestos' }));
    await waitFor(() => expect(queries()).toHaveLength(2));
    expect(queries()[1]?.body).toMatchObject({ message: 'Ruidos molestos' });
  });

  describe('to a question of another domain', () => {
    const refused = { content: 'Es de otra área.', outsideDomain: 'Ley 20.744' };

    it('says that it is an orientation, and leads a guest to the trial', async () => {
      api.use(answering(refused));
      const { user } = renderChat();
      await ask(user, 'hola');
      expect(await screen.findByRole('link', { name: 'Probar Premium gratis' })).toHaveAttribute('href', '/trial');
      expect(screen.getByText(/Es una orientación: los artículos que la rigen \(Ley 20.744\)/)).toBeVisible();
    });

    it('is asked again in all domains in one step by who has them', async () => {
      signIn('Premium');
      api.use(answering(refused));
      const { user } = renderChat();
      await ask(user, 'hola');
      await user.click(await screen.findByRole('button', { name: 'Preguntar en todas las áreas' }));
      await waitFor(() => expect(queries()).toHaveLength(2));
      expect(queries()[1]?.body).toMatchObject({ message: 'hola', domain: 'todos_premium' });
    });
  });

  it('that turns on an untold fact asks for it, and the choice asks again with it', async () => {
    const clarification = {
      question: '¿El producto era nuevo o usado?',
      options: [
        { label: 'Nuevo', adds: 'El producto era nuevo.' },
        { label: 'Usado', adds: 'El producto era usado.' },
      ],
    };
    api.use(answering({ clarification }));
    const { user } = renderChat();
    await ask(user, 'se rompió la heladera');
    const group = await screen.findByRole('group', { name: '¿El producto era nuevo o usado?' });
    await user.click(within(group).getByRole('button', { name: 'Usado' }));
    await waitFor(() => expect(queries()).toHaveLength(2));
    expect(queries()[1]?.body).toMatchObject({ message: 'se rompió la heladera El producto era usado.' });
  });

  it('asked for again takes the place of the first', async () => {
    const { user } = renderChat();
    await ask(user, 'hola');
    await screen.findByText('Fundado');
    api.use(answering({ content: 'Otra respuesta.', sources: [buildSource({ id: 'ldc:12', article: '12' })] }));
    await user.click(screen.getByRole('button', { name: 'Regenerar' }));
    expect(await screen.findByText('Otra respuesta.', prose)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getAllByText('hola', { selector: 'p' })).toHaveLength(1);
  });

  it('stays when asking for another one fails', async () => {
    const { user } = renderChat();
    await ask(user, 'hola');
    await screen.findByText('Fundado');
    api.use(refusing(500, 'internal'));
    await user.click(screen.getByRole('button', { name: 'Regenerar' }));
    expect(await screen.findByText('Lo siento, ocurrió un error al procesar su consulta.')).toBeVisible();
    expect(screen.getByText('Fundado')).toBeVisible();
  });

  it('is rated with a comment; the question goes along only when its author says so, without names', async () => {
    api.use(
      http.post('*/Rag/feedback', async ({ request }) => {
        asked.push({ path: '/Rag/feedback', body: await request.json(), authorization: null });
        return HttpResponse.json({ success: true });
      }),
    );
    const { user } = renderChat();
    await ask(user, 'Soy María Fernández y compré un celular');
    await screen.findByText('Fundado');
    await user.click(screen.getByRole('button', { name: 'No útil' }));
    await user.type(screen.getByLabelText(/Qué le faltó/), 'Los plazos');
    await user.click(screen.getByRole('button', { name: 'Enviar opinión' }));
    await waitFor(() => expect(asked.at(-1)?.path).toBe('/Rag/feedback'));
    expect(asked.at(-1)?.body).toEqual({ answerId: buildAnswer().answerId, useful: false, comment: 'Los plazos' });
    await user.click(screen.getByRole('button', { name: 'Útil' }));
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Enviar opinión' }));
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ useful: true }));
    expect((asked.at(-1)?.body as { question?: string } | undefined)?.question).toMatch(/^Soy \[PERSONA_1\] y compré/);
  });
});

describe('the screen', () => {
  it('hides the usage counter inside the dashboard', () => {
    renderChat({ embedded: true });
    expect(screen.queryByText(/usos restantes/)).toBeNull();
  });

  it('has one first-level heading, the greeting, four examples and the notice', () => {
    renderChat();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByText('En qué puedo ayudarte hoy?')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Ejemplos' })).getAllByRole('button')).toHaveLength(4);
    expect(screen.getByText('Consultas sin historial')).toHaveAttribute(
      'title',
      expect.stringMatching(/^El servidor no guarda la conversación\./),
    );
    expect(screen.getByText('Información orientativa. No reemplaza el consejo de un abogado.')).toBeVisible();
  });

  it('shows its shortcuts on "?", but not while somebody types it', async () => {
    const { user } = renderChat();
    await user.type(input(), '?');
    expect(screen.queryByRole('dialog')).toBeNull();
    input().blur();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
  });

  it('brings back a deleted conversation', async () => {
    stubMedia({ reducedMotion: true, wide: true });
    const { user } = renderChat();
    await ask(user, 'mi herencia');
    await screen.findByText('Fundado');
    await user.click(screen.getByRole('button', { name: 'Eliminar mi herencia' }));
    expect(screen.queryByRole('button', { name: 'mi herencia' })).toBeNull();
    await user.click((await screen.findAllByRole('button', { name: 'Deshacer' })).at(-1) as HTMLElement);
    expect(await screen.findByRole('button', { name: 'mi herencia' })).toBeVisible();
    expect(await screen.findByText('Fundado')).toBeVisible();
  });

  it('renames a conversation', async () => {
    stubMedia({ reducedMotion: true, wide: true });
    const { user } = renderChat();
    await ask(user, 'mi herencia');
    await screen.findByText('Fundado');
    await user.click(screen.getByRole('button', { name: 'Renombrar mi herencia' }));
    await user.clear(screen.getByLabelText('Nombre de la conversación'));
    await user.type(screen.getByLabelText('Nombre de la conversación'), 'Sucesión de papá{Enter}');
    expect(screen.getByRole('button', { name: 'Sucesión de papá' })).toBeVisible();
  });
});

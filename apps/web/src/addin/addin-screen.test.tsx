import type { CheckedReference, CitationCheck } from '@foja/contracts/citation-check';
import { referenceStatuses } from '@foja/contracts/citation-check-limits';
import type { TransformationSuggestion } from '@foja/contracts/transformations';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { sessionMessage } from '../platform/office/session-message.ts';
import { currentSession } from '../platform/session.ts';
import { api, asked, remember } from '../testing/api.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';
import { buildSession } from '../testing/sessions.ts';
import { serveOffice } from '../testing/stand-in-office-script.ts';
import type { StandInOptions } from '../testing/stand-in-word.ts';
import {
  assistantAnswers,
  assistantRefuses,
  buildContextAnswer,
  buildSuggestion,
  buildTransformation,
} from '../testing/writing-assistant.ts';

const first = 'La empresa me echó.';
const second = 'Quiero que me paguen.';
const text = [`${first} ${second}`, 'Otro párrafo.'];

const manifest = (status: number, body: object | string) =>
  http.get('*/addin/manifest.xml', () =>
    typeof body === 'string' ? new HttpResponse(body, { status }) : HttpResponse.json(body, { status }),
  );

async function openPane(options: Partial<StandInOptions> = {}) {
  signIn('Professional');
  const served = serveOffice({ text, ...options });
  const app = openApp('/addin');
  await screen.findByRole('region', { name: 'Asistente de redacción' });
  return { ...app, word: served.word };
}

async function openSignedOut(options: Partial<StandInOptions> = {}) {
  const served = serveOffice({ text, ...options });
  const app = openApp('/addin');
  const button = await screen.findByRole('button', { name: 'Iniciar sesión' });
  return { ...app, button, word: served.word };
}

describe('outside Word', () => {
  it('says that Office.js did not come, and what to do', async () => {
    api.use(manifest(200, '<OfficeApp/>'));
    serveOffice(null);
    openApp('/addin');
    expect(await screen.findByText('No se pudo cargar Office.js.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Iniciar sesión' })).toBeNull();
  });

  it('says that it is for Word, and gives the manifest with the way to install it', async () => {
    api.use(manifest(200, '<OfficeApp/>'));
    const { asked: scripts } = serveOffice({ text, host: null });
    openApp('/addin');
    expect(await screen.findByText(/funciona dentro de Word/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Descargar el manifiesto' })).toHaveAttribute(
      'href',
      '/addin/manifest.xml',
    );
    expect(scripts).toEqual(['https://appsforoffice.microsoft.com/lib/1/hosted/office.js']);
  });

  it('offers no manifest where this installation has none, and says why', async () => {
    api.use(manifest(503, { error: 'not_configured', message: 'PUBLIC_URL no es una dirección https.' }));
    serveOffice({ text, host: null });
    openApp('/addin');
    expect(await screen.findByText('PUBLIC_URL no es una dirección https.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Descargar el manifiesto' })).toBeNull();
  });

  it('does not ask for Office.js on any other page', async () => {
    const { asked: scripts } = serveOffice({ text });
    openApp('/login');
    await screen.findByRole('heading', { name: 'Iniciar Sesión' });
    expect(scripts).toEqual([]);
  });
});

describe('in a Word that is too old', () => {
  it('says so instead of showing a panel that does nothing', async () => {
    serveOffice({ text, wordApi: 1.2 });
    openApp('/addin');
    expect(await screen.findByText(/Actualizá Word/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Iniciar sesión' })).toBeNull();
  });
});

describe('signing in', () => {
  it.each([
    [12004, /Word no confía en esta dirección/],
    [12005, /solo abre el inicio de sesión por https/],
    [12007, /Ya hay una ventana abierta/],
    [12009, /Elegiste no abrir la ventana/],
    [12011, /El navegador bloqueó la ventana/],
    [12999, /código 12999/],
  ])('says what to do where the dialog is refused with %i', async (dialogRefusal, said) => {
    const { user, button } = await openSignedOut({ dialogRefusal });
    await user.click(button);
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeEnabled();
    expect(currentSession()).toBeNull();
  });

  it.each([
    [12006, /Cerraste la ventana antes de terminar/],
    [12002, /no pudo cargar la página/],
    [12003, /sin https/],
  ])('says what happened where the dialog ends with %i', async (code, said) => {
    const { user, button, word } = await openSignedOut();
    await user.click(button);
    expect(await screen.findByText(/Completá el inicio de sesión/)).toBeVisible();
    act(() => word.dialogEvent(code));
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeEnabled();
  });

  it('takes no session from another origin, and none that is not one', async () => {
    const { user, button, word } = await openSignedOut();
    await user.click(button);
    const message = JSON.stringify(sessionMessage(buildSession(), 'browser'));
    act(() => word.tell(message, 'https://otro.example'));
    expect(word.dialogs[0]?.isOpen).toBe(true);
    expect(currentSession()).toBeNull();
    act(() => word.tell('{"type":"auth","token":1}', window.location.origin));
    expect(await screen.findByText(/no es una sesión/)).toBeVisible();
    expect(currentSession()).toBeNull();
  });

  it.each([
    ['browser', () => localStorage],
    ['tab', () => sessionStorage],
  ] as const)('opens the login of this very origin, and keeps its session in the %s', async (place, storage) => {
    const session = buildSession();
    const { user, button, word } = await openSignedOut();
    await user.click(button);
    expect(word.dialogs[0]).toMatchObject({
      address: `${window.location.origin}/login?source=addin`,
      options: { displayInIframe: false, promptBeforeOpen: true, height: 60, width: 30 },
    });
    act(() => word.tell(JSON.stringify(sessionMessage(session, place)), window.location.origin));
    expect(await screen.findByRole('region', { name: 'Asistente de redacción' })).toBeVisible();
    expect(word.dialogs[0]?.isOpen).toBe(false);
    expect(storage().getItem('foja_token')).toBe(session.token);
    expect(storage().getItem('foja_refresh')).toBe(session.refreshToken);
  });

  it('is asked for again after signing out, here and on the server', async () => {
    api.use(http.post('*/api/auth/logout', () => HttpResponse.json({ success: true })));
    const { user, path } = await openPane();
    await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    expect(currentSession()).toBeNull();
    expect(path()).toBe('/addin');
  });
});

describe('searching from Word', () => {
  it('sends what is selected, and puts the citation of a result at the foot', async () => {
    api.use(assistantAnswers('jurisprudence/context-search', buildContextAnswer()));
    const { user, word } = await openPane();
    act(() => word.select(first));
    await user.click(await screen.findByRole('button', { name: 'Buscar por contexto' }));
    await user.click(await screen.findByRole('button', { name: /^Insertar cita/ }));
    await waitFor(() => expect(word.notes()).toEqual(['Fallos: 331:819']));
    expect(word.lines()[0]).toBe(`${first}[1] ${second}`);
    expect(await screen.findByText('La cita se insertó al pie.')).toBeVisible();
    const sent = asked.find(({ path }) => path === '/api/jurisprudence/context-search');
    expect(JSON.stringify(sent?.body)).toContain('La empresa me ech');
  });

  it('puts it in the text where that was chosen, and says so where notes are not possible', async () => {
    api.use(assistantAnswers('jurisprudence/context-search', buildContextAnswer()));
    const { user, word } = await openPane();
    act(() => word.select(first));
    await user.click(await screen.findByRole('button', { name: 'Buscar por contexto' }));
    const cite = await screen.findByRole('button', { name: /^Insertar cita/ });
    word.refuseNext('InvalidArgument');
    await user.click(cite);
    expect(await screen.findByText(/no admite notas al pie/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'En el texto' }));
    await user.click(cite);
    await waitFor(() => expect(word.lines()[0]).toContain('Fallos: 331:819 Fallos: 331:819'));
    expect(word.notes()).toEqual([]);
  });

  it('says why where the document may not be changed', async () => {
    api.use(assistantAnswers('jurisprudence/context-search', buildContextAnswer()));
    const { user, word } = await openPane();
    act(() => word.select(first));
    await user.click(await screen.findByRole('button', { name: 'Buscar por contexto' }));
    const cite = await screen.findByRole('button', { name: /^Insertar cita/ });
    word.refuseNext('AccessDenied');
    await user.click(cite);
    expect(await screen.findByText(/protegido o es de solo lectura/)).toBeVisible();
    expect(word.lines()).toEqual(text);
  });

  it('has no choice of place in a Word without notes', async () => {
    await openPane({ wordApi: 1.4 });
    expect(screen.getByText(/Las citas van en el texto/)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('transforming from Word', () => {
  const suggestions: TransformationSuggestion[] = [
    buildSuggestion({ id: 'a', originalText: first, transformedText: `${first} Sin causa.` }),
    buildSuggestion({ id: 'b', originalText: second, transformedText: 'Reclama el pago.' }),
  ];

  async function transformed(options: Partial<StandInOptions> = {}) {
    api.use(assistantAnswers('writing/transform', buildTransformation({ suggestions })));
    const opened = await openPane(options);
    act(() => opened.word.select(text[0] as string));
    await opened.user.click(screen.getByRole('tab', { name: 'Transformación' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Más formal' })).toBeEnabled());
    await opened.user.click(screen.getByRole('button', { name: 'Más formal' }));
    await screen.findByRole('button', { name: 'Aplicar sugerencia 1 de 2' });
    return opened;
  }

  it('applies one suggestion as a tracked change and dismisses another', async () => {
    const { user, word } = await transformed();
    act(() => word.unselect());
    // Pressed twice by somebody in a hurry: the new words contain the old ones.
    await user.dblClick(screen.getByRole('button', { name: 'Aplicar sugerencia 1 de 2' }));
    await waitFor(() => expect(word.lines()).toEqual([`${first} Sin causa. ${second}`, 'Otro párrafo.']));
    expect(word.changes()).toMatchObject([{ before: first, mode: 'TrackAll' }]);
    expect(word.trackingMode()).toBe('Off');
    await user.click(await screen.findByRole('button', { name: 'Descartar sugerencia 1 de 1' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Aplicar/ })).toBeNull());
    expect(word.changes()).toHaveLength(1);
  });

  it('applies all of them', async () => {
    const { user, word } = await transformed();
    await user.click(screen.getByRole('button', { name: /^Aplicar tod/ }));
    await waitFor(() => expect(word.lines()[0]).toBe(`${first} Sin causa. Reclama el pago.`));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Aplicar/ })).toBeNull());
  });

  it('changes nothing where the text is another by now, and says so', async () => {
    const { user, word } = await transformed();
    word.write('me echó', 'me despidió');
    await user.click(screen.getByRole('button', { name: 'Aplicar sugerencia 1 de 2' }));
    expect(await screen.findByText(/El texto del documento cambió/)).toBeVisible();
    expect(word.changes()).toEqual([]);
  });

  it('says what is in the way where the document is protected, and lets it be tried again', async () => {
    const { user, word } = await transformed();
    word.refuseNext('AccessDenied');
    const apply = screen.getByRole('button', { name: 'Aplicar sugerencia 1 de 2' });
    await user.click(apply);
    expect(await screen.findByText(/protegido o es de solo lectura/)).toBeVisible();
    await user.click(apply);
    await waitFor(() => expect(word.lines()[0]).toBe(`${first} Sin causa. ${second}`));
  });

  it('leads to the plans in a window of the browser where no uses are left, and stays in the pane', async () => {
    api.use(assistantRefuses('writing/transform', 429, 'usage_exhausted'));
    const { user, word, path } = await openPane();
    act(() => word.select(first));
    await user.click(screen.getByRole('tab', { name: 'Transformación' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Más formal' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Más formal' }));
    const link = await screen.findByRole('link', { name: 'Ver planes en el navegador' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(path()).toBe('/addin');
  });
});

describe('checking citations from Word', () => {
  const cited = ['Según el art. 11 LDC hay garantía.', 'Y otra vez el art. 11 LDC.'];
  const whole = cited.join('\n');
  const referenceAt = (start: number): CheckedReference => ({
    text: 'art. 11 LDC',
    start,
    end: start + 11,
    kind: 'article',
    keys: ['ldc:11'],
    label: 'art. 11 LDC',
    normFrom: 'told',
    status: 'repealed',
    detail: 'El artículo está derogado.',
    since: null,
    suspect: false,
    sources: [{ id: 'ldc:11', label: 'art. 11 LDC', title: 'Garantías' }],
    articles: [],
    quotes: [],
  });
  const answer = (references: CheckedReference[]): CitationCheck => ({
    references,
    summary: {
      total: references.length,
      byStatus: {
        ...(Object.fromEntries(referenceStatuses.map((status) => [status, 0])) as CitationCheck['summary']['byStatus']),
        repealed: references.length,
      },
    },
    readTo: null,
  });
  const checks = (body: CitationCheck | { error: string; message: string }, status = 200) =>
    api.use(
      http.post('*/api/citations/check', async ({ request }) => {
        await remember(request);
        return HttpResponse.json(body, { status });
      }),
    );
  async function openCitations(options: Partial<StandInOptions> = {}) {
    const opened = await openPane({ text: cited, ...options });
    await opened.user.click(screen.getByRole('button', { name: 'Citas' }));
    return opened;
  }
  const checkAll = () => screen.findByRole('button', { name: 'Verificar el documento' });

  it('says that there is nothing to check, and what the server refuses', async () => {
    const { user, word } = await openCitations({ text: [''] });
    await user.click(await checkAll());
    expect(await screen.findByText('El documento está vacío.')).toBeVisible();
    checks({ error: 'rate_limited', message: 'Esperá un minuto.' }, 429);
    word.write('', 'art. 11 LDC');
    await user.click(await checkAll());
    expect(await screen.findByText('Esperá un minuto.')).toBeVisible();
  });

  it('checks the document, and selects in it the very place of a reference', async () => {
    checks(answer([referenceAt(whole.indexOf('art.')), referenceAt(whole.lastIndexOf('art.'))]));
    const { user, word } = await openCitations();
    await user.click(await checkAll());
    const items = await screen.findAllByRole('button', { name: /art\. 11 LDC/, expanded: false });
    expect(asked.find(({ path }) => path === '/api/citations/check')?.body).toEqual({ text: whole, asOf: null });
    await user.click(items[1] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Ver en el escrito' }));
    await waitFor(() => expect(word.selected()).toBe('art. 11 LDC'));
    expect(word.selectedFrom()).toBe(whole.lastIndexOf('art.'));
    word.write('otra vez el art. 11 LDC', 'nada');
    word.write('art. 11 LDC', 'nada');
    await user.click(screen.getByRole('button', { name: 'Ver en el escrito' }));
    expect(await screen.findByText(/ya no están en el documento/)).toBeVisible();
  });

  it('checks what is selected alone, and keeps the result while another tool is in front', async () => {
    checks(answer([]));
    const { user, word } = await openCitations();
    act(() => word.select('Según el art. 11 LDC'));
    await user.click(await screen.findByRole('button', { name: 'Verificar lo seleccionado' }));
    expect(await screen.findByText('No encontramos citas legales')).toBeVisible();
    expect(asked.find(({ path }) => path === '/api/citations/check')?.body).toMatchObject({
      text: 'Según el art. 11 LDC',
    });
    await user.click(screen.getByRole('button', { name: 'Asistente' }));
    await user.click(screen.getByRole('button', { name: 'Citas' }));
    expect(screen.getByText('No encontramos citas legales')).toBeVisible();
  });
});

describe('calculating from Word', () => {
  it('opens a calculator beside the document, keeps what was typed, and goes back to the list', async () => {
    api.use(
      http.get('*/api/calculators/catalogue', () =>
        HttpResponse.json({ error: 'internal', message: 'x' }, { status: 500 }),
      ),
    );
    const { user, path } = await openPane();
    await user.click(screen.getByRole('button', { name: 'Calculadoras' }));
    await user.click(await screen.findByRole('button', { name: /^Liquidación/ }));
    await user.type(await screen.findByLabelText(/remuneración/i), '1000000');
    await user.click(screen.getByRole('button', { name: 'Asistente' }));
    const tools = within(screen.getByRole('navigation', { name: 'Herramientas de Foja' }));
    await user.click(tools.getByRole('button', { name: 'Calculadoras' }));
    expect(screen.getByLabelText(/remuneración/i)).toHaveValue('1000000');
    expect(path()).toBe('/addin');
  });
});

import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anonymizing, api, asked } from '../testing/api.ts';
import { stubMedia } from '../testing/browser.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';
import { stubWorkers } from '../testing/worker.ts';

const document_ = 'Juan Carlos Pérez, DNI 28.456.789, demandó a Los Álamos S.R.L.\nEl señor Pérez firmó con Rosario.';

// The test's browser cannot read files.
const File = NodeFile as unknown as typeof globalThis.File;

let workers: ReturnType<typeof stubWorkers>;
beforeEach(() => {
  // Wide, so that the dashboard's navigation stands beside the tool.
  stubMedia({ reducedMotion: true, wide: true });
  workers = stubWorkers();
});

async function openTool(role: Parameters<typeof signIn>[0] = 'User') {
  signIn(role);
  const app = openApp('/anonymization-tool');
  await screen.findByRole('heading', { name: 'Anonimización', level: 1 });
  return app;
}

type User = ReturnType<typeof openApp>['user'];

async function anonymize(user: User, text: string): Promise<void> {
  await user.click(screen.getByLabelText('Texto a anonimizar'));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Anonimizar' }));
  await screen.findByRole('region', { name: 'Anonimizado' });
}

const original = () => screen.getByRole('region', { name: 'Original' });
const anonymized = () => screen.getByRole('region', { name: 'Anonimizado' });
const anonymizationCalls = () => asked.filter(({ path }) => path.startsWith('/anonymize'));

describe('the anonymization tool', () => {
  it('is not for somebody who is signed out', async () => {
    const { path } = openApp('/anonymization-tool');
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it('stands in the dashboard and is one of its tools', async () => {
    await openTool();
    const tool = within(screen.getByRole('navigation', { name: 'Herramientas' })).getByRole('link', {
      name: 'Anonimización',
    });
    expect(tool).toHaveAttribute('aria-current', 'page');
  });

  it('marks the data of a text on both sides, and in basic mode asks nobody', async () => {
    const { user } = await openTool();
    await anonymize(user, document_);
    expect(within(original()).getByRole('button', { name: 'Juan Carlos Pérez: Persona' })).toBeVisible();
    expect(anonymized()).toHaveTextContent('[PERSONA_1], DNI [DNI_1]');
    expect(anonymized()).not.toHaveTextContent(/Pérez|28\.456/);
    expect(anonymizationCalls()).toHaveLength(0);
    const figures = within(screen.getByRole('region', { name: 'Estadísticas' }));
    expect(figures.getByText('Básica, en este navegador')).toBeVisible();
  });

  it('says what was looked for, which names stay and why, and replaces one everywhere with one click', async () => {
    const { user } = await openTool();
    const hearing =
      'Jueza: Dra. Marcela Gandolfo.\nImputado: Juan Pérez, DNI 28.456.789.\nGANDOLFO: ¿Declara, señor Pérez?\nPÉREZ: No.\nGANDOLFO: Bien.';
    await anonymize(user, hearing);
    const figures = () => within(screen.getByRole('region', { name: 'Estadísticas' }));
    const visible = () => figures().getByText('Quedan visibles').nextElementSibling;
    expect(visible()).toHaveTextContent('3');
    const list = within(screen.getByRole('region', { name: 'Qué se buscó y qué queda a la vista' }));
    expect(list.getByText(/Se buscó: persona; DNI; CUIT o CUIL; domicilio/)).toBeVisible();
    expect(list.getByText('Marcela Gandolfo')).toBeVisible();
    expect(list.getByText('actúa como juez, fiscal o funcionario · 3 veces')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Reemplazar en todas partes: Marcela Gandolfo' }));
    expect(anonymized()).not.toHaveTextContent(/Gandolfo/i);
    expect(visible()).toHaveTextContent('0');
    expect(list.getByText('De lo que se reconoció, nada queda a la vista.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(anonymized()).toHaveTextContent('GANDOLFO: Bien.');
  });

  it('counts a name at every place where it can be read, over line ends too, and not the word that it also is', async () => {
    const { user } = await openTool();
    await anonymize(
      user,
      'Jueza: Dra. Marcela Gandolfo.\nLeyó marcela gandolfo.\nFirma: Marcela\nGandolfo.\nEl juez Ramiro Paz firmó en paz.',
    );
    const figure = () => screen.getByText('Quedan visibles').nextElementSibling;
    const list = within(screen.getByRole('region', { name: 'Qué se buscó y qué queda a la vista' }));
    expect(list.getByText('actúa como juez, fiscal o funcionario · 3 veces')).toBeVisible();
    expect(figure()).toHaveTextContent('4');
    await user.click(list.getByRole('button', { name: 'Reemplazar en todas partes: Marcela Gandolfo' }));
    await user.click(list.getByRole('button', { name: 'Reemplazar en todas partes: Ramiro Paz' }));
    expect(figure()).toHaveTextContent('0');
    expect(anonymized()).not.toHaveTextContent(/gandolfo/i);
    expect(anonymized()).toHaveTextContent('firmó en paz.');
  });

  it('counts and lists a surname that was not taken for a name, with the reason, and replaces it with one click', async () => {
    const { user } = await openTool();
    await anonymize(
      user,
      'La jueza Paz intervino, y firmó la jueza Paz. Después hubo paz. Fue al Juzgado de Paz. Lo vio el oficial Rojas.',
    );
    const figure = () => screen.getByText('Quedan visibles').nextElementSibling;
    const list = within(screen.getByRole('region', { name: 'Qué se buscó y qué queda a la vista' }));
    expect(list.getByText('puede ser un nombre y no se reconoció como tal · 2 veces')).toBeVisible();
    expect(list.getByText('puede ser un nombre y no se reconoció como tal · 1 vez')).toBeVisible();
    expect(figure()).toHaveTextContent('3');
    await user.click(list.getByRole('button', { name: 'Reemplazar en todas partes: Rojas' }));
    await user.click(list.getByRole('button', { name: 'Reemplazar en todas partes: Paz' }));
    expect(figure()).toHaveTextContent('0');
    expect(anonymized()).toHaveTextContent(
      'La jueza [PERSONA_2] intervino, y firmó la jueza [PERSONA_2]. Después hubo paz. Fue al Juzgado de Paz. Lo vio el oficial [PERSONA_1].',
    );
  });

  it('lists what the person left visible, so that the list adds up to what is counted, and replaces it again', async () => {
    const { user } = await openTool();
    await anonymize(user, document_);
    await user.click(within(original()).getByRole('button', { name: 'Juan Carlos Pérez: Persona' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Dejar visible' }));
    await user.click(screen.getByRole('checkbox', { name: /^DNI/ }));
    const figure = () => screen.getByText('Quedan visibles').nextElementSibling;
    await waitFor(() => expect(figure()).toHaveTextContent('3'));
    const list = within(screen.getByRole('region', { name: 'Qué se buscó y qué queda a la vista' }));
    expect(list.getByText('lo dejaste visible · 2 veces')).toBeVisible();
    expect(list.getByText('elegiste no ocultar este tipo · 1 vez')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Reemplazar en todas partes: Juan Carlos Pérez' }));
    await user.click(list.getByRole('button', { name: 'Reemplazar todos: DNI' }));
    expect(figure()).toHaveTextContent('0');
    expect(list.getByText('De lo que se reconoció, nada queda a la vista.')).toBeVisible();
    expect(anonymized()).not.toHaveTextContent(/Pérez|28\.456/);
  });

  it('leaves a datum visible everywhere when told so, by keyboard, and takes that back', async () => {
    const { user } = await openTool();
    await anonymize(user, document_);
    within(original()).getByRole('button', { name: 'Juan Carlos Pérez: Persona' }).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(anonymized()).toHaveTextContent(/Juan Carlos Pérez.*señor Pérez/));
    expect(within(original()).getByRole('button', { name: 'Pérez: Persona, queda visible' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(anonymized()).not.toHaveTextContent('Pérez');
  });

  it('goes from one datum to the next with the arrows, with one stop for Tab', async () => {
    const { user } = await openTool();
    await anonymize(user, document_);
    const [first, second] = within(original()).getAllByRole('button');
    expect(
      within(original())
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([first]);
    first?.focus();
    await user.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
    await waitFor(() => expect(second).toHaveAttribute('tabindex', '0'));
  });

  it('changes the type of a datum', async () => {
    const { user } = await openTool();
    await anonymize(user, document_);
    await user.click(within(original()).getByRole('button', { name: '28.456.789: DNI' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Pasaporte' }));
    await waitFor(() => expect(anonymized()).toHaveTextContent('[PASAPORTE_1]'));
    expect(anonymized()).not.toHaveTextContent('DNI_1');
  });

  it('marks what was missing, wherever it stands, and says when it is not there', async () => {
    const { user } = await openTool();
    await anonymize(user, 'Fotografía la Chacra Vieja. Nadie vive en la chacra vieja.');
    const form = within(screen.getByRole('form', { name: 'Marcar un dato' }));
    await user.type(form.getByLabelText('Marcar otro dato'), 'Chacra Nueva{Enter}');
    expect(form.getByRole('alert')).toHaveTextContent('Ese texto no está en el original.');
    await user.clear(form.getByLabelText('Marcar otro dato'));
    await user.type(form.getByLabelText('Marcar otro dato'), 'Chacra Vieja');
    await user.selectOptions(form.getByLabelText('Tipo'), 'Domicilio');
    await user.click(form.getByRole('button', { name: 'Marcar' }));
    expect(anonymized()).toHaveTextContent('Fotografía la [DOMICILIO_1]. Nadie vive en la [DOMICILIO_1].');
  });

  it('takes the words that are selected in the original, whole', async () => {
    const { user } = await openTool();
    await anonymize(user, 'Fotografía la Chacra Vieja.');
    const words = within(original()).getByText(/Chacra Vieja/).firstChild as Text;
    const range = document.createRange();
    range.setStart(words, words.data.indexOf('acra'));
    range.setEnd(words, words.data.indexOf('ieja') + 1);
    window.getSelection()?.removeAllRanges();
    window.getSelection()?.addRange(range);
    document.dispatchEvent(new Event('selectionchange'));
    await waitFor(() => expect(screen.getByLabelText('Marcar otro dato')).toHaveValue('Chacra Vieja'));
  });

  it('leaves a whole type visible while it is switched off', async () => {
    const { user } = await openTool();
    await anonymize(user, document_);
    await user.click(screen.getByRole('checkbox', { name: /^DNI/ }));
    expect(anonymized()).toHaveTextContent('[PERSONA_1], DNI 28.456.789');
    await user.click(screen.getByRole('checkbox', { name: /^DNI/ }));
    expect(anonymized()).toHaveTextContent('DNI [DNI_1]');
  });

  it('never gives a placeholder to somebody else, so that an earlier copy can still be restored', async () => {
    const { user } = await openTool();
    await anonymize(user, 'El señor Juan Carlos Pérez demandó a la señora Marta Susana Gómez.');
    expect(anonymized()).toHaveTextContent('[PERSONA_1] demandó a la señora [PERSONA_2]');
    await user.click(within(original()).getByRole('button', { name: 'Juan Carlos Pérez: Persona' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Dejar visible' }));
    await waitFor(() => expect(anonymized()).toHaveTextContent('Juan Carlos Pérez demandó a la señora [PERSONA_2]'));
  });

  it('puts the real names back into a text that has placeholders, also after a reload', async () => {
    const { user } = await openTool();
    await anonymize(user, document_);
    await user.click(screen.getByRole('tab', { name: 'Restituir nombres' }));
    await user.type(screen.getByLabelText('Texto con marcadores'), 'Estimado **[[Persona 1]: su DNI es [[DNI_1].');
    const restored = screen.getByRole('region', { name: 'Con los datos reales' });
    expect(within(restored).getByText('Juan Carlos Pérez', { selector: 'mark' })).toBeVisible();
    expect(within(restored).getByText('28.456.789')).toHaveAttribute('title', 'Era [DNI_1]');
    expect(sessionStorage.getItem('foja_tool_placeholders:ana@estudio.example')).toContain('Pérez');
    expect(JSON.stringify(localStorage)).not.toContain('Pérez');
  });

  it('forgets text and placeholders when it is begun anew', async () => {
    const { user } = await openTool();
    await anonymize(user, document_);
    await user.click(screen.getByRole('button', { name: 'Empezar de nuevo' }));
    await user.click(await screen.findByRole('button', { name: 'Borrar y empezar' }));
    expect(await screen.findByLabelText('Texto a anonimizar')).toHaveValue('');
    await waitFor(() => expect(sessionStorage.getItem('foja_tool_placeholders:ana@estudio.example')).toBeNull());
  });

  it('keeps the text while somebody looks at another tool', async () => {
    const { user } = await openTool();
    await anonymize(user, document_);
    await user.click(screen.getByRole('link', { name: 'Uso' }));
    await screen.findByRole('heading', { name: 'Uso' });
    await user.click(screen.getByRole('link', { name: 'Anonimización' }));
    expect(await screen.findByRole('region', { name: 'Anonimizado' })).toHaveTextContent('[PERSONA_1]');
  });

  it('can be cancelled while it works, and keeps what was typed', async () => {
    workers.hang = true;
    const { user } = await openTool();
    await user.click(screen.getByLabelText('Texto a anonimizar'));
    await user.paste(document_);
    await user.click(screen.getByRole('button', { name: 'Anonimizar' }));
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(screen.getByLabelText('Texto a anonimizar')).toHaveValue(document_);
  });
});

describe('the advanced mode', () => {
  it('is not offered below Professional, with the reason', async () => {
    await openTool('User');
    expect(screen.getByRole('option', { name: 'Avanzada (desde Professional)' })).toBeDisabled();
    expect(screen.getByText(/El modo avanzado es parte de los planes Professional y Premium/)).toBeVisible();
  });

  it('asks the server with the public key and the person’s token, and says what came of it', async () => {
    const headers: (string | null)[] = [];
    api.use(
      http.post('*/anonymize-advanced', ({ request }) => {
        headers.push(...['authorization', 'apikey', 'x-qgs-token'].map((name) => request.headers.get(name)));
      }),
      anonymizing('/anonymize-advanced', { message: 'Se aplicó el modo básico.' }),
    );
    const { user } = await openTool('Professional');
    await user.selectOptions(screen.getByLabelText('Modo'), 'Avanzada');
    await anonymize(user, document_);
    expect(anonymizationCalls()).toHaveLength(1);
    expect(anonymizationCalls()[0]?.body).toEqual({ text: document_, applicationId: 'foja' });
    expect(headers).toEqual(['Bearer foja-public', 'foja-public', 'user-token']);
    expect(screen.getByText('Se aplicó el modo básico.')).toBeVisible();
    expect(anonymized()).toHaveTextContent('[PERSONA_1], DNI [DNI_1]');
  });

  it('says why it failed and keeps what was typed', async () => {
    api.use(
      http.post('*/anonymize-advanced', () =>
        HttpResponse.json(
          {
            success: false,
            anonymized_text: document_,
            replacements: [],
            error: 'anonymization_busy',
            message: 'Hay muchas.',
          },
          { status: 503 },
        ),
      ),
    );
    const { user } = await openTool('Premium');
    await user.selectOptions(screen.getByLabelText('Modo'), 'Avanzada');
    await user.click(screen.getByLabelText('Texto a anonimizar'));
    await user.paste(document_);
    await user.click(screen.getByRole('button', { name: 'Anonimizar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Hay muchas.');
    expect(screen.getByLabelText('Texto a anonimizar')).toHaveValue(document_);
  });
});

describe('a file', () => {
  it('is read, and its paragraphs come out again', async () => {
    const { user } = await openTool();
    choose(new File([document_.replace('\n', '\r\n\r\n')], 'Demanda de Perez.txt'));
    await screen.findByRole('region', { name: 'Anonimizado' });
    const saved: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await user.click(screen.getByRole('button', { name: 'Descargar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Texto (.txt)' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect((await textOf(saved[0] as Blob)).split('\n')).toEqual([
      expect.stringMatching(/^\[PERSONA_1\], DNI \[DNI_1\]/),
      '',
      expect.stringMatching(/^El señor \[PERSONA_1\]/),
    ]);
    // A file's name says whose case it is.
    expect(names).toEqual(['texto-anonimizado.txt']);
  });

  it('can be dropped on the input', async () => {
    await openTool();
    fireEvent.drop(screen.getByLabelText('Texto a anonimizar'), {
      dataTransfer: { types: ['Files'], files: [new File([document_], 'demanda.txt')] },
    });
    expect(await screen.findByRole('region', { name: 'Anonimizado' })).toHaveTextContent('[PERSONA_1], DNI [DNI_1]');
  });

  it('of another kind is refused with what can be read', async () => {
    await openTool();
    choose(new File(['x'], 'viejo.doc'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Guardalo como .docx');
  });

  it('in the letters of old Windows programs is read well', async () => {
    await openTool();
    choose(new File([new Uint8Array([0x53, 0x65, 0xf1, 0x6f, 0x72])], 'viejo.txt'));
    expect(await screen.findByRole('region', { name: 'Original' })).toHaveTextContent('Señor');
  });

  it('of PDF is read', async () => {
    await openTool();
    choose(new File([pdf('BT /F1 12 Tf 20 100 Td (Marta Susana Gomez, DNI 28.456.789) Tj ET')], 'acta.pdf'));
    expect(await screen.findByRole('region', { name: 'Original' })).toHaveTextContent('Marta Susana Gomez');
  });

  it('of PDF without text is told from an empty one', async () => {
    await openTool();
    choose(new File([pdf('0 0 100 100 re f')], 'escaneado.pdf'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Este PDF no tiene texto: es una imagen escaneada.');
  });
});

function choose(file: File): void {
  fireEvent.change(screen.getByLabelText('Archivo a anonimizar'), { target: { files: [file] } });
}

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}

/** A PDF of one page. */
function pdf(content: string): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const starts = body.map((_, index) => 9 + body.slice(0, index).join('').length);
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const end = 9 + body.join('').length;
  return `%PDF-1.4\n${body.join('')}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${end}\n%%EOF`;
}

import { File as NodeFile } from 'node:buffer';
import type { CheckedReference, CitationCheck } from '@foja/contracts/citation-check';
import {
  citationCheckMaxCharacters,
  citationCheckMessages,
  referenceStatuses,
} from '@foja/contracts/citation-check-limits';
import type { ErrorCode } from '@foja/contracts/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, asked, remember } from '../testing/api.ts';
import { stubMedia } from '../testing/browser.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';
import { unanswered } from '../testing/unanswered.ts';
import { stubWorkers } from '../testing/worker.ts';
import { checkReport } from './check-report.ts';

const address = '/dashboard/verificador';
const text = 'Según el art. 11 LDC y el art. 20 LDC.\nEl art. 12 LDC dice: “dura tres años”. Fallos: 332:111.';

function reference(written: string, part: Partial<CheckedReference> = {}): CheckedReference {
  const start = text.indexOf(written);
  return {
    text: written,
    start,
    end: start + written.length,
    kind: 'article',
    keys: ['ldc:11'],
    label: written,
    normFrom: 'told',
    status: 'exists',
    detail: 'El artículo existe.',
    since: null,
    suspect: false,
    sources: [{ id: 'ldc:11', label: written, title: 'Garantías' }],
    articles: [],
    quotes: [],
    ...part,
  };
}

const differing = reference('art. 12 LDC', {
  status: 'text-differs',
  detail: 'Las palabras citadas no coinciden con el texto oficial vigente.',
  quotes: [
    {
      text: 'dura tres años',
      start: text.indexOf('dura'),
      end: text.indexOf('dura') + 14,
      result: 'differs',
      likeness: null,
      elided: false,
      inHeadnotes: false,
      sourceId: 'ldc:12',
      sourceLabel: 'art. 12 LDC',
      quoted: [
        { text: 'dura ', changed: false },
        { text: 'tres años', changed: true },
      ],
      official: [
        { text: 'dura ', changed: false },
        { text: 'seis meses', changed: true },
      ],
    },
  ],
});

function buildCheck(references: CheckedReference[]): CitationCheck {
  const byStatus = Object.fromEntries(
    referenceStatuses.map((status) => [status, references.filter((one) => one.status === status).length]),
  ) as CitationCheck['summary']['byStatus'];
  return { references, summary: { total: references.length, byStatus }, readTo: null };
}

const whole = buildCheck([
  reference('art. 11 LDC'),
  reference('art. 20 LDC', { status: 'repealed', detail: 'El artículo figura derogado.' }),
  differing,
  reference('Fallos: 332:111', {
    kind: 'ruling',
    normFrom: null,
    status: 'not-in-corpus',
    detail: 'Puede existir.',
    sources: [],
  }),
]);

const checking = (check: CitationCheck = whole) =>
  http.post('*/api/citations/check', async ({ request }) => {
    await remember(request);
    return HttpResponse.json(check);
  });
const refusing = (status: number, error: ErrorCode, message: string) =>
  http.post('*/api/citations/check', () => HttpResponse.json({ error, message }, { status }));

beforeEach(() => {
  stubMedia({ reducedMotion: true, wide: true });
  stubWorkers();
});

async function openTool() {
  signIn('User');
  const app = openApp(address);
  await screen.findByRole('heading', { name: 'Verificador de citas', level: 1 });
  return { ...app, area: screen.getByLabelText('Escrito a verificar') as HTMLTextAreaElement };
}

const write = (area: HTMLElement, value: string) => fireEvent.change(area, { target: { value } });
const checkButton = () => screen.getByRole('button', { name: 'Verificar citas' });

async function openResult(check: CitationCheck = whole) {
  api.use(checking(check));
  const app = await openTool();
  write(app.area, text);
  await app.user.click(checkButton());
  await screen.findByRole('article', { name: 'Verificación de citas' });
  return app;
}

const list = () => within(screen.getByRole('list', { name: 'Citas' }));

describe('the checker of citations', () => {
  it('is not for somebody who is signed out', async () => {
    const { path } = openApp(address);
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it('stands in the sidebar, and names its window', async () => {
    await openTool();
    const link = within(screen.getByRole('navigation', { name: 'Herramientas' })).getByRole('link', {
      name: 'Verificador de citas',
    });
    expect(link).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(document.title).toBe('Verificador de citas · Foja'));
  });

  it('asks for nothing without a text, or with one that is too long', async () => {
    const { area } = await openTool();
    expect(checkButton()).toBeDisabled();
    write(area, '   ');
    expect(checkButton()).toBeDisabled();
    write(area, 'a'.repeat(citationCheckMaxCharacters + 1));
    expect(screen.getByText(citationCheckMessages.tooLong)).toBeVisible();
    expect(area).toHaveAccessibleDescription(expect.stringContaining(citationCheckMessages.tooLong));
    expect(area).toHaveAttribute('aria-invalid', 'true');
    expect(checkButton()).toBeDisabled();
    fireEvent.keyDown(area, { key: 'Enter', ctrlKey: true });
    expect(screen.getByLabelText('Escrito a verificar')).toBeVisible();
    expect(asked.filter(({ path }) => path === '/api/citations/check')).toHaveLength(0);
  });

  it('keeps the text and says what went wrong when the check is refused', async () => {
    api.use(refusing(429, 'rate_limited', citationCheckMessages.tooMany));
    const { area, user } = await openTool();
    write(area, text);
    await user.click(checkButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(citationCheckMessages.tooMany);
    expect(screen.getByLabelText('Escrito a verificar')).toHaveValue(text);
  });

  it('takes somebody whose session ended to the login, with the text kept', async () => {
    api.use(refusing(401, 'invalid_token', 'no'));
    const { area, user, path } = await openTool();
    write(area, text);
    await user.click(checkButton());
    await waitFor(() => expect(path()).toBe('/login'));
    expect(localStorage.getItem('foja_draft:verificador:ana@estudio.example')).toBe(text);
  });

  it('can be cancelled, and the text stays', async () => {
    api.use(http.post('*/api/citations/check', () => unanswered()));
    const { area, user } = await openTool();
    write(area, text);
    await user.click(checkButton());
    await user.click(await screen.findByRole('button', { name: 'Cancelar', hidden: true }));
    expect(await screen.findByLabelText('Escrito a verificar')).toHaveValue(text);
  });

  it('opens a file in this browser, or says why it cannot', async () => {
    await openTool();
    const open = (name: string) =>
      fireEvent.change(screen.getByLabelText('Archivo a verificar'), {
        target: { files: [new NodeFile([text], name)] },
      });
    open('demanda.doc');
    expect(await screen.findByText(/El formato \.doc no se puede leer/)).toBeVisible();
    open('demanda.txt');
    await waitFor(() => expect(screen.getByLabelText('Escrito a verificar')).toHaveValue(text));
    expect(asked.filter(({ path }) => path === '/api/citations/check')).toHaveLength(0);
  });

  it('sends the text and the day of the document, and shows what was found', async () => {
    api.use(checking());
    const { area, user } = await openTool();
    write(area, text);
    fireEvent.change(screen.getByLabelText(/Vigente al/), { target: { value: '2019-05-01' } });
    await user.click(checkButton());
    expect(await screen.findByRole('heading', { level: 2, name: /^Según el art/ })).toHaveFocus();
    expect(asked.find(({ path }) => path === '/api/citations/check')?.body).toEqual({
      text,
      asOf: '2019-05-01',
    });
    expect(screen.getByText(/4 citas/)).toBeVisible();
    expect(list().getAllByRole('listitem')).toHaveLength(4);
  });

  it('says so where a text cites nothing', async () => {
    await openResult(buildCheck([]));
    expect(screen.getByText('No encontramos citas legales en este escrito')).toBeVisible();
  });
});

describe('a check', () => {
  it('marks each reference in the text with its status in words', async () => {
    await openResult();
    for (const name of ['art. 11 LDC: Existe', 'art. 20 LDC: Derogada', 'Fallos: 332:111: No está en nuestro corpus']) {
      expect(screen.getByRole('button', { name })).toBeVisible();
    }
  });

  it('leads from the text to the list and back', async () => {
    const { user, search } = await openResult();
    await user.click(screen.getByRole('button', { name: 'art. 20 LDC: Derogada' }));
    const item = await list().findByRole('button', { name: /^art\. 20 LDC/, expanded: true });
    expect(item).toBeVisible();
    expect(search().n).toBe(1);
    expect(screen.getByText('El artículo figura derogado.')).toBeVisible();
    await user.click(list().getByRole('button', { name: 'Ver en el escrito' }));
    expect(screen.getByRole('button', { name: 'art. 20 LDC: Derogada', pressed: true })).toHaveFocus();
  });

  it('is walked with the arrows, one stop of Tab for the whole text', async () => {
    const { user } = await openResult();
    const marks = () => screen.getAllByRole('button', { name: /: (Existe|Derogada|El texto difiere|No está)/ });
    expect(marks().map((mark) => mark.tabIndex)).toEqual([0, -1, -1, -1]);
    marks()[0]?.focus();
    await user.keyboard('{ArrowRight}');
    expect(marks()[1]).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await list().findByRole('button', { name: /^art\. 20 LDC/, expanded: true })).toBeVisible();
  });

  it('hides a status and shows it again', async () => {
    const { user } = await openResult();
    const filter = within(screen.getByRole('group', { name: 'Mostrar por estado' }));
    await user.click(filter.getByRole('button', { name: /^Derogada/ }));
    expect(list().getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'art. 20 LDC: Derogada' })).toBeNull();
    await user.click(filter.getByRole('button', { name: /^Derogada/ }));
    expect(list().getAllByRole('listitem')).toHaveLength(4);
  });

  it('sets a quotation that differs beside the official words, and names what changed', async () => {
    const { user } = await openResult();
    await user.click(list().getByRole('button', { name: /^art\. 12 LDC/ }));
    expect(await screen.findByText('Lo que dice el escrito')).toBeVisible();
    expect(screen.getByText('Texto oficial · art. 12 LDC')).toBeVisible();
    expect(screen.getByText(/tres años/, { selector: 'del' })).toHaveTextContent('Solo en el escrito: tres años');
    expect(screen.getByText(/seis meses/, { selector: 'ins' })).toHaveTextContent(
      'Solo en el texto oficial: seis meses',
    );
  });

  it('opens the foja of a reference, and the address names it', async () => {
    api.use(
      http.get('*/api/sources/:id', () => HttpResponse.json({ error: 'not_found', message: 'x' }, { status: 404 })),
    );
    const { user, search } = await openResult();
    await user.click(list().getByRole('button', { name: /^art\. 11 LDC/ }));
    await user.click(within(await screen.findByRole('list', { name: 'Fojas' })).getByRole('button'));
    await waitFor(() => expect(search().foja).toBe('ldc:11'));
    expect(await screen.findByRole('complementary', { name: 'Foja' })).toBeVisible();
  });

  it('comes back at its address after a reload, with the reference that was open', async () => {
    const { user, search, stop } = await openResult();
    await user.click(list().getByRole('button', { name: /^art\. 20 LDC/ }));
    await waitFor(() => expect(search().n).toBe(1));
    const { r } = search();
    stop();
    document.body.innerHTML = '';
    openApp(`${address}?r=${String(r)}&n=1`);
    expect(await screen.findByRole('button', { name: /^art\. 20 LDC/, expanded: true })).toBeVisible();
  });

  it('goes back to its text to be changed', async () => {
    const { user } = await openResult();
    await user.click(screen.getByRole('button', { name: 'Editar y verificar de nuevo' }));
    expect(await screen.findByLabelText('Escrito a verificar')).toHaveValue(text);
  });

  it('is copied as a report that says every status and both sides of a difference', async () => {
    const { user } = await openResult();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    await screen.findByRole('button', { name: 'Copiado' });
    const report = String(writeText.mock.calls[0]?.[0]);
    expect(report).toContain('# Verificación de citas');
    expect(report).toContain('## El texto difiere (1)');
    expect(report).toContain('El escrito dice: «dura tres años».');
    expect(report).toContain('El texto oficial dice: «dura seis meses».');
    expect(report).toContain('no quiere decir que no exista');
  });
});

it('a report does not let the words of a document become marks', () => {
  const [first] = whole.references;
  const check = buildCheck([{ ...(first as CheckedReference), text: 'art. 1 *LDC*\n# x' }]);
  expect(checkReport({ check, asOf: null })).toContain('art. 1 \\*LDC\\* \\# x');
});

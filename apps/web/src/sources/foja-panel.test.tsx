import { supremeCourtSearchUrl } from '@foja/contracts/jurisprudence-limits';
import type { SourceDetail } from '@foja/contracts/sources';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { api } from '../testing/api.ts';
import { stubMedia } from '../testing/browser.ts';
import { newUser } from '../testing/user.ts';
import FojaPanel from './foja-panel.tsx';

const version = {
  id: 'v2',
  heading: 'Garantías',
  text: 'Texto nuevo',
  validFrom: '2008-04-07',
  notes: ['Nota de la norma'],
  repealed: false,
  suspect: false,
  recordedAt: '2026-11-20T00:00:00.000Z',
  supersededAt: null,
};

const article: SourceDetail = {
  id: 'ldc:11',
  kind: 'article',
  label: 'Art. 11 LDC',
  heading: 'Garantías',
  norm: { code: 'ldc', title: 'Ley 24.240', officialUrl: null, domain: 'civil_comercial' },
  article: '11',
  path: 'Capítulo IV',
  text: 'Primera parte. La garantía dura lo que dice la norma. Última parte.',
  sections: [],
  versions: [version, { ...version, id: 'v1', text: 'Texto anterior', supersededAt: '2026-11-10T00:00:00.000Z' }],
  previous: null,
  next: { id: 'ldc:12', label: 'Art. 12' },
  related: [{ id: 'nota:ldc:11', label: 'Nota al art. 11' }],
  officialUrl: 'https://norma.example/24240',
  repealed: false,
  suspect: false,
  citation: null,
  court: null,
  date: null,
  checkedOn: null,
};

function serve(...details: SourceDetail[]): void {
  api.use(
    http.get('*/api/sources/:id', ({ params }) => {
      const detail = details.find(({ id }) => id === decodeURIComponent(String(params.id)));
      return detail
        ? HttpResponse.json(detail)
        : HttpResponse.json({ error: 'not_found', message: 'x' }, { status: 404 });
    }),
  );
}

function Host({ first }: { first: string }) {
  const [id, setId] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setId(first)}>
        abrir
      </button>
      {id && (
        <FojaPanel
          id={id}
          quotes={['La garantía dura lo que dice la norma']}
          position={2}
          onOpen={setId}
          onClose={() => setId(null)}
        />
      )}
    </>
  );
}

async function open(id: string) {
  const user = newUser();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Host first={id} />
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'abrir' }));
  return user;
}

describe('a foja', () => {
  it('that is not in the corpus says so, and offers nothing that cannot help', async () => {
    serve();
    await open('ldc:9999');
    expect(await screen.findByRole('alert')).toHaveTextContent('Esta foja no está en el corpus.');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it('of a norm whose text is not held leads to the official one', async () => {
    const details = { title: 'Ley 26.844, de casas particulares', officialUrl: 'http://oficial.example/210489' };
    api.use(
      http.get('*/api/sources/:id', () =>
        HttpResponse.json({ error: 'not_found', message: 'x', details }, { status: 404 }),
      ),
    );
    await open('ley-26844:48');
    expect(await screen.findByText(details.title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abrir en InfoLEG' })).toHaveAttribute('href', details.officialUrl);
  });

  it('that is repealed or suspect says so before its text', async () => {
    serve({ ...article, repealed: true, suspect: true });
    await open('ldc:11');
    expect(await screen.findByText(/está derogada/)).toBeVisible();
    expect(screen.getByText(/presenta irregularidades/)).toBeVisible();
  });

  it('shows number, norm, path, date, official link and the cited words marked', async () => {
    serve(article);
    await open('ldc:11');
    expect(await screen.findByText('La garantía dura lo que dice la norma', { selector: 'mark' })).toBeVisible();
    expect(screen.getByText('Texto oficial')).toBeVisible();
    expect(screen.getByText('Capítulo IV')).toBeVisible();
    expect(screen.getByText(/Versión del 07\/04\/2008/)).toBeVisible();
    expect(screen.getByRole('link', { name: /sitio oficial/ })).toHaveAttribute('href', 'https://norma.example/24240');
    expect(screen.getByText('2', { exact: false, selector: '.italic' })).toHaveTextContent('Foja 2');
  });

  it('of the editors is labelled as theirs, and shows no keys of articles', async () => {
    serve({
      ...article,
      id: 'guia:x',
      kind: 'guide',
      text: '',
      versions: [],
      sections: [{ heading: 'Respuesta breve', body: 'Tenés garantía. [ldc:11]' }],
      checkedOn: '2026-11-20',
    });
    await open('guia:x');
    expect(await screen.findByText('Resumen editorial de Foja')).toBeVisible();
    expect(screen.queryByText('Texto oficial')).toBeNull();
    expect(await screen.findByText('Tenés garantía.')).toBeVisible();
    expect(screen.getByText(/Revisado el 20\/11\/2026/)).toBeVisible();
  });

  it('of a part of a ruling is called an extract, says whose words it holds and where the whole is', async () => {
    const text = 'FALLO DE LA CORTE SUPREMA\nEl palomar es ajeno.\n\nDisidencia\nEl palomar es propio.';
    serve({
      ...article,
      id: 'fallos_1_p3',
      kind: 'ruling',
      label: 'Fallos: 1:3',
      versions: [],
      text,
      isExtract: true,
      officialUrl: supremeCourtSearchUrl,
      opinions: [
        { label: 'Del fallo de la Corte', start: 0 },
        { label: 'Del voto en disidencia de Ana Robles', start: text.indexOf('Disidencia') },
      ],
    });
    await open('fallos_1_p3');
    expect(await screen.findByText('Extracto del fallo')).toBeVisible();
    expect(screen.getByText(/acá no está el fallo completo/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Buscar el fallo en el sitio de la Corte/ })).toHaveAttribute(
      'href',
      supremeCourtSearchUrl,
    );
    const dissent = screen.getByRole('region', { name: 'Del voto en disidencia de Ana Robles' });
    expect(dissent).toHaveTextContent('El palomar es propio.');
    expect(dissent).not.toHaveTextContent('El palomar es ajeno.');
    expect(screen.getByRole('navigation', { name: 'Partes del fallo' })).toBeVisible();
  });

  it('of an article that only the amending laws repeal says who repealed it', async () => {
    serve({ ...article, versions: [], repealed: true, standing: 'Lo derogó art. 99 Ley 27.742.' });
    await open('ldc:11');
    expect(await screen.findByText('Lo derogó art. 99 Ley 27.742.')).toBeVisible();
    expect(screen.queryByText(/Esta norma está derogada/)).toBeNull();
  });

  it('of a ruling shows its editorial summary apart from the headnotes and from the text', async () => {
    serve({
      ...article,
      id: 'fallos_1_p2',
      kind: 'ruling',
      label: 'Fallos: 1:2',
      versions: [],
      summary: 'Doctrina del sumario.',
      editorial: {
        id: 'resumen:1:2',
        sections: [{ heading: 'Qué resolvió', body: 'Dijo que sí.' }],
        norms: ['art. 11 LDC'],
        checkedOn: '2026-11-20',
      },
    });
    await open('fallos_1_p2');
    const summary = await screen.findByRole('region', { name: 'Resumen editorial de Foja' });
    expect(await within(summary).findByText('Dijo que sí.')).toBeVisible();
    expect(summary).toHaveTextContent('Normas: art. 11 LDC');
    expect(summary).not.toHaveTextContent('Doctrina del sumario.');
    expect(summary.closest('blockquote')).toBeNull();
    expect(screen.getByText('Fallo')).toBeVisible();
  });

  it('of a ruling that is not loaded is the editors’ summary, labelled as theirs', async () => {
    serve({
      ...article,
      id: 'resumen:1:2',
      kind: 'ruling-summary',
      label: 'Fallos: 1:2',
      text: '',
      versions: [],
      sections: [{ heading: 'Qué resolvió', body: 'Dijo que sí.' }],
      norms: ['art. 11 LDC', 'art. 5 CN'],
      court: 'Corte de prueba',
      date: '2020-05-04',
    });
    await open('resumen:1:2');
    expect(await screen.findByText('Resumen editorial de Foja')).toBeVisible();
    expect(screen.getByText(/Corte de prueba · 04\/05\/2020/)).toBeVisible();
    expect(screen.getByText('Normas: art. 11 LDC · art. 5 CN')).toBeVisible();
    expect(screen.queryByText('Fallo')).toBeNull();
  });

  it('of a ruling leads to the norms and rulings that it cites, and to those that cite it', async () => {
    const ruling: SourceDetail = {
      ...article,
      id: 'fallos_1_p2',
      kind: 'ruling',
      label: 'Fallos: 1:2',
      versions: [],
      related: [],
      citedNorms: [
        { label: 'art. 11 LDC', key: 'ldc:11', isLoaded: true },
        { label: 'art. 9 LDC', key: 'ldc:9', isLoaded: false },
        { label: 'Ley 99.999', key: null, isLoaded: false },
      ],
      cites: [{ id: 'fallos_3_p4', label: 'Fallos: 3:4' }],
      citedBy: { count: 21, rulings: [{ id: 'fallos_5_p6', label: 'Fallos: 5:6' }] },
    };
    serve(ruling, article, { ...ruling, id: 'fallos_5_p6', label: 'Fallos: 5:6', citedBy: { count: 0, rulings: [] } });
    const user = await open('fallos_1_p2');
    const norms = await screen.findByRole('region', { name: 'Normas que cita' });
    expect(
      within(norms)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['art. 11 LDC']);
    expect(norms).toHaveTextContent('Ley 99.999');
    expect(screen.getByRole('region', { name: 'Cita a' })).toHaveTextContent('Fallos: 3:4');
    const citedBy = screen.getByRole('region', { name: 'Citado por' });
    expect(citedBy).toHaveTextContent('Citado por (21)');
    expect(citedBy).toHaveTextContent('Se muestran los 1 más recientes de 21 fallos del corpus.');

    await user.click(within(citedBy).getByRole('button', { name: 'Fallos: 5:6' }));
    expect(await screen.findByRole('heading', { name: 'Fallos: 5:6' })).toBeVisible();
    expect(screen.getByText('Ningún fallo del corpus lo cita.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'art. 11 LDC' }));
    expect(await screen.findByRole('heading', { name: 'Art. 11 LDC' })).toBeVisible();
  });

  it('leads to its neighbours, to what is related and to its earlier texts', async () => {
    serve(article, { ...article, id: 'ldc:12', label: 'Art. 12 LDC', versions: [version] });
    const user = await open('ldc:11');
    await user.click(await screen.findByRole('tab', { name: 'Versiones' }));
    expect(screen.getByText(/Hasta el 10\/11\/2026/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Nota al art. 11' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Art. 12/ }));
    expect(await screen.findByRole('heading', { name: 'Art. 12 LDC' })).toBeVisible();
  });

  it.each([
    ['beside the chat', true],
    ['as a sheet on a phone', false],
  ])('%s closes with Escape and gives the focus back', async (_where, wide) => {
    stubMedia({ wide });
    serve(article);
    const user = await open('ldc:11');
    await screen.findByRole('heading', { name: 'Art. 11 LDC' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('heading', { name: 'Art. 11 LDC' })).toBeNull();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'abrir' }));
  });
});

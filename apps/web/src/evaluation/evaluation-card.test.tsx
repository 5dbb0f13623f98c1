import type { CaseEvaluation } from '@foja/contracts/evaluation';
import type { ActorRole } from '@foja/contracts/roles';
import type { Status } from '@foja/contracts/status';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { statusQuery } from '../platform/status-query.ts';
import { api } from '../testing/api.ts';
import { buildEvaluation } from '../testing/evaluations.ts';
import { newUser } from '../testing/user.ts';
import { EvaluationCard } from './evaluation-card.tsx';
import EvaluationDialog from './evaluation-dialog.tsx';
import { EvaluationSkeleton } from './evaluation-skeleton.tsx';

/** The status call as it answers with this number for consultations, already read. */
function statusWith(whatsappNumber: string | null): Pick<Status, 'contact'> {
  return { contact: { email: 'a@foja.example', salesEmail: 'v@foja.example', whatsappNumber } };
}

function show(element: ReactElement, whatsappNumber: string | null = null) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(statusQuery().queryKey, statusWith(whatsappNumber) as Status);
  // The account of a period leads to its calculator.
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router}>{element}</RouterContextProvider>
    </QueryClientProvider>,
  );
  return newUser();
}

function showCard(
  part: Partial<CaseEvaluation> = {},
  { role = 'Premium' as ActorRole, number = null as string | null } = {},
) {
  const go = { onDetails: vi.fn(), onOpenArticle: vi.fn(), onDocument: vi.fn() };
  const user = show(<EvaluationCard evaluation={buildEvaluation(part)} role={role} {...go} />, number);
  return { user, go };
}

describe('the card of an evaluation', () => {
  it('shows headline, case type, urgency, probability with its band and class, and the estimated time', () => {
    showCard();
    expect(screen.getByRole('heading', { name: 'Tu caso parece viable' })).toBeVisible();
    expect(screen.getByText('Consumo – producto defectuoso')).toBeVisible();
    expect(screen.getByText('Urgencia media')).toBeVisible();
    expect(screen.getByText('62 %')).toBeVisible();
    expect(screen.getByText('Banda: 55–70 %')).toBeVisible();
    expect(screen.getByText('No puede estimarse con los datos dados')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Probabilidad de éxito' })).toHaveAttribute(
      'aria-valuetext',
      '62 %, entre 55 % y 70 %. Probabilidad media.',
    );
  });

  it('says plainly that a case is hard to sustain', () => {
    showCard({ isViable: false, successProbability: 22, band: { low: 15, high: 30 } });
    expect(screen.getByRole('heading', { name: 'Tu caso parece difícil de sostener' })).toBeVisible();
  });

  it.each([
    ['high', 'Urgencia alta'],
    ['medium', 'Urgencia media'],
    ['low', 'Urgencia baja'],
    [null, 'Urgencia sin definir'],
    ['urgent' as 'high', 'Urgencia sin definir'],
  ] as const)('of urgency %s says %s', (urgencyLevel, text) => {
    showCard({ urgencyLevel });
    expect(screen.getByText(text)).toBeVisible();
  });

  it.each([
    [80, 'Probabilidad alta'],
    [79, 'Probabilidad media'],
    [60, 'Probabilidad media'],
    [59, 'Probabilidad baja'],
    [40, 'Probabilidad baja'],
    [39, 'Probabilidad muy baja'],
  ])('of %i %% belongs to the class %s', (successProbability, text) => {
    showCard({ successProbability, band: { low: successProbability, high: successProbability } });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('opens its sections, each empty one left out', async () => {
    const { user } = showCard({ nextSteps: [] });
    expect(screen.queryByText('Próximos pasos')).toBeNull();
    const reasoning = screen.getByText('El relato apoya la compra y el reclamo.');
    expect(reasoning.closest('details')).not.toHaveAttribute('open');
    await user.click(screen.getByText('Razonamiento y análisis legal'));
    expect(reasoning.closest('details')).toHaveAttribute('open');
  });

  it('leads to the foja of an article that it knows, and shows others as text', async () => {
    const { user, go } = showCard();
    await user.click(screen.getByText('Artículos aplicables'));
    await user.click(screen.getByRole('button', { name: 'art. 11 LDC: Garantías' }));
    expect(go.onOpenArticle).toHaveBeenCalledWith('ldc:11');
    expect(screen.getByText('art. 999 LDC: Artículo de prueba').closest('button')).toBeNull();
  });

  it('asks for a required document with a click', async () => {
    const { user, go } = showCard();
    await user.click(screen.getByText('Documentos necesarios'));
    await user.click(screen.getByRole('button', { name: /Factura de compra/ }));
    expect(go.onDocument).toHaveBeenCalledWith('Factura de compra');
  });

  it('opens its details', async () => {
    const { user, go } = showCard();
    await user.click(screen.getByRole('button', { name: 'Ver cómo se calculó' }));
    expect(go.onDetails).toHaveBeenCalledOnce();
  });

  it('is awaited in its own shape', () => {
    show(<EvaluationSkeleton step="Comparando…" />);
    expect(screen.getByRole('status')).toHaveTextContent('Evaluando el caso');
  });
});

describe('the consultation button', () => {
  const number = '5491100000000';

  it('is not there where the evaluation does not call for it', () => {
    showCard({ shouldTriggerCta: false }, { number });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('without a number is hidden for those who are no administrators', () => {
    showCard({}, { role: 'Professional' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText(/no está configurado/)).toBeNull();
  });

  it('without a number says so to administrators', () => {
    showCard({}, { role: 'Admin' });
    expect(screen.getByText('El número de consulta no está configurado.')).toBeVisible();
  });

  it('leads to the number of the configuration, and carries nothing of the case', () => {
    showCard({}, { number });
    const link = screen.getByRole('link', { name: /Consultar con Especialista/ });
    expect(link).toHaveAttribute('href', 'https://wa.me/5491100000000');
  });
});

describe('the details of an evaluation', () => {
  const details = (part: Partial<CaseEvaluation> = {}) => {
    const onClose = vi.fn();
    const role: ActorRole = 'Premium';
    const user = show(<EvaluationDialog evaluation={buildEvaluation(part)} role={role} onClose={onClose} />);
    return { user, onClose, dialog: screen.getByRole('dialog', { name: 'Tu caso parece viable' }) };
  };
  const entry = (region: string, name: string) =>
    within(screen.getByRole('region', { name: region }))
      .getByText(name)
      .closest('li') as HTMLElement;

  it('account for the number: start, each point with status in words, contribution and quoted fact', () => {
    details();
    const account = screen.getByRole('region', { name: 'De dónde sale el número' });
    expect(within(account).getByText('Punto de partida de un caso de este tipo').closest('li')).toHaveTextContent('40');
    const supported = entry('De dónde sale el número', 'Que compraste el producto');
    expect(supported).toHaveTextContent('El relato lo apoya');
    expect(supported).toHaveTextContent('+20 puntos');
    expect(within(supported).getByText('«compré una heladera a Juan Pérez»').tagName).toBe('MARK');
    expect(entry('De dónde sale el número', 'Que reclamaste a tiempo')).toHaveTextContent('El relato no lo menciona');
    expect(entry('De dónde sale el número', 'Que reclamaste a tiempo')).toHaveTextContent('−3 puntos');
    expect(entry('De dónde sale el número', 'Que el uso fue normal')).toHaveTextContent('El relato no lo aclara');
    const against = entry('De dónde sale el número', 'Que el vendedor respondió');
    expect(against).toHaveTextContent('El relato lo contradice');
    expect(within(against).getByText('«nadie me contestó»').tagName).toBe('MARK');
  });

  it('tell the proof that is named, the one that is not and the one that is denied', () => {
    details();
    expect(entry('Prueba', 'Factura')).toHaveTextContent('El relato la nombra');
    expect(entry('Prueba', 'Testigos')).toHaveTextContent('El relato no la nombra');
    expect(entry('Prueba', 'Fotos')).toHaveTextContent('El relato dice que falta');
  });

  it.each([
    ['running', 'En plazo'],
    ['near', 'Por vencer'],
    ['expired', 'Vencido'],
  ] as const)('tell a limitation period that is %s with its dates', (status, text) => {
    const { limitation } = buildEvaluation();
    details({ limitation: limitation && { ...limitation, status } });
    const period = entry('Plazo para reclamar', 'Tres años para reclamar');
    expect(period).toHaveTextContent(text);
    expect(period).toHaveTextContent('Contado desde el 10/08/2026, vence el 10/08/2029.');
  });

  it('say that a date is needed where the story tells none', () => {
    const { limitation } = buildEvaluation();
    details({
      limitation: limitation && { ...limitation, status: 'unknown', startsOn: null, endsOn: null, quotes: [] },
    });
    const period = entry('Plazo para reclamar', 'Tres años para reclamar');
    expect(period).toHaveTextContent('Falta una fecha');
    expect(period).toHaveTextContent('El relato no dice una fecha desde la que contarlo.');
  });

  it('tell what would raise the number, what would lower it, what is missing, and who calculated it', () => {
    const { dialog } = details({ notice: 'El modelo no respondió.' });
    expect(screen.getByRole('region', { name: 'Qué subiría el número' })).toHaveTextContent('Sumar testigos');
    expect(screen.getByRole('region', { name: 'Qué lo bajaría' })).toHaveTextContent('Que el plazo venza');
    expect(screen.getByRole('region', { name: 'Qué falta saber' })).toHaveTextContent('Si reclamaste por escrito');
    expect(dialog).toHaveTextContent('Calculado con Motor local. El modelo no respondió.');
    expect(dialog).toHaveTextContent('Información orientativa. No reemplaza el consejo de un abogado.');
  });

  it('open the foja of an article over themselves; Escape leads back to the article', async () => {
    api.use(
      http.get('*/api/sources/:id', () => HttpResponse.json({ error: 'not_found', message: 'x' }, { status: 404 })),
    );
    const { user, onClose } = details();
    await user.click(screen.getByRole('button', { name: 'Art. 11 LDC' }));
    expect(await screen.findByText('Esta foja no está en el corpus.')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Esta foja no está en el corpus.')).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Art. 11 LDC' }));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

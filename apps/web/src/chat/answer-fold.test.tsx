import { messages } from '@foja/contracts/messages';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { spokenText } from '../answer-view/answer-text.ts';
import { answering, api } from '../testing/api.ts';
import { askInChat } from '../testing/ask-in-chat.ts';
import { renderChat } from '../testing/render-chat.tsx';

const label = 'Resumen editorial de Foja. Lo que está entre « » es texto oficial.';
const content = [
  'Tenés garantía [1].',
  '### Más detalle',
  '#### Plazos',
  '- Seis meses.',
  `*${label}*`,
  messages.notLegalAdvice,
].join('\n\n');

async function openAnswer() {
  api.use(answering({ content }));
  const view = renderChat();
  await askInChat(view.user, 'Compré un celular');
  const summary = await screen.findByText('Más detalle');
  return { ...view, summary };
}

describe('the details of an answer', () => {
  it('are folded until they are opened, and the button then says that it folds them', async () => {
    const { user, summary } = await openAnswer();
    expect(summary.closest('details')).not.toHaveAttribute('open');
    await user.click(summary);
    expect(await screen.findByText('Menos detalle')).toBe(summary);
    expect(screen.getByText('Seis meses.')).toBeVisible();
    await user.click(summary);
    expect(await screen.findByText('Más detalle')).toBe(summary);
    expect(screen.getByText('Seis meses.')).not.toBeVisible();
  });

  it('leave who speaks and the notice outside, always visible', async () => {
    const { container } = await openAnswer();
    const prose = container.querySelector('.legal-prose');
    for (const text of [label, messages.notLegalAdvice]) {
      const line = [...(prose?.querySelectorAll('p') ?? [])].find(({ textContent }) => textContent === text);
      expect(line?.closest('details')).toBeNull();
      expect(line).toBeVisible();
    }
  });

  it('are open on paper, and as the reader left them afterwards', async () => {
    const { summary } = await openAnswer();
    const details = summary.closest('details');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(details).toHaveAttribute('open');
    expect(summary).toHaveTextContent('Más detalle');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(details).not.toHaveAttribute('open'));
  });

  it('are not read aloud while they are folded, but said to be there', async () => {
    const { container } = await openAnswer();
    await waitFor(() => expect(container.querySelector('p[aria-live]')).not.toBeEmptyDOMElement());
    expect(container.querySelector('p[aria-live]')).toHaveTextContent(
      `Tenés garantía. Hay más detalle plegado debajo. ${label} ${messages.notLegalAdvice}`,
    );
  });

  it('are not said to be there where an answer has none', () => {
    expect(spokenText('Sí.\n\nInformación orientativa.')).toBe('Sí. Información orientativa.');
    expect(spokenText('Sí.\n\n### Más detalle\n\nInformación orientativa.')).toBe('Sí. Información orientativa.');
  });
});

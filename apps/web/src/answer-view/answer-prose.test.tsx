import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildCitation, buildSource } from '../testing/factories.ts';
import { newUser } from '../testing/user.ts';
import AnswerProse from './answer-prose.tsx';

function show(content: string, part: Partial<Parameters<typeof AnswerProse>[0]> = {}) {
  const onOpenSource = vi.fn();
  const view = render(
    <AnswerProse
      content={content}
      visible={content.length}
      sources={[buildSource()]}
      citations={[]}
      placeholders={{}}
      onOpenSource={onOpenSource}
      {...part}
    />,
  );
  return { onOpenSource, text: () => view.container.textContent, container: view.container };
}

describe('an answer on the page', () => {
  it('strikes an unverified citation and says why', () => {
    const content = 'Según el **art. 9999 de la Ley 24.240** corresponde.';
    const citation = buildCitation(content, 'art. 9999 de la Ley 24.240', {
      source: null,
      verified: false,
      problem: 'nonexistent',
    });
    const { container } = show(content, { citations: [citation] });
    const struck = container.querySelector('del');
    expect(struck).toHaveTextContent('art. 9999 de la Ley 24.240');
    expect(struck?.querySelector('.decoration-wavy')).not.toBeNull();
    expect(container).toHaveTextContent('Cita no verificada: ese artículo no existe en la norma');
  });

  it('never renders HTML nor pictures that an answer carries', () => {
    const { container } = show('<img src=x onerror=alert(1)> ![espía](https://malo.example/x.png) <script>1</script>');
    expect(container.querySelector('img, script')).toBeNull();
  });

  it('leaves a number alone that is no source', () => {
    const { text } = show('El plazo [7] y [1].');
    expect(text()).toContain('[7]');
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('opens the source of a superscript number', async () => {
    const { onOpenSource } = show('Tenés garantía [1].');
    await newUser().click(screen.getByRole('button', { name: 'Fuente 1: Art. 11 LDC' }));
    expect(onOpenSource).toHaveBeenCalledWith('ldc:11');
  });

  it('strikes the number of a source whose citation did not hold, and shows the others as numbers', () => {
    const content = 'Dice «otra cosa» [1]. Y esto también [1][2].';
    const bad = buildCitation(content, '[1]', { source: 'ldc:11', verified: false, problem: 'misquoted' });
    const goodAt = content.lastIndexOf('[1]');
    const good = [
      { ...bad, start: goodAt, end: goodAt + 3, verified: true, problem: null },
      buildCitation(content, '[2]', { source: 'ldc:12' }),
    ];
    const { container } = show(content, {
      citations: [bad, ...good],
      sources: [buildSource(), buildSource({ id: 'ldc:12', article: '12' })],
    });
    expect(container.querySelectorAll('del')).toHaveLength(1);
    expect(container).toHaveTextContent('Cita no verificada: la fuente no dice esas palabras');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['1', '2']);
  });

  it('finds citations by their offsets, past escapes, quotations and lists', async () => {
    const content = 'Va 1\\. primero \\*así\\*.\n\n> cita de\n> otra línea, art. 5 LDC\n\n- ítem, art. 5 LDC y más';
    const first = buildCitation(content, 'art. 5 LDC', { source: 'ldc:5' });
    const start = content.lastIndexOf('art. 5 LDC');
    const second = { ...first, start, end: start + 'art. 5 LDC'.length, source: 'ldc:5b' };
    const { onOpenSource, container } = show(content, { citations: [first, second] });
    const quote = container.querySelector('blockquote');
    await newUser().click(within(quote as HTMLElement).getByRole('button', { name: 'art. 5 LDC' }));
    await newUser().click(within(screen.getByRole('list')).getByRole('button', { name: 'art. 5 LDC' }));
    expect(onOpenSource.mock.calls).toEqual([['ldc:5'], ['ldc:5b']]);
  });

  it('shows the real names in the place of placeholders, marked', () => {
    const { container, text } = show('Estimada **[PERSONA_1]**: [PERSONA_2] responde.', {
      placeholders: { '[PERSONA_1]': 'María Fernández' },
    });
    expect(text()).toContain('Estimada María Fernández: [PERSONA_2] responde.');
    expect(container.querySelector('mark')).toHaveTextContent('María Fernández');
  });

  it('shows only what has been revealed', () => {
    expect(show('Primero segundo', { visible: 7 }).text()).toBe('Primero');
  });
});

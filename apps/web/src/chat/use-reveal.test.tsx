import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextWordEnd, useReveal } from './use-reveal.ts';

const whole = { text: 'uno dos tres', complete: true, instant: false };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('revealing an answer', () => {
  it('shows one word more every 80 ms, and says once when it ends', () => {
    const onEnd = vi.fn();
    const { result } = renderHook(() => useReveal({ ...whole, onEnd }));
    expect(result.current).toBe(0);
    pass(79);
    expect(result.current).toBe(0);
    pass(1);
    expect(whole.text.slice(0, result.current)).toBe('uno');
    pass(80);
    expect(whole.text.slice(0, result.current)).toBe('uno dos');
    expect(onEnd).not.toHaveBeenCalled();
    pass(160);
    expect(result.current).toBe(whole.text.length);
    pass(800);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('shows everything at once when it is asked to', () => {
    const onEnd = vi.fn();
    const { result } = renderHook(() => useReveal({ ...whole, instant: true, onEnd }));
    expect(result.current).toBe(whole.text.length);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('waits for the rest of a word that has only half arrived', () => {
    const onEnd = vi.fn();
    const { result, rerender } = renderHook(
      (text: string) => useReveal({ text, complete: false, instant: false, onEnd }),
      {
        initialProps: 'garan',
      },
    );
    pass(400);
    expect(result.current).toBe(0);
    rerender('garantía legal');
    pass(80);
    expect(result.current).toBe('garantía'.length);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('goes on from the same length when the verified text replaces the streamed one', () => {
    const { result, rerender } = renderHook(
      (props: { text: string; complete: boolean }) => useReveal({ ...props, instant: false, onEnd: () => undefined }),
      { initialProps: { text: 'uno dos tres ', complete: false } },
    );
    pass(160);
    rerender({ text: 'uno DOS tres', complete: true });
    expect(result.current).toBe('uno dos'.length);
    pass(80);
    expect(result.current).toBe('uno DOS tres'.length);
  });
});

describe('the end of the next word', () => {
  it('takes the white space before a word with it', () => {
    expect(nextWordEnd('a\n\n- bb c', 1)).toBe(4);
    expect(nextWordEnd('a  ', 1)).toBe(3);
  });
});

import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readAssistantSettings, useAssistantSettings } from './assistant-settings.ts';

const key = 'writingAssistant_settings';
const defaults = { model: 'gpt-3.5-turbo', maxResults: 5, sources: { federal: true, sumarios: true } };

afterEach(() => vi.restoreAllMocks());

describe('the settings of the writing assistant', () => {
  it('are the defaults where nothing was kept, without a warning', () => {
    const warn = vi.spyOn(console, 'warn');
    expect(readAssistantSettings()).toEqual(defaults);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['no es JSON', '{"model":"gpt-9"}', 'null'])('keep the defaults and warn where %s was kept', (kept) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem(key, kept);
    expect(readAssistantSettings()).toEqual(defaults);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('keep the defaults and warn where storage may not be read', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(readAssistantSettings()).toEqual(defaults);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('are kept as JSON when they change', () => {
    const { result } = renderHook(useAssistantSettings);
    act(() => result.current[1]({ maxResults: 20, sources: { federal: false, sumarios: true } }));
    const kept = { model: 'gpt-3.5-turbo', maxResults: 20, sources: { federal: false, sumarios: true } };
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(kept);
    expect(readAssistantSettings()).toEqual(kept);
    expect(result.current[0]).toEqual(kept);
  });
});

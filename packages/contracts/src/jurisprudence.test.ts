import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchFiltersSchema } from './jurisprudence.ts';
import {
  assistantModelIds,
  configInForce,
  isProfessionalOrHigher,
  jurisprudenceSourceIds,
} from './jurisprudence-limits.ts';
import { roles } from './roles.ts';

describe('the configuration in force', () => {
  const asked = fc.record({
    model: fc.constantFrom(...assistantModelIds),
    maxResults: fc.integer(),
    sources: fc.array(fc.constantFrom(...jurisprudenceSourceIds)),
  });

  it('is 5 to 50 results for Professional or higher, otherwise 5 and the first model', () => {
    expect(roles.filter(isProfessionalOrHigher)).toEqual(['Professional', 'Premium', 'Admin', 'SuperAdmin']);
    fc.assert(
      fc.property(asked, fc.constantFrom('Guest' as const, ...roles), (choice, role) => {
        const config = configInForce(choice, role);
        expect(config.maxResults).toBeGreaterThanOrEqual(5);
        expect(config.maxResults).toBeLessThanOrEqual(50);
        expect(new Set(config.sources)).toEqual(new Set(choice.sources));
        expect(config.sources.length).toBe(new Set(choice.sources).size);
        if (isProfessionalOrHigher(role)) expect(config.model).toBe(choice.model);
        else expect(config).toMatchObject({ maxResults: 5, model: 'gpt-3.5-turbo' });
        expect(configInForce(config, role)).toEqual(config);
      }),
    );
  });
});

describe('filters', () => {
  it('refuse dates the wrong way round and days that do not exist', () => {
    expect(searchFiltersSchema.safeParse({ from: '2020-01-02', to: '2020-01-01' }).success).toBe(false);
    expect(searchFiltersSchema.safeParse({ from: '2020-01-01', to: '2020-01-01' }).success).toBe(true);
    expect(searchFiltersSchema.safeParse({ to: '2021-02-29' }).success).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { anonymizationSettingsSchema } from './anonymization.ts';
import { anonymizedFeatures, defaultAnonymizationSettings, isAnonymizationSettings } from './anonymization-modes.ts';

describe('kept settings', () => {
  it.each([
    ['the defaults', defaultAnonymizationSettings],
    ['nothing', null],
    ['a text', 'basic'],
    ['a list', []],
    ...anonymizedFeatures.flatMap((feature): [string, unknown][] => [
      [`no ${feature}`, { ...defaultAnonymizationSettings, [feature]: undefined }],
      [`null for ${feature}`, { ...defaultAnonymizationSettings, [feature]: null }],
      [`an unknown mode of ${feature}`, { ...defaultAnonymizationSettings, [feature]: { mode: 'x', enabled: true } }],
      [`no switch of ${feature}`, { ...defaultAnonymizationSettings, [feature]: { mode: 'basic' } }],
    ]),
  ])('are judged as the server judges them: %s', (_, value) => {
    expect(isAnonymizationSettings(value)).toBe(anonymizationSettingsSchema.safeParse(value).success);
  });
});

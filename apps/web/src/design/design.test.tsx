import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '../testing/open-app.tsx';

const folder = (name: string) => join(import.meta.dirname, '..', name);
const primitives = readdirSync(folder('design-system')).filter((name) => name.endsWith('.tsx'));
/** Parts of other primitives, which stand on the page inside them. */
const innerParts = ['field-frame.tsx', 'toaster.tsx'];

describe('the design page', () => {
  it('shows every primitive of the design system', () => {
    const source = readdirSync(folder('design'))
      .filter((name) => name.endsWith('-section.tsx'))
      .map((name) => readFileSync(join(folder('design'), name), 'utf8'))
      .join('\n');
    const shown = (name: string) => source.includes(`design-system/${name}`);
    expect(primitives.filter((name) => !shown(name))).toEqual(innerParts);
  });

  it('shows each family in both themes', async () => {
    openApp('/design');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sistema de diseño' })).toBeVisible();
    for (const section of screen.getAllByRole('region').filter((region) => region.dataset.section)) {
      if (section.dataset.section === 'overlays') continue;
      const [light, dark] = within(section)
        .getAllByRole('group')
        .filter(({ dataset }) => dataset.theme);
      expect(light).toHaveAttribute('data-theme', 'light');
      expect(dark).toHaveAttribute('data-theme', 'dark');
    }
  });
});

import type { Page } from 'playwright-core';

export const toolPath = (slug: string): string => `/dashboard/herramientas/${slug}`;

/** Makes the result of the tool's own example, until it stands. */
export async function generateExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cargar este ejemplo' }).click();
  await page.getByRole('button', { name: 'Generar' }).click();
  await page.getByRole('article').waitFor();
}

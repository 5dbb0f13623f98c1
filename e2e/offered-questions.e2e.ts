import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from './browser.ts';
import { startApp } from './start-app.ts';

const app = startApp();

/** Which of them is near no known question changes with the questions that are known. */
const vagueMessages = [
  'tuve un lío con un cheque de un primo',
  'no entendí lo del preaviso',
  'no quedó claro lo de la prescripción',
];

/** Beside which of them something else is asked changes as well. */
const askedBesides = [
  'me quieren dar de baja la prepaga porque debo 2 cuotas',
  'me cobran en la tarjeta un consumo que yo no hice',
  'el perro del vecino mordió a mi nena',
  'publicaron mi foto en Instagram sin permiso, ¿qué hago?',
  'me caí en la obra y la ART me rechazó el accidente',
  'me bajaron de categoría de encargada a vendedora con el mismo sueldo',
  'el árbol del vecino me rompió el techo con la tormenta',
  'soy empleado de comercio y me cambiaron el horario sin preguntarme, tengo que aceptar?',
];

describe('where Foja is not sure what is asked', () => {
  it.each([
    ['desktop', 'dark'],
    ['phone', 'light'],
  ] as const)(
    'it offers the nearest questions, and answers the one that is tapped, on a %s in the %s theme',
    async (width, theme) => {
      const { page, ask, close } = await app.open({ width, theme, role: 'Premium' });
      // In another domain only what was found in it is offered.
      await page.getByRole('button', { name: 'Configuración del chat' }).click();
      await page.getByRole('combobox', { name: 'Dominio legal' }).selectOption('todos_premium');
      await page.keyboard.press('Escape');
      const offered = page.getByRole('group', { name: '¿Tu consulta es alguna de estas?' });
      for (const vague of vagueMessages) {
        await ask(vague);
        if (await offered.isVisible()) break;
      }
      await expectAccessible(page, 'the questions that are offered');
      await expectNoSidewaysScroll(page);
      const choices = offered.getByRole('button');
      expect(await choices.count()).toBeLessThanOrEqual(3);
      const chosen = (await choices.first().textContent()) ?? '';
      await choices.first().click();
      const answer = page.getByRole('article', { name: 'Respuesta de Foja' }).last();
      await answer.getByText('Fundado', { exact: true }).waitFor();
      await page.getByText(chosen.slice(1)).last().waitFor();
      // What was not answered and the choice that followed it cost nothing.
      await page.getByText('100 usos restantes').last().waitFor();
      await close();
    },
  );
});

describe('what people ask nearest to a question', () => {
  it('stands below its answer and above what is folded', async () => {
    // A guest's three uses are fewer than these questions.
    const { page, ask, close } = await app.open({ width: 'phone', theme: 'dark', role: 'Premium' });
    const answer = page.getByRole('article', { name: 'Respuesta de Foja' }).last();
    // The paragraph's own list, of what stands on articles, comes before the numbered steps.
    const beside = answer
      .locator('ul')
      .getByRole('listitem')
      .filter({ hasText: /\(art\. \d+/ })
      .first();
    const steps = answer.getByRole('heading', { name: 'Qué hacer ahora' });
    for (const question of askedBesides) {
      await ask(question);
      if ((await beside.isVisible()) && (await steps.isVisible())) break;
    }
    expect((await beside.boundingBox())?.y).toBeLessThan((await steps.boundingBox())?.y ?? 0);
    await expectAccessible(page, 'an answer with what is asked besides');
    await close();
  });
});

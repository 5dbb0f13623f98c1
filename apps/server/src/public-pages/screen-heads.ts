import { type CalculatorSlug, calculatorSummaries, calculatorTitles } from '@foja/contracts/calculator-names';
import type { ScreenHead } from '../platform/web-pages.ts';

/** What search engines are told of screens of the application that are for everybody. Titles as the window's. */
export const screenHeads: readonly ScreenHead[] = [
  {
    path: '/calculadoras',
    title: 'Calculadoras, sin cuenta',
    description:
      'Calculadoras de derecho argentino: plazos, prescripción, liquidación laboral, herencia, alquiler, honorarios e intereses, con cada paso y su artículo.',
  },
  {
    path: '/verificar',
    title: 'Comprobar una constancia',
    description:
      'Comprobá, sin cuenta, una constancia de verificación de Foja: qué atestigua, cuándo, con qué textos de la ley, y si hoy siguen siendo los mismos.',
  },
  ...(Object.entries(calculatorTitles) as [CalculatorSlug, string][]).map(([slug, title]) => ({
    path: `/calculadoras/${slug}`,
    title: `Calculadora: ${title}`,
    description: `${calculatorSummaries[slug]} Según el derecho argentino, con cada paso y su artículo a la vista.`,
  })),
];

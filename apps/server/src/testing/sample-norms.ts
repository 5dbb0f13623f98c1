import { NormRegistry } from '@foja/legal-text/norm-registry';

/** A few norms under the names that lawyers give them, for tests that need no database. */
export const sampleNorms = new NormRegistry([
  {
    code: 'ccyc',
    title: 'Código Civil y Comercial de la Nación (Ley 26.994)',
    aliases: ['CCyC', 'CCCN', 'Cód. Civ. y Com.', 'Código Civil y Comercial', 'Ley 26.994'],
    lastArticle: 2671,
  },
  {
    code: 'ldc',
    title: 'Ley 24.240 de Defensa del Consumidor',
    aliases: ['LDC', 'Ley de Defensa del Consumidor', 'Ley 24.240'],
    lastArticle: 66,
  },
  { code: 'lct', title: 'Ley 20.744 de Contrato de Trabajo', aliases: ['LCT', 'Ley 20.744'], lastArticle: 277 },
  {
    code: 'cn',
    title: 'Constitución de la Nación Argentina (Ley 24.430)',
    aliases: ['CN', 'Constitución Nacional'],
    lastArticle: 129,
  },
]);

import type { DraftBlock } from '@foja/contracts/drafting';
import { documentForms } from '@foja/contracts/drafting/document-forms';
import type { FormValues } from '@foja/contracts/drafting/form';
import { readAnswers } from '@foja/contracts/drafting/read-answers';
import { describe, expect, it } from 'vitest';
import { labourLiquidation } from './labour-liquidation.ts';

const { example } = documentForms['demanda-laboral'];
const liquidated = (change: FormValues = {}) => labourLiquidation(readAnswers({ ...example, ...change }, '2026-11-27'));
const textsOf = (blocks: DraftBlock[]) =>
  blocks.map((block) => ('runs' in block ? block.runs.map(({ text }) => text.replaceAll('\u00a0', ' ')).join('') : ''));
const total = (change: FormValues = {}) => textsOf(liquidated(change)).at(-1);

describe('the items of a labour claim', () => {
  it('leave a blank that leads to each datum without which nothing is computed', () => {
    const blocks = liquidated({ fechaIngreso: '', mejorRemuneracion: '' });
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).toMatchObject({
      runs: [
        { field: 'fechaIngreso', blank: true },
        { field: 'mejorRemuneracion', blank: true },
      ],
    });
  });

  it('are not computed by law that is not loaded, nor in another currency, and say why', () => {
    expect(textsOf(liquidated({ fechaExtincion: '2025-07-15' }))[0]).toMatch(/^\[a completar: liquidación/);
    expect(textsOf(liquidated({ mejorRemuneracion: { currency: 'USD', value: 900 } }))[0]).toContain('a pesos');
  });

  it('are those of the liquidation of the calculators, each with its articles and its arithmetic', () => {
    const texts = textsOf(liquidated());
    expect(texts[0]).toMatch(
      /^a\) Indemnización por antigüedad \(artículos 246 y 245 de la Ley de Contrato de Trabajo/,
    );
    expect(texts[0]).toContain('($ 13.500.000)');
    expect(texts[0]).toContain('9 períodos');
    expect(texts.join('\n')).toContain('Remuneraciones y otros conceptos adeudados');
    expect(total()).toContain('($ 21.382.179,85)');
    expect(total({ sacSobreRubros: 'no' })).toContain('($ 21.011.280,16)');
  });

  it('follow what was told: notice that was given is not owed', () => {
    expect(textsOf(liquidated({ preaviso: 'otorgado' })).join('\n')).not.toContain('sustitutiva del preaviso');
  });

  it('tell both ends where the cap of the agreement is not known', () => {
    expect(total({ tope: 'desconocido' })).toContain('una suma entre pesos');
  });
});

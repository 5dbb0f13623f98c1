import type { DraftBlock } from '@foja/contracts/drafting';
import type { Answers } from '@foja/contracts/drafting/form';
import { labourLiquidation } from './labour-liquidation.ts';

/** Parts of a document that the law that computes writes, for `computed: NAME` in its template. */
export const computedBlocks: Readonly<Record<'liquidacion-laboral', (answers: Answers) => DraftBlock[]>> = {
  'liquidacion-laboral': labourLiquidation,
};

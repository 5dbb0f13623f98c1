import { adjustmentSigns } from './adjustment-signs.ts';
import type { Evidence, EvidenceSigns, WeighedField } from './choose-by-evidence.ts';
import { durationSigns } from './duration-signs.ts';
import { evidenceWeights } from './evidence-weights.ts';
import { guaranteeSigns } from './guarantee-signs.ts';
import { jurisdictionSigns } from './jurisdiction-signs.ts';
import { penaltySigns } from './penalty-signs.ts';
import { priceSigns } from './price-signs.ts';

export const signsOfFields: Readonly<Record<WeighedField, EvidenceSigns>> = {
  duration: durationSigns,
  price: priceSigns,
  adjustment: adjustmentSigns,
  penalty: penaltySigns,
  guarantee: guaranteeSigns,
  jurisdiction: jurisdictionSigns,
};

/** What the field is told by, and how much each sign counts. */
export const evidenceOf = (field: WeighedField): Evidence => ({
  signs: signsOfFields[field],
  weights: evidenceWeights[field],
});

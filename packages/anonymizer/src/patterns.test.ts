import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BANKING_RULES } from './banking-rules.ts';
import { CASE_RULES } from './case-rules.ts';
import { CONTACT_RULES } from './contact-rules.ts';
import { IDENTITY_RULES } from './identity-rules.ts';
import { NET_RULES } from './net-rules.ts';
import { normalise } from './normalise.ts';
import { runRules } from './patterns.ts';
import { RECORD_RULES } from './record-rules.ts';

const rules = [...IDENTITY_RULES, ...BANKING_RULES, ...CONTACT_RULES, ...NET_RULES, ...CASE_RULES, ...RECORD_RULES];
const gold = new URL('../../../bench/anonymizer/gold.jsonl', import.meta.url);
const documents = readFileSync(gold, 'utf8')
  .trim()
  .split('\n')
  .map((line) => normalise((JSON.parse(line) as { text: string }).text, []));

test('what is read beside figures alone is what the whole text gives', () => {
  const near = rules.filter(({ digitWithin }) => digitWithin !== undefined);
  expect(near.length).toBeGreaterThan(20);
  for (const document of documents) {
    for (const rule of near) {
      expect(runRules([rule], document), rule.source).toEqual(
        runRules([{ ...rule, digitWithin: undefined }], document),
      );
    }
  }
});

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
const numbers = [
  'DNI 12.345.678',
  'd.n.i. n° 1l.345.67o',
  'C.U.I.T. 20-12345678-6',
  '27 12345678 9',
  'Pasaporte AAB123456, o C01X00T47',
  'nacida el 3/5/1990',
  'el 1990-05-03',
  'CBU 0720112320000001234569',
  'cuenta corriente 004-331902/8',
  'tarjeta 4509 9535 6623 3704',
  'tel. (0221) 15-422-1234',
  '+54 9 11 5512-7708',
  'cel 3764 55-1029, 0800-333-4444',
  'tel. 4z99-03z1',
  'IP 190.12.34.56',
  'CIV 12345/2020/CA1',
  'EXP J-01-00012345-6/2020-0',
  'IPP 06-00-012345-22/00',
  'CUIJ 13-01234567-8',
  'causa penal federal n° 12.345/2020, legajo judicial numero 44.871/23',
  'SI-4711-2025 y A-12345/2020',
  'Mat. Prof. N° 3.311',
  'matriculada bajo el nacional n° 12-345',
  'dominio colocado AB 123 CD, la chata kdf 290, patente ABC123',
  'afiliado 150-44827316-08',
];
/** Alone, side by side, and with words between. */
const documents = ['\n', ', ', ` ${'y lo que dijo entonces el vecino de la casa '.repeat(5)}`].map((gap) =>
  normalise(numbers.join(gap), []),
);

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

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NormRegistry } from '@foja/legal-text/norm-registry';
import { expect, test } from 'vitest';
import { isSameName, scoreRulings } from './score-rulings.ts';

const text = `FALLO DE LA CORTE SUPREMA
Buenos Aires, 4 de mayo de 2021.
Vistos los autos: “Paz, Ana c/ Río Seco S.A. s/ despido”.
Considerando:
1°) Que la cámara rechazó la demanda y la actora dedujo el recurso extraordinario, fundado en el art. 18 de la Constitución Nacional.
2°) Que asiste razón a la apelante (Fallos: 301:10 y 20).
Por ello, se hace lugar a la queja y se deja sin efecto la sentencia apelada. Con costas. Notifíquese y devuélvase.
Juana Gil — Luis Roca — Mara Sosa (en disidencia).
Disidencia de la señora ministra doctora doña Mara Sosa
Considerando:
Que el recurso extraordinario es inadmisible.
Por ello, se desestima la queja. Notifíquese.
Mara Sosa.
`;
const marks = {
  id: 'a',
  date: '2021-05-04',
  outcome: 'annulled',
  costs: 'Con costas',
  dissent: true,
  parties: [
    { name: 'Ana Paz', role: 'plaintiff' },
    { name: 'Río Seco S.A.', role: 'defendant' },
  ],
  votes: [
    { judges: ['Gil', 'Roca'], kind: 'majority', outcome: 'annulled' },
    { judges: ['Sosa'], kind: 'dissent', outcome: 'rejected' },
  ],
  norms: ['cn:18', 'ley-26361'],
  rulings: ['301:10', '301:20', 'Casal'],
};
const registry = new NormRegistry([{ code: 'cn', title: 'Constitución Nacional', aliases: ['CN'], lastArticle: 129 }]);

test('a ruling is measured in everything that is marked in it, and one without text is counted apart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rulings-'));
  try {
    writeFileSync(join(folder, 'a.jsonl'), `${JSON.stringify({ id: 'a', title: 'Paz, Ana', text })}\n`);
    const lines = [marks, { ...marks, id: 'elsewhere' }].map((mark) => JSON.stringify(mark)).join('\n');
    expect(scoreRulings(lines, folder, registry)).toEqual({
      rulings: 1,
      skipped: 1,
      outcome: 1,
      date: 1,
      costs: 1,
      dissent: 1,
      votes: 1,
      norms: 1,
      cited: 1,
      parties: 1,
      differences: [],
    });
    const other = { ...marks, rulings: ['301:10', '301:30'], votes: [], outcome: 'confirmed' };
    expect(scoreRulings(JSON.stringify(other), folder, registry).differences).toEqual([
      'a: outcome annulled, not confirmed',
      'a: votes told and not marked: dissent Mara Sosa',
      'a: cited not told: 301:30',
      'a: cited told and not marked: 301:20',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a party is told by its name, whichever way round, and not by a caption in which it is named', () => {
  expect(isSameName('Sergio Rubén Benítez', 'Benítez, Sergio')).toBe(true);
  expect(isSameName('Provincia del Sur', 'Sur, Provincia del')).toBe(true);
  expect(isSameName('Ana Paz', 'Recurso de hecho deducido por la actora en la causa Paz, Ana')).toBe(false);
  expect(isSameName('Ana Paz', 'Paz, Ana c/ Río Seco S.A. s/ despido')).toBe(false);
  expect(isSameName('Ana Paz', 'Ana Paz, Luis Roca y Mara Sosa')).toBe(false);
  expect(isSameName('Ana Paz', '')).toBe(false);
});

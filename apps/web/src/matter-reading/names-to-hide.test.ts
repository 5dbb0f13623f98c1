import type { Party } from '@foja/contracts/matter-items';
import { describe, expect, it } from 'vitest';
import { namesToHide } from './names-to-hide.ts';

const party = (name: string, role: Party['role'] = 'plaintiff'): Party => ({
  role,
  name,
  document: '',
  domicile: '',
  email: '',
  phone: '',
  notes: '',
  isClient: false,
});
const texts = (...told: Parameters<typeof namesToHide>) => namesToHide(...told).map(({ text }) => text);

describe('the names that a causa hides', () => {
  it('are not those of judges, prosecutors and public bodies', () => {
    const parties = [
      party('Jueza Pública', 'judge'),
      party('Fiscal Pública', 'prosecutor'),
      party('ANSES', 'defendant'),
    ];
    expect(texts('Despido', parties)).toEqual([]);
    expect(texts('Ruiz, Eva c/ Estado Nacional s/ amparo', [])).toEqual(['Ruiz, Eva', 'Eva Ruiz', 'Ruiz Eva']);
  });

  it('are those of the parties, by every form in which they are written', () => {
    expect(texts('Despido', [party('Dra. Núñez, Inés')])).toEqual(['Núñez, Inés', 'Inés Núñez', 'Núñez Inés']);
  });

  it('are both sides of the title too, a company as one, each once', () => {
    const title = 'Núñez, Inés y otro c/ Transportes Ficticios S.A. y otros s/ daños y perjuicios';
    expect(namesToHide(title, [party('Núñez, Inés')])).toEqual([
      { type: 'persona', text: 'Núñez, Inés' },
      { type: 'persona', text: 'Inés Núñez' },
      { type: 'persona', text: 'Núñez Inés' },
      { type: 'empresa', text: 'Transportes Ficticios S.A.' },
    ]);
  });
});

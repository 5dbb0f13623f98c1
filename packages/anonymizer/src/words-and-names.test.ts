import { expect, it } from 'vitest';
import { found } from './testing.ts';

it('follows somebody whose surname is a word that the text uses too', () => {
  expect(found('A Barco le mintieron. Es mi vecino, Celestino Barco. Le vendieron un seguro de barco.')).toEqual([
    'persona: Barco',
    'persona: Celestino Barco',
  ]);
});

it('follows in capitals somebody called like a town, and leaves the word', () => {
  expect(
    found(
      'SU CONCUBINO, LEONCIO FRÍAS. LO VI A FRÍAS SALIR. LAS NOCHES SON FRÍAS. PIDE LA DETENCIÓN DE FRÍAS. ANTE EL MÉDICO, FRÍAS PRESENTA GOLPES.',
    ),
  ).toEqual(['persona: LEONCIO FRÍAS', 'persona: FRÍAS', 'persona: FRÍAS', 'persona: FRÍAS']);
});

it('joins to a known surname the given name in front, also one that is a word', () => {
  expect(
    found('Consta que Mora Iparraguirre, alumna, lloraba. Intervino Mora, de 5º. Firma Silvina Iparraguirre.'),
  ).toEqual(['persona: Mora Iparraguirre', 'persona: Mora', 'persona: Silvina Iparraguirre']);
  expect(found('que no firme sin hablar con la doctora Tránsito Moyano')).toEqual(['persona: Tránsito Moyano']);
});

it('leaves the verb that opens the sentence', () => {
  expect(found('Vino la hija, Mirta Antilef. Aclara Mirta que su madre no sabe.')).toEqual([
    'persona: Mirta Antilef',
    'persona: Mirta',
  ]);
});

it('reads surname and given name with what stands between them', () => {
  expect(found('6 | Leguizamón (h.), Tránsito | desocupada\n9 | Nieva y Castilla, Dolores | la misma')).toEqual([
    'persona: Leguizamón (h.), Tránsito',
    'persona: Nieva y Castilla, Dolores',
  ]);
  expect(found('COMO TESTIGOS A DOS SANTOS, WILGEMAR, DNI 36.201.559')).toContain('persona: DOS SANTOS, WILGEMAR');
});

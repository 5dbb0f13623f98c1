import { replacing, type Swap, type WritingRule } from './rule.ts';

const names = [
  'Código Civil y Comercial de la Nación',
  'Código Civil y Comercial',
  'Código Procesal Civil y Comercial de la Nación',
  'Código Procesal Penal de la Nación',
  'Código Procesal Penal Federal',
  'Código Penal',
  'Código Aduanero',
  'Código Electoral Nacional',
  'Constitución Nacional',
  'Constitución de la Nación Argentina',
  'Ley de Contrato de Trabajo',
  'Ley de Defensa del Consumidor',
  'Ley de Riesgos del Trabajo',
  'Ley de Concursos y Quiebras',
  'Ley de Sociedades',
  'Convención sobre los Derechos del Niño',
  'Convención Americana sobre Derechos Humanos',
];

/** Norms with the capitals that their names have; and the dot of thousands in the number of a law. */
export const capitalsOfNorms: WritingRule = {
  reason: 'escribe las normas con su nombre y sus mayúsculas',
  seesCitations: true,
  apply(sentence) {
    // The longest name first: the shorter ones are its beginning.
    const sorted = [...names].sort((left, right) => right.length - left.length);
    const named = sorted.reduce(
      (text, name) =>
        text.replace(anyCapitals(name), (found) => (/^\p{Lu}+$/u.test(found.replace(/\s/g, '')) ? found : name)),
      sentence,
    );
    return named.replace(/(?<=(?<!\p{L})ley(?: n\.?[°º])? )(\d{2})(\d{3})(?!\d|[./-]\d)/giu, '$1.$2');
  },
};

function anyCapitals(name: string): RegExp {
  const accents: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
  const pattern = [...name].map((letter) => {
    const plain = accents[letter];
    return plain ? `[${letter}${plain}]` : letter;
  });
  return new RegExp(`(?<!\\p{L})${pattern.join('').replaceAll(' ', '\\s+')}(?!\\p{L})`, 'giu');
}

const court = (words: string, name: string): Swap => [words, name];

/** Courts with the capitals of their names, where the words leave no doubt that one court is meant. */
export const capitalsOfCourts: WritingRule = replacing('escribe los tribunales con mayúscula', [
  court('corte suprema de justicia de la nación', 'Corte Suprema de Justicia de la Nación'),
  court('suprema corte de justicia', 'Suprema Corte de Justicia'),
  court('corte suprema(?! de)', 'Corte Suprema'),
  court('superior tribunal de justicia', 'Superior Tribunal de Justicia'),
  court('tribunal superior de justicia', 'Tribunal Superior de Justicia'),
  court(
    'cámara nacional de apelaciones en lo civil y comercial federal',
    'Cámara Nacional de Apelaciones en lo Civil y Comercial Federal',
  ),
  court('cámara nacional de apelaciones en lo civil(?! y)', 'Cámara Nacional de Apelaciones en lo Civil'),
  court('cámara nacional de apelaciones en lo comercial', 'Cámara Nacional de Apelaciones en lo Comercial'),
  court('cámara nacional de apelaciones del trabajo', 'Cámara Nacional de Apelaciones del Trabajo'),
  court('cámara federal de apelaciones', 'Cámara Federal de Apelaciones'),
  court('cámara federal de casación penal', 'Cámara Federal de Casación Penal'),
  court('juzgado nacional en lo civil(?! y)', 'Juzgado Nacional en lo Civil'),
  court('juzgado nacional en lo comercial', 'Juzgado Nacional en lo Comercial'),
  court('juzgado nacional del trabajo', 'Juzgado Nacional del Trabajo'),
  court('juzgado civil y comercial', 'Juzgado Civil y Comercial'),
  court('juzgado federal', 'Juzgado Federal'),
  court('poder judicial', 'Poder Judicial'),
  court('ministerio público fiscal', 'Ministerio Público Fiscal'),
  court('ministerio público(?! (?:fiscal|de))', 'Ministerio Público'),
]);

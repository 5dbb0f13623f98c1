/** One side of a relation that a sentence names. */
export interface Party {
  /** Which relation. */
  pair: number;
  side: 0 | 1;
}

/** The two sides of each relation, by the beginnings of their names in a folded text. */
const pairs: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['locador', 'duen', 'propietario'],
    ['locatari', 'inquilin'],
  ],
  [['empleador'], ['trabajador', 'emplead[oa]s?\\b', 'dependiente']],
  [['vendedor'], ['comprador']],
  [['acreedor'], ['deudor']],
  [['asegurador'], ['asegurad[oa]s?\\b']],
  [['donante'], ['donatari']],
  [['mandante'], ['mandatari']],
  [['proveedor'], ['consumidor', 'usuari']],
  [['actor(?:a|es|as)?\\b', 'demandante'], ['demandad']],
  [['emisor'], ['titular']],
  [['transportista', 'porteador'], ['pasajer']],
  [['comitente'], ['contratista', 'constructor']],
];
const patterns = pairs.map((sides) => sides.map((names) => new RegExp(`\\b(?:${names.join('|')})`, 'g')));
const anyParty = new RegExp(
  pairs
    .flat(2)
    .map((name) => `\\b${name}`)
    .join('|'),
);

/** The sides that a folded sentence names, in order. */
export function partiesIn(sentence: string): Party[] {
  if (!anyParty.test(sentence)) return [];
  return patterns
    .flatMap((sides, pair) =>
      sides.flatMap((pattern, side) =>
        [...sentence.matchAll(pattern)].map(({ index }) => ({ index, pair, side: side as Party['side'] })),
      ),
    )
    .sort((left, right) => left.index - right.index)
    .map(({ pair, side }) => ({ pair, side }));
}

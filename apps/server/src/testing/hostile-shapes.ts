/** One way to make a text that rules find hard to read: a beginning, a piece that repeats, and an end. */
export interface HostileShape {
  name: string;
  /** A text of this shape with exactly so many characters. */
  textOf(characters: number): string;
}

const shape = (name: string, piece: string, start = '', end = ''): HostileShape => ({
  name,
  textOf: (characters) => {
    const room = Math.max(0, characters - start.length - end.length);
    return (start + piece.repeat(Math.ceil(room / piece.length)).slice(0, room) + end).slice(0, characters);
  },
});

/** A text that grows by a number: no piece of it is the same. */
const counted = (name: string, pieceOf: (place: number) => string): HostileShape => ({
  name,
  textOf: (characters) => {
    let text = '';
    for (let place = 1; text.length < characters; place++) text += pieceOf(place);
    return text.slice(0, characters);
  },
});

/**
 * Texts of one sign, of one word, of openings without ends and of ends without openings, of what almost is a date, an amount, a
 * name, a citation or a heading: whatever makes a rule that looks ahead or back look far, again and again.
 */
export const hostileShapes: readonly HostileShape[] = [
  // One sign.
  ...['.', ',', '-', '_', '/', '(', ')', '[', '"', "'", '«', '»', '“', '$', '°', '#', '*', '@', '>', '|'].map((sign) =>
    shape(`only ${sign}`, sign, 'El juez dijo '),
  ),
  shape('only spaces', ' ', 'El juez dijo', ' algo.'),
  shape('only line ends', '\n', 'El juez dijo', 'algo.'),
  shape('spaces and line ends', ' \n', 'El juez dijo', 'algo.'),
  shape('only tabs', '\t', 'El juez dijo', 'algo.'),
  shape('only no-break spaces', '\u00a0', 'El juez dijo', 'algo.'),
  shape('only ellipses', '…', 'El juez dijo '),
  // One sign, long, inside what looks like something: a pattern that is tied to its end begins again at each of them.
  ...['.', '-', '/', '"', ','].map((sign) => shape(`${sign} within a word`, sign, 'El juez dijo a', 'a')),
  shape('a field of spaces', ' ', 'Entre {{', '.'),
  shape('spaces within a bracket', ' ', 'El art. 42 CN (', ', párr. 2).'),
  // One letter, one figure, one word.
  shape('one capital', 'A', 'El juez '),
  shape('one small letter', 'a', 'El juez '),
  shape('one accent', 'ñ', 'El juez '),
  shape('one figure', '9', 'El juez '),
  shape('one word', 'palabra '),
  shape('one capitalised word', 'Perez '),
  shape('one word in capitals', 'PEREZ '),
  shape('combining accents', 'e\u0301', 'El juez '),
  shape('pairs of surrogates', '😀', 'El juez '),
  shape('right-to-left marks', '\u200f', 'El juez '),
  // Two signs that alternate.
  shape('spaced dots', '. ', 'El juez dijo '),
  shape('letters and dots', 'a.', 'El juez '),
  shape('capitals and dots', 'A. ', 'El juez '),
  shape('figures and dots', '1.', 'El juez '),
  shape('figures and bars', '1/', 'El juez '),
  shape('figures and dashes', '1-', 'El juez '),
  shape('figures and spaces', '1 ', 'El juez '),
  shape('figures and commas', '1,', 'El juez '),
  shape('empty brackets', '()', 'El juez '),
  shape('open brackets with words', '(a ', 'El juez '),
  shape('open quotation marks with words', '«dijo ', 'El juez '),
  shape('a quotation without end', 'que el deudor pague la deuda que tiene ', 'El art. 42 CN dice: «'),
  shape('quotations of four words', '"uno dos tres cuatro cinco" ', 'El art. 42 CN dice: '),
  shape('lines set in', '    uno dos tres cuatro cinco\n', 'El art. 42 CN dice:\n'),
  // What almost is something.
  shape('articles', 'art. 1 CN, '),
  shape('articles without norm', 'art. 1 y '),
  shape('a list of articles', '1, ', 'arts. '),
  shape('articles without number', 'art. '),
  shape('laws', 'ley 24.240 '),
  shape('laws without number', 'ley '),
  shape('laws with long numbers', 'ley 1.1.1.1.1.1.1.1 '),
  shape('rulings', 'Fallos: 332:111; '),
  shape('captions', 'Pérez c/ Gómez s/ daños '),
  shape('a caption without end', 'Perez y ', 'en los autos "Gomez '),
  shape('captions without parties', 'c/ '),
  shape('dates', '1 de enero de 2020 '),
  shape('days without month', '1 de '),
  shape('months without year', 'de enero '),
  shape('amounts', '$ 1.000.000,00 '),
  shape('amounts in words', 'pesos un mil '),
  shape('numbers in words', 'mil mil '),
  shape('names', 'Juan Carlos Perez, '),
  shape('names with particles', 'de la ', 'Juan '),
  shape('treatments', 'Sr. '),
  shape('documents', 'DNI 12.345.678 '),
  shape('documents without number', 'DNI '),
  shape('e-mail addresses', 'a@a.', 'correo '),
  shape('addresses', 'calle San Martin 123 '),
  shape('telephones', '+54 11 '),
  shape('clauses', 'PRIMERA: '),
  shape('numbered items', '\n1) '),
  shape('headings', '\nRESUELVO:\n'),
  shape('recitals', '\nCONSIDERANDO: Que '),
  shape('abbreviations', 'Cám. Nac. Apel. '),
  shape('negations', 'no no '),
  shape('questions', '¿y? '),
  shape('conjunctions', 'que y que o '),
  shape('adverbs', 'mente ', 'clara'),
  shape('gerunds', 'siendo habiendo '),
  shape('treatment of the court', 'V.S. '),
  shape('HTML', '<p '),
  shape('fields', '{{parte}} '),
  shape('fields without end', '{{parte '),
  shape('Markdown', '**_`'),
  // No two pieces alike.
  counted('different words', (place) => `palabra${place.toString(36)} `),
  counted('different names', (place) => `Perez${place.toString(36)} Gomez, `),
  counted('different articles', (place) => `art. ${place} CCyC; `),
  counted('different sentences', (place) => `El ${place} de mayo de 2020 pagó $ ${place}. `),
  counted('different quotations', (place) => `"uno dos tres cuatro cinco seis ${place}" (art. ${place} CCyC) `),
  counted('different lines', (place) => `${place}\n`),
];

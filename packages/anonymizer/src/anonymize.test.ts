import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anonymize, replaceSpans } from './anonymize.ts';
import { detect } from './detect.ts';
import { fold } from './normalise.ts';
import { restore } from './restore.ts';
import { emptyState } from './state.ts';

const PIECES = [
  'Juan Carlos Pérez',
  'PÉREZ, JUAN CARLOS',
  'María Gómez',
  'Sra. Zwierzynski',
  'Pe\u0301rez',
  'la niña A.B.C.',
  'Dr. Rivas',
  'DNI 28.456.789',
  '20-28456789-3',
  'CUIT 30-71234567-1',
  'calle Rivadavia 1234, piso 5° "B", CABA',
  'vivo en san martin 1234',
  'ana.soto@gmail.com',
  'tel. 11 4382-6611',
  'CBU 0170099220000067973707',
  'Transportes Sur S.R.L.',
  'Expte. N° 12345/2020',
  'T° 45 F° 678 CPACF',
  'dominio AB123CD',
  '"Gómez c/ Soto s/ daños"',
  '[PERSONA_1]',
  '[Persona 2]',
  'PERSONA_3',
  '[DNI_1]',
  '😀',
  '👩‍⚖️',
  ', ',
  ' y ',
  '. ',
  '\n',
  '\n\n',
  ' c/ ',
  ' s/ ',
  ': ',
  '$ 12.345.678',
  'Ley 24.240',
  'art. 245',
  'el actor',
  '(',
  ')',
  '**',
  'Señor Juez:',
  'contra',
  'hijo de',
  'N°',
  '12.345.678',
  '4777-1234',
  'Buenos Aires',
  'Nombre: PAZ',
  'Cónyuge:',
  'tincho 20:02\n',
  '\nlore: ',
  'vivo en ',
  'barrio inta tira 7 casa 112',
  'Finca La Esperanza',
  'S. T. C.',
  'Santino Tejerina Cari',
  'me lo dijo lorena',
  'rosa amanda ledesma',
  'la rosa',
  'Av. Belgrano y Entre Ríos',
  'Lafuente 1190',
  'casa de castelli 780',
  'Fdo. Park',
  'su apoderado, Park Jae Min',
  '"la Negra" Íñiguez',
  'ana(at)estudio(dot)io',
  'info@estudio.io',
  'estudio.io',
  'Antonio Dos Santos',
  'Dos Santos',
  'progenitor de N.',
  'Gracias, Marina',
  'Véase a Julio Rivera',
  'Paz no lo vio',
  'Mar del Plata',
  'el mio 31005826',
  'Registro N° 431',
  'Consorcio de Propietarios',
  '12/03/1980',
  'nacido el',
  'á',
  '\u0301',
  '\u00ad',
];
const documents = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...PIECES) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
    ),
    { maxLength: 24 },
  )
  .map((pieces) => pieces.join(' '));

describe('anonymize', () => {
  it('gives every form of a person the same placeholder, and numbers by first appearance', () => {
    const { text } = anonymize(
      'Vistos: el actor, PÉREZ, JUAN CARLOS, y la Sra. Marta Gómez. Juan Carlos Pérez dijo. Gómez negó.',
    );
    expect(text).toBe('Vistos: el actor, [PERSONA_1], y la Sra. [PERSONA_2]. [PERSONA_1] dijo. [PERSONA_2] negó.');
  });

  it('does not merge two persons through a surname that fits both', () => {
    const { text } = anonymize('El Sr. Juan Pérez y la Sra. Ana Pérez. La Sra. Pérez firmó.');
    expect(text).toBe('El Sr. [PERSONA_1] y la Sra. [PERSONA_2]. La Sra. [PERSONA_3] firmó.');
  });

  it('keeps placeholders through a conversation, and its state survives JSON', () => {
    const first = anonymize('Me llamo Carla Ponce, DNI 33.111.222.');
    const state = JSON.parse(JSON.stringify(first.state));
    const second = anonymize('La señora Ponce tiene DNI 33111222; el otro es el Sr. Luis Soto.', state);
    expect(first.text).toBe('Me llamo [PERSONA_1], DNI [DNI_1].');
    expect(second.text).toBe('La señora [PERSONA_1] tiene DNI [DNI_1]; el otro es el Sr. [PERSONA_2].');
  });

  it('learns the full name of somebody first mentioned by surname', () => {
    const first = anonymize('El Sr. Ponce no paga.');
    const second = anonymize('Se llama Carlos Ponce.', first.state);
    expect(second.text).toBe('Se llama [PERSONA_1].');
    expect(second.map.originals['[PERSONA_1]']).toBe('Carlos Ponce');
  });

  it('never issues a number that the text already contains', () => {
    const { text } = anonymize('Según [PERSONA_1], el Sr. Juan Pérez firmó.');
    expect(text).toBe('Según [PERSONA_1], el Sr. [PERSONA_2] firmó.');
  });

  it('links a CUIT to the DNI in its middle', () => {
    const { state } = anonymize('DNI 28.456.789, CUIL 20-28456789-3');
    expect(state.entities.find(({ type }) => type === 'cuit')?.linkedTo).toBe('[DNI_1]');
  });

  it('reports offsets of the original text', () => {
    const text = '😀 La Sra. Jose\u0301fina Soto 👩‍⚖️';
    for (const { start, end, original } of anonymize(text).replacements) expect(text.slice(start, end)).toBe(original);
    expect(anonymize(text).text).toBe('😀 La Sra. [PERSONA_1] 👩‍⚖️');
  });

  it('does not modify the state it is given', () => {
    const state = emptyState();
    anonymize('El Sr. Juan Pérez', state);
    expect(state).toEqual(emptyState());
  });
});

describe('properties', () => {
  it('restores any text exactly', () => {
    fc.assert(
      fc.property(documents, (text) => {
        const { text: redacted, map } = anonymize(text);
        expect(restore(redacted, map)).toBe(text);
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 300 },
    );
  });

  it('returns disjoint spans in order whose text is the exact slice', () => {
    fc.assert(
      fc.property(documents, (text) => {
        let last = 0;
        for (const span of detect(text)) {
          expect(span.start).toBeGreaterThanOrEqual(last);
          expect(span.end).toBeGreaterThan(span.start);
          expect(text.slice(span.start, span.end)).toBe(span.text);
          last = span.end;
        }
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 300 },
    );
  });

  it('is idempotent, with the same state and with a new one', () => {
    fc.assert(
      fc.property(documents, (text) => {
        const first = anonymize(text);
        expect(anonymize(first.text, first.state).text).toBe(first.text);
        expect(anonymize(first.text).text).toBe(first.text);
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 300 },
    );
  });

  it.each([
    ['Fdo. Park S. T. C. Juan Carlos Pérez S. T. C.', 'Fdo. Park [PERSONA_1] [PERSONA_2] [PERSONA_1]'],
    [
      'Fdo. Park Juan Carlos Pérez su apoderado, Park Jae Min',
      'Fdo. [PERSONA_1] [PERSONA_2] su apoderado, [PERSONA_1]',
    ],
  ])('keeps no name for an office that replacing has unsaid: %s', (text, redacted) => {
    expect(anonymize(text).text).toBe(redacted);
    expect(anonymize(redacted).text).toBe(redacted);
  });

  it('reads a divided word before a name as the redacted text has it', () => {
    const { text } = anonymize('la rosa a\u{10000} \u00AD \nlore:  Señor Juez: Lafuente 1190 nacido el');
    expect(anonymize(text).text).toBe(text);
  });

  it('leaves no full name, number or address of the map in the output', () => {
    fc.assert(
      fc.property(documents, (text) => {
        const { text: redacted, map } = anonymize(text);
        const visible = ` ${fold(redacted).replace(/[^\p{L}\d]+/gu, ' ')} `;
        for (const original of Object.values(map.originals)) {
          const wanted = fold(original)
            .replace(/[^\p{L}\d]+/gu, ' ')
            .trim();
          // An amount may have a DNI's digits and a place a surname's letters: only unmistakable data are asserted.
          if (wanted.length >= 8 && !/^\d{2} \d{3} \d{3}$/.test(wanted)) expect(visible).not.toContain(` ${wanted} `);
        }
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 300 },
    );
  });

  it.each([
    ['one letter', 'A'],
    ['initials', 'A. '],
    ['digits', '1'],
    ['separated digits', '1-'],
    ['names', 'Juan Pérez '],
    ['titles', 'Sr. Dr. '],
    ['captions', 'A c/ B s/ '],
    ['quotes', '"a '],
    ['addresses', 'calle 1 '],
    ['triggers', 'domicilio en '],
    ['open placeholders', '[PERSONA_'],
    ['mail', 'a@a.'],
    ['line ends', '\n'],
    ['offices', 'juez de la '],
    ['combining marks', 'e\u0301\u0301'],
    ['companies', 'Sur S.A. y '],
  ])('finishes on 200 kB of %s', (_name, unit) => {
    const text = unit.repeat(Math.ceil(200_000 / unit.length));
    const { text: redacted, map } = anonymize(text);
    expect(restore(redacted, map)).toBe(text);
  });
});

describe('replaceSpans', () => {
  it('replaces the given data and no others, and the way back is exact', () => {
    const text = 'Juan Pérez y Marta Gómez viven en la Chacra Vieja.';
    const start = text.indexOf('Chacra Vieja');
    const span = { start, end: start + 'Chacra Vieja'.length, type: 'domicilio', text: 'Chacra Vieja' } as const;
    const result = replaceSpans(text, [span]);
    expect(result.text).toBe('Juan Pérez y Marta Gómez viven en la [DOMICILIO_1].');
    expect(restore(result.text, result.map)).toBe(text);
  });

  it('goes on from the numbers that were given before, whatever is replaced now', () => {
    const text = 'Juan Pérez y Marta Gómez';
    const first = replaceSpans(text, detect(text));
    const later = replaceSpans(text, detect(text).slice(1), first.state);
    expect(later.text).toBe('Juan Pérez y [PERSONA_2]');
  });
});

describe('the writings of one person', () => {
  const placeholders = (text: string) => anonymize(text).replacements.map(({ placeholder }) => placeholder);

  it('become one: capitals, order, accents and initials', () => {
    const text =
      'El Sr. Juan Carlos Gómez y la Sra. Ana Gómez. "GOMEZ, JUAN CARLOS c/ RUIZ, EVA s/ alimentos". El Sr. J. C. Gómez firmó.';
    const [first, , captioned, , initialed] = placeholders(text);
    expect([captioned, initialed]).toEqual([first, first]);
  });

  it('become one for a child known by initials', () => {
    expect(new Set(placeholders('la niña L. J. M., de 7 años. LJM va a sala de 5.'))).toEqual(new Set(['[PERSONA_1]']));
  });

  it.each([
    ['un comienzo', 'Chat con Nicolás Fernández. Nico Fernández no vino. Le avisé a Nico.'],
    ['una vocal', 'La señora Débora Waisman firma. Yo soy Debi, avisame.'],
    ['un diminutivo', 'Mi hijo se llama Martín Roldán. Martincito vive conmigo.'],
    ['un nombre que no empieza igual', 'El Sr. José Altamirano no vino. A mi vecino le dicen Pepe Altamirano.'],
  ])('become one: %s', (_, text) => {
    const all = placeholders(text);
    expect(all.length).toBeGreaterThan(1);
    expect(new Set(all)).toEqual(new Set(['[PERSONA_1]']));
  });

  it('become one in later messages, whichever came first', () => {
    const first = anonymize('Mi amigo se llama Nico.');
    expect(anonymize('Se llama Nicolás Fernández.', first.state).text).toBe('Se llama [PERSONA_1].');
    const whole = anonymize('Se llama Nicolás Fernández.');
    expect(anonymize('Mi amigo se llama Nico.', whole.state).text).toBe('Mi amigo se llama [PERSONA_1].');
  });

  it.each([
    ['another name that begins alike', 'Mis hijas se llaman Anahí Ledesma y Camila. Mi hermana se llama Ana.'],
    ['side by side', 'Son hermanos: vinieron Nicolás y Nico.'],
    ['two who would fit', 'El Sr. Nicolás Ruiz y el Sr. Nicolás Soto. Mi socio se llama Nico.'],
    ['another surname', 'El Sr. Nicolás Ruiz. Mi socio se llama Nico Soto.'],
  ])('stay apart: %s', (_, text) => {
    const all = placeholders(text);
    expect(all.length).toBeGreaterThan(1);
    expect(new Set(all).size).toBe(all.length);
  });

  it('are not those of a judge who shares a surname: she has a placeholder of her own', () => {
    const text =
      'Sentencia de la jueza Gómez. Vistos: el actor, Juan Gómez, no vino. Resolvió la Jueza, Dra. Gómez. Gómez apeló.';
    const result = anonymize(text);
    expect(result.text).toBe(
      'Sentencia de la jueza [PERSONA_1]. Vistos: el actor, [PERSONA_2], no vino. Resolvió la Jueza, Dra. [PERSONA_1]. [PERSONA_2] apeló.',
    );
    expect(restore(result.text, result.map)).toBe(text);
    expect(anonymize('La jueza Gómez citó a Gómez.', result.state).text).toBe(
      'La jueza [PERSONA_1] citó a [PERSONA_2].',
    );
  });

  it('stay apart where two would fit', () => {
    const text = 'El Sr. Juan Carlos Gómez y el Sr. José César Gómez. El Sr. J. C. Gómez firmó.';
    expect(new Set(placeholders(text)).size).toBe(3);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opinionAt } from './opinion.ts';
import { opinionLabel } from './opinion-label.ts';
import { readRulingText } from './read-ruling-text.ts';

/** An invented ruling as a scanner gives it: running heads, divided words, opinions one after the other. */
const scanned = `FALLO DE LA CORTE SUPREMA
Buenos Aires, 3 de mayo de 2011.
Vistos los autos: “Molinari, Zoe c/ Palomar del Sur S.A. s/ palo-
mas”.
Considerando:
1º) Que la sala confirmó la sentencia que había ordenado la de-

129
DE JUSTICIA DE LA NACION
331
volución de las aves. Contra esa decisión la demandada dedujo recurso.
2º) Que el agravio no puede prosperar.
Por ello, se desestima la queja. Notifíquese y archívese.
RICARDO LUIS ROBLES — ELENA I. SAUCE DE NOGAL (según su voto) — CARLOS
S. FRESNO (en disidencia).
VOTO DE LA SEÑORA VICEPRESIDENTA
DOCTORA DOÑA ELENA I. SAUCE DE NOGAL
Considerando:
Que las palomas tienen dueño.
Por ello, se desestima la queja. Notifíquese.
ELENA I. SAUCE DE NOGAL.
Disidencia del señor ministro doctor don Carlos S. Fresno
Considerando:
Que las palomas son libres.
Por ello, se hace lugar a la queja.
CARLOS S. FRESNO.
Recurso de hecho interpuesto por Palomar del Sur S.A., con el patrocinio del Dr. Juan
Aliso.
Tribunal de origen: Sala B de la Cámara de Palomares.

130
FALLOS DE LA CORTE SUPREMA
331
TALLER DE LA ESQUINA S.R.L. c/ PROVINCIA DEL MONTE
COMPETENCIA
Los talleres son de competencia local.
Dictamen de la Procuración General
Suprema Corte:
El taller es ajeno a esta instancia.`;

const words = (text: string, from: number, to?: number) => text.slice(from, to).trim();

describe('the text of a ruling', () => {
  const { isExtract, opinions, text } = readRulingText(scanned);

  it('loses the running heads of its pages, and its divided words are made whole', () => {
    expect(text).toContain('s/ palomas”.');
    expect(text).toContain('había ordenado la devolución de las aves.');
    expect(text).not.toMatch(/DE JUSTICIA DE LA NACION|FALLOS DE LA CORTE|\b331\b|\b129\b/);
  });

  it('ends where the next ruling of the volume begins', () => {
    expect(text).toMatch(/Cámara de Palomares\.$/);
    expect(text).not.toContain('TALLER');
  });

  it('is told apart by its authors', () => {
    expect(opinions.map(opinionLabel)).toEqual([
      'Del fallo de la Corte',
      'Del voto de Elena I. Sauce de Nogal',
      'Del voto en disidencia de Carlos S. Fresno',
    ]);
    expect(words(text, opinions[1]?.start ?? 0, opinions[2]?.start)).toContain('Que las palomas tienen dueño.');
    expect(opinionAt(opinions, text.indexOf('son libres'))).toMatchObject({ kind: 'dissent' });
    expect(opinionAt(opinions, text.indexOf('ordenado'))).toMatchObject({ kind: 'court', by: null });
    expect(opinionAt([], 10)).toBeNull();
  });

  it('is whole where its last opinion is signed', () => {
    expect(isExtract).toBe(false);
  });

  it.each([
    ['it breaks off within a sentence', scanned.slice(0, scanned.indexOf(' recurso.\n2º)'))],
    ['its last opinion is not signed', scanned.slice(0, scanned.indexOf('CARLOS S. FRESNO.\nRecurso'))],
    ['an opinion that its signatures announce is missing', scanned.slice(0, scanned.indexOf('VOTO DE LA'))],
    ['a dissent that its signatures announce is missing', scanned.slice(0, scanned.indexOf('Disidencia del'))],
    ['it holds no words of the court', 'TALLERES. Los talleres son de competencia local.'],
    ['it is empty', ''],
  ])('is a part where %s', (_why, part) => {
    expect(readRulingText(part).isExtract).toBe(true);
  });

  it('may begin with the opinion of the Procuración', () => {
    const both = readRulingText(`Dictamen de la Procuración General\nSuprema Corte:\nOpino que no.\n${scanned}`);
    expect(both.opinions.map(opinionLabel).slice(0, 2)).toEqual([
      'Del dictamen de la Procuración',
      'Del fallo de la Corte',
    ]);
    expect(both.text.slice(0, both.opinions[1]?.start)).toContain('Opino que no.');
  });

  it('leaves out the end of another ruling and headnotes that stand before the court’s words', () => {
    const { text: own } = readRulingText(
      `Tribunal de origen: Sala C.\nGALPÓN S.A. c/ FISCO\nIMPUESTOS\nHay.\n${scanned}`,
    );
    expect(own).toMatch(/^FALLO DE LA CORTE SUPREMA/);
  });

  it('names several judges, and takes no word of a sentence for a heading', () => {
    const more = scanned
      .replace('CARLOS S. FRESNO.\nRecurso', 'CARLOS S. FRESNO — JUANA OLMO.\nRecurso')
      .replace(
        'doctor don Carlos S. Fresno',
        'doctor don Carlos S. Fresno y de la señora\nministra doctora doña Juana Olmo',
      )
      .replace('palomas son libres.', 'palomas son libres, como dijo el\nvoto del señor ministro.');
    expect(readRulingText(more).opinions.map(opinionLabel)).toEqual([
      'Del fallo de la Corte',
      'Del voto de Elena I. Sauce de Nogal',
      'Del voto en disidencia de Carlos S. Fresno y Juana Olmo',
    ]);
  });

  it('reads any text once and for all: what was read is read again the same', () => {
    const line = fc.constantFrom(
      ...scanned.split('\n'),
      '',
      'VOTO DEL SEÑOR MINISTRO DOCTOR DON J. X.',
      '—',
      '331',
      'de la que',
      '. .',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        const read = readRulingText(lines.join('\n'));
        const starts = read.opinions.map(({ start }) => start);
        expect(starts).toEqual([...starts].sort((a, b) => a - b));
        for (const start of starts) expect(start).toBeLessThan(Math.max(1, read.text.length));
      }),
    );
  });
});

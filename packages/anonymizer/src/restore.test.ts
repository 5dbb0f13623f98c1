import { describe, expect, it } from 'vitest';
import { anonymize } from './anonymize.ts';
import { restore, restoreSegments } from './restore.ts';

const { map } = anonymize('La Sra. Carla Ponce, DNI 33.111.222, demanda al Sr. Luis Soto. Tel. 11 4382-6611.');

describe('restore', () => {
  it.each([
    ['[PERSONA_1]', 'Carla Ponce'],
    ['[Persona 1]', 'Carla Ponce'],
    ['[persona_1]', 'Carla Ponce'],
    ['**[PERSONA_1]**', '**Carla Ponce**'],
    ['\\[PERSONA\\_1\\]', 'Carla Ponce'],
    ['PERSONA_2', 'Luis Soto'],
    ['persona_2', 'Luis Soto'],
    ['[PERSONA-2]', 'Luis Soto'],
    ['[Teléfono_1]', '11 4382-6611'],
    ['las [PERSONAS_1]', 'las Carla Ponce'],
    ['[PERSONA_1 y PERSONA_2]', 'Carla Ponce y Luis Soto'],
    ['[DNI_1]', '33.111.222'],
  ])('reads %s', (written, expected) => {
    expect(restore(`Según ${written}.`, map)).toBe(`Según ${expected}.`);
  });

  it.each(['[PERSONA_9]', 'la persona 1', 'PERSONA_10', 'art. 1', '[EMPRESA_1]'])('leaves %s', (written) => {
    expect(restore(written, map)).toBe(written);
  });

  it('does not read placeholders out of restored data', () => {
    const sneaky = { ...map, originals: { '[PERSONA_1]': '[PERSONA_2]', '[PERSONA_2]': 'Luis Soto' } };
    expect(restore('[PERSONA_1]', sneaky)).toBe('[PERSONA_2]');
  });

  it('marks what was put back', () => {
    expect(restoreSegments('Hola [PERSONA_1]!', map)).toEqual([
      { text: 'Hola ' },
      { text: 'Carla Ponce', placeholder: '[PERSONA_1]' },
      { text: '!' },
    ]);
  });
});
